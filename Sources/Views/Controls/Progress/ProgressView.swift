/// How far something has come: a bar, or a spinner where that isn't known.
///
///     ProgressView("Loading", value: loaded, total: 12)
///
/// A spinner turns for ever: a film with one needs a duration.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: AnyView?
  private let currentValueLabel: AnyView?
  @Environment(\.progressViewStyle) private var style
  @Environment(\.hidesLabels) private var hidesLabel

  init(fraction: Double?, label: AnyView?, currentValueLabel: AnyView?) {
    (self.fraction, self.label) = (fraction, label)
    self.currentValueLabel = currentValueLabel
  }

  public var body: some View {
    style.make(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: hidesLabel ? nil : label.map { .init(content: $0) },
        currentValueLabel: currentValueLabel.map { .init(content: $0) }))
  }

  /// The share of `total`, from 0 to 1; nil for no value, 0 for what can't be divided.
  fileprivate static func fraction<V: BinaryFloatingPoint>(of value: V?, _ total: V) -> Double? {
    value.map {
      let fraction = Double($0) / Double(total)
      return fraction > 0 ? min(fraction, 1) : 0
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A spinner.
  public init() { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

  /// How much of `total` has been done; a spinner where `value` is nil.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(fraction: Self.fraction(of: value, total), label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A spinner with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: AnyView(label()), currentValueLabel: nil)
  }

  /// How much of `total` has been done, with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(of: value, total), label: AnyView(label()), currentValueLabel: nil)
  }
}

extension ProgressView {
  /// How much of `total` has been done, with a label and one of the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(of: value, total), label: AnyView(label()),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A spinner with a title.
  public init(_ title: LocalizedStringKey) { self.init { Text(title) } }

  /// A spinner with a title, as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// How much of `total` has been done, with a title.
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// How much of `total` has been done, with a title, as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The view that a style is asked to show, for styles that add to another.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label.map { AnyView($0) },
      currentValueLabel: configuration.currentValueLabel.map { AnyView($0) })
  }
}
