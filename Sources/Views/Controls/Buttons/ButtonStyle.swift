/// How buttons look, and how they look while they are pressed.
public protocol ButtonStyle: SendableMetatype {
  /// The view of a button.
  associatedtype Body: View
  /// The button that is to be shown.
  typealias Configuration = ButtonStyleConfiguration

  /// The view of the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The button that a style is to show.
public struct ButtonStyleConfiguration {
  /// The label's type.
  public typealias Label = ButtonLabel

  public let role: ButtonRole?
  public let label: ButtonLabel
  /// Whether a finger holds the button down.
  public let isPressed: Bool
}

/// How buttons look and what makes them act.
public protocol PrimitiveButtonStyle: SendableMetatype {
  /// The view of a button.
  associatedtype Body: View
  /// The button that is to be shown.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The view of the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The button that a style is to show and to have act.
public struct PrimitiveButtonStyleConfiguration {
  /// The label's type.
  public typealias Label = ButtonLabel

  public let role: ButtonRole?
  public let label: ButtonLabel
  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

/// A label that dims while it is pressed.
public struct PlainButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.75 : 1)
  }
}

/// A label that dims while it is pressed: what buttons look like where no style is set.
public struct BorderlessButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.2 : 1)
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension View {
  /// Sets how the buttons in this view look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }

  /// Sets how the buttons in this view look and what makes them act.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(primitive: style))
  }
}

/// A button style without its type.
struct AnyButtonStyle {
  let make: (PrimitiveButtonStyleConfiguration) -> AnyView

  init<S: ButtonStyle>(_ style: S) {
    make = { AnyView(PressableButton(configuration: $0, style: style)) }
  }

  init<S: PrimitiveButtonStyle>(primitive style: S) {
    make = { AnyView(style.makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] ?? AnyButtonStyle(BorderlessButtonStyle()) }
    set { self[ButtonStyleKey.self] = newValue }
  }

  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle? { nil }
  }
}
