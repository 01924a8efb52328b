/// How large controls are.
public enum ControlSize: Sendable, Hashable, CaseIterable {
  case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  private enum ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
  }

  /// Whether controls go without their labels.
  var hidesLabels: Bool {
    get { self[HiddenLabelsKey.self] }
    set { self[HiddenLabelsKey.self] = newValue }
  }

  private enum HiddenLabelsKey: EnvironmentKey {
    static let defaultValue = false
  }
}

extension View {
  /// Sets how large the bordered buttons in this view are.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Shows the toggles and the progress in this view without their labels.
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
