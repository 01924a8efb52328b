/// How gauges look.
public protocol GaugeStyle: SendableMetatype {
  /// The view of a gauge.
  associatedtype Body: View
  /// The gauge that is to be shown.
  typealias Configuration = GaugeStyleConfiguration

  /// The view of the gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The gauge that a style is to show.
public struct GaugeStyleConfiguration {
  /// A label of a gauge, as a style is given it.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// Where the value lies between the bounds, from 0 to 1.
  public var value: Double
  /// What is measured.
  public var label: Label
  /// The value in words.
  public var currentValueLabel: Label?
  /// The lower bound in words.
  public var minimumValueLabel: Label?
  /// The upper bound in words.
  public var maximumValueLabel: Label?
}

extension View {
  /// Sets how the gauges in this view look.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyGaugeStyle(style))
  }
}

/// A gauge style without its type.
struct AnyGaugeStyle {
  let make: (GaugeStyleConfiguration) -> AnyView

  init<S: GaugeStyle>(_ style: S) { make = { AnyView(style.makeBody(configuration: $0)) } }
}

extension EnvironmentValues {
  var gaugeStyle: AnyGaugeStyle {
    get { self[GaugeStyleKey.self] ?? AnyGaugeStyle(LinearCapacityGaugeStyle()) }
    set { self[GaugeStyleKey.self] = newValue }
  }

  private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: AnyGaugeStyle? { nil }
  }
}
