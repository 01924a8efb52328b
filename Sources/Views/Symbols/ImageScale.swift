extension Image {
  /// How large a symbol is beside letters.
  public enum Scale: Sendable, Hashable, CaseIterable {
    case small, medium, large

    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }
}

extension EnvironmentValues {
  /// How large symbols are beside letters.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  private enum ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
  }
}

extension View {
  /// Sets how large the symbols in this view are beside letters.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
