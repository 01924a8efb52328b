/// A value within bounds.
///
///     Gauge(value: speed, in: 0...200) {
///       Text("km/h")
///     } currentValueLabel: {
///       Text("\(speed, specifier: "%.0f")")
///     }
///     .gaugeStyle(.accessoryCircular)
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>:
  View
{
  private let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: AnyView, current: AnyView? = nil,
    ends: (minimum: AnyView, maximum: AnyView)? = nil
  ) {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let share = (Double(value) - Double(bounds.lowerBound)) / length
    configuration = GaugeStyleConfiguration(
      value: share > 0 ? min(share, 1) : 0, label: .init(content: label),
      currentValueLabel: current.map { .init(content: $0) },
      minimumValueLabel: ends.map { .init(content: $0.minimum) },
      maximumValueLabel: ends.map { .init(content: $0.maximum) })
  }

  public var body: some View { style.make(configuration) }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value within `bounds`, named by `label`.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label: AnyView(label()))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value within `bounds`, with a label that says it.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label: AnyView(label()), current: AnyView(currentValueLabel()))
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A value within `bounds`, with labels that say it and them.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: AnyView(label()), current: AnyView(currentValueLabel()),
      ends: (AnyView(minimumValueLabel()), AnyView(maximumValueLabel())))
  }
}
