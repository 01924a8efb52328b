/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// A label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  public var body: some View {
    style.make(
      LabelStyleConfiguration(
        title: LabelPart(content: AnyView(title)), icon: LabelPart(content: AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with the symbol of a name.
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A title, as it stands, with the symbol of a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Button where Label == Views.Label<Text, Image> {
  /// A button that shows a title with the symbol of a name and does `action`.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { Views.Label(title, systemImage: name) }
  }
}
