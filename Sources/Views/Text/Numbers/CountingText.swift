public import Motion
import Typography

/// A number that counts: in an animated change all between the old and the new one are shown.
///
///     CountingText(amount, format: .currency("€"))
///
/// Its digits have one width, so that it doesn't tremble.
public struct CountingText: View, Animatable {
  private var value: Double
  private let format: NumberFormat

  /// The number `value` as `format` writes it.
  public init(_ value: Double, format: NumberFormat = .number) {
    (self.value, self.format) = (value, format)
  }

  public var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  public var body: some View { Text(value, format: format).monospacedDigit() }
}
