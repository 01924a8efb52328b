import Geometry

/// How labels look.
public protocol LabelStyle: SendableMetatype {
  /// The view of a label.
  associatedtype Body: View
  /// The label that is to be shown.
  typealias Configuration = LabelStyleConfiguration

  /// The view of the label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label that a style is to show.
public struct LabelStyleConfiguration {
  /// The title's type.
  public typealias Title = LabelPart
  /// The icon's type.
  public typealias Icon = LabelPart

  public let title: LabelPart
  public let icon: LabelPart
}

/// The title or the icon of a label, as a style is given it.
public struct LabelPart: View {
  let content: AnyView

  public var body: some View { content }
}

/// The icon before the title, both on one baseline.
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title: what labels look like where no style is set.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets how the labels in this view look.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, AnyLabelStyle(style))
  }
}

/// A label style without its type.
struct AnyLabelStyle {
  let make: (LabelStyleConfiguration) -> AnyView

  init<S: LabelStyle>(_ style: S) { make = { AnyView(style.makeBody(configuration: $0)) } }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] ?? AnyLabelStyle(TitleAndIconLabelStyle()) }
    set { self[LabelStyleKey.self] = newValue }
  }

  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabelStyle? { nil }
  }
}
