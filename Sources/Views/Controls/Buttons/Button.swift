/// A view that does something when it is tapped.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  @Environment(\.buttonStyle) private var style

  /// A button that shows `label` and does `action`.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  public var body: some View {
    style.make(
      PrimitiveButtonStyleConfiguration(
        role: role, label: ButtonLabel(content: AnyView(label)), action: action))
  }
}

extension Button where Label == ButtonLabel {
  /// The button that a style is asked to show, for styles that add to another.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// What a button is for, beyond its action.
public struct ButtonRole: Sendable, Hashable {
  private let name: String

  /// Destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Calls something off.
  public static let cancel = ButtonRole(name: "cancel")
}

/// The label of a button, as a style is given it.
public struct ButtonLabel: View {
  let content: AnyView

  public var body: some View { content }
}
