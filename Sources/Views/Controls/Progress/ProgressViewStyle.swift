/// How progress looks.
public protocol ProgressViewStyle: SendableMetatype {
  /// The view of the progress.
  associatedtype Body: View
  /// The progress that is to be shown.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The view of the progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The progress that a style is to show.
public struct ProgressViewStyleConfiguration {
  /// What is being done, as a style is given it.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// How far it is, as a style is given it.
  public struct CurrentValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// From 0 to 1; nil where it isn't known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

extension View {
  /// Sets how progress in this view looks.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyProgressViewStyle(style))
  }
}

/// A style of progress without its type.
struct AnyProgressViewStyle {
  let make: (ProgressViewStyleConfiguration) -> AnyView

  init<S: ProgressViewStyle>(_ style: S) {
    make = { AnyView(style.makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var progressViewStyle: AnyProgressViewStyle {
    get { self[ProgressViewStyleKey.self] ?? AnyProgressViewStyle(DefaultProgressViewStyle()) }
    set { self[ProgressViewStyleKey.self] = newValue }
  }

  private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: AnyProgressViewStyle? { nil }
  }
}
