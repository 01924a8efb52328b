/// A control that is on or off.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.toggleStyle) private var style
  @Environment(\.hidesLabels) private var hidesLabel

  /// A control for `isOn`, named by `label`.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  public var body: some View {
    style.make(
      ToggleStyleConfiguration(
        label: .init(content: hidesLabel ? AnyView(EmptyView()) : AnyView(label)), isOn: isOn))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The control that a style is asked to show, for styles that add to another.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
