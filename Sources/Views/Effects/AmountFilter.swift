import Drawing
public import Geometry
import Motion

extension View {
  /// Adds `amount` to the colours of this view: −1 is black, 1 white.
  public func brightness(_ amount: Double) -> some View {
    filter(AmountFilter(kind: .brightness, amount: amount))
  }

  /// Stretches the colours of this view around their middle: 0 is gray, 1 changes nothing.
  public func contrast(_ amount: Double) -> some View {
    filter(AmountFilter(kind: .contrast, amount: amount))
  }

  /// Makes the colours of this view more or less intense: 0 is gray, 1 changes nothing.
  public func saturation(_ amount: Double) -> some View {
    filter(AmountFilter(kind: .saturation, amount: amount))
  }

  /// Mixes the colours of this view with their gray: 0 changes nothing, 1 is gray.
  public func grayscale(_ amount: Double) -> some View {
    filter(AmountFilter(kind: .grayscale, amount: amount))
  }

  /// Turns the hues of this view by `angle`, keeping luminance.
  public func hueRotation(_ angle: Angle) -> some View {
    filter(AmountFilter(kind: .hueRotation, amount: angle.radians))
  }

  /// Shows the opposite of each colour of this view.
  public func colorInvert() -> some View { filter(FixedFilter(filter: .colorInvert)) }

  /// Makes this view black, as opaque as it was bright.
  public func luminanceToAlpha() -> some View { filter(FixedFilter(filter: .luminanceToAlpha)) }
}

/// A filter of one number.
struct AmountFilter: FilterParameters {
  enum Kind {
    case brightness
    case contrast
    case saturation
    case grayscale
    case hueRotation
  }

  let kind: Kind
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var filter: Filter? {
    guard amount.isFinite else { return nil }
    return switch kind {
    case .brightness: amount == 0 ? nil : .brightness(amount)
    case .contrast: amount == 1 ? nil : .contrast(amount)
    case .saturation: amount == 1 ? nil : .saturation(amount)
    case .grayscale: amount == 0 ? nil : .grayscale(amount)
    case .hueRotation: amount == 0 ? nil : .hueRotation(.radians(amount))
    }
  }
}

/// A filter without parameters.
private struct FixedFilter: FilterParameters {
  let filter: Filter?
}
