import Drawing

/// The colour of what can be acted on: what `tint` set, or the accent colour.
public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.resolvedStyle(at: \.tintStyle) ?? Color.accentColor.resolvedStyle(in: environment)
  }
}

/// The style of what is behind: what `backgroundStyle` set, or else white on light and black on dark
/// surroundings.
public struct BackgroundStyle: ShapeStyle, PrimitiveShapeStyle {
  public init() {}

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.resolvedStyle(at: \.backgroundStyle)
      ?? ResolvedStyle(environment.colorScheme == .dark ? .black : .white)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what can be acted on.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of what is behind.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension EnvironmentValues {
  /// The style of what is behind; nil for the default.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  private enum BackgroundStyleKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
  }

  /// The style of what can be acted on; nil for the accent colour.
  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  private enum TintStyleKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
  }

  /// The style kept at `keyPath`, in which the same key means its default.
  fileprivate func resolvedStyle(
    at keyPath: WritableKeyPath<EnvironmentValues, AnyShapeStyle?>
  ) -> ResolvedStyle? {
    guard let style = self[keyPath: keyPath] else { return nil }
    var outer = self
    outer[keyPath: keyPath] = nil
    return style.resolvedStyle(in: outer)
  }
}
