/// A control whose thumb a finger moves along a line, to choose a number of a range.
///
/// The thumb goes where the finger is. Labels of the ends stand beside the line; that of the whole is
/// for those who can't see it, and isn't shown.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let scale: SliderScale
  private let ends: (minimum: ValueLabel, maximum: ValueLabel)?
  private let onEditingChanged: (Bool) -> Void

  /// A control for a number of `bounds`, in steps where there are any.
  init(
    _ scale: SliderScale, ends: (ValueLabel, ValueLabel)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    (self.scale, self.ends, self.onEditingChanged) = (scale, ends, onEditingChanged)
  }

  public var body: some View {
    HStack {
      ends?.minimum
      SliderTrack(scale: scale, onEditingChanged: onEditingChanged)
      ends?.maximum
    }
  }
}

extension Slider {
  /// A control for a number of `bounds`, in whole steps from its beginning.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 0,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderScale(value, bounds, step: step), ends: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A control for a number of `bounds`, in whole steps from its beginning.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 0,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderScale(value, bounds, step: step), ends: nil, onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A control for a number of `bounds`, in whole steps from its beginning.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 0,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderScale(value, bounds, step: step), ends: nil, onEditingChanged)
  }
}
