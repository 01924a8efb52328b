/// How toggles look and what makes them change.
public protocol ToggleStyle: SendableMetatype {
  /// The view of a toggle.
  associatedtype Body: View
  /// The toggle that is to be shown.
  typealias Configuration = ToggleStyleConfiguration

  /// The view of the toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The toggle that a style is to show.
public struct ToggleStyleConfiguration {
  /// The label of a toggle, as a style is given it.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let label: Label
  /// Whether the toggle is on; a style changes it.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension View {
  /// Sets how the toggles in this view look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyToggleStyle(style))
  }
}

/// A toggle style without its type.
struct AnyToggleStyle {
  let make: (ToggleStyleConfiguration) -> AnyView

  init<S: ToggleStyle>(_ style: S) { make = { AnyView(style.makeBody(configuration: $0)) } }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] ?? AnyToggleStyle(SwitchToggleStyle()) }
    set { self[ToggleStyleKey.self] = newValue }
  }

  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyToggleStyle? { nil }
  }
}
