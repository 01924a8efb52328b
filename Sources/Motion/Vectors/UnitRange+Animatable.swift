public import Geometry

/// By how much quantities that mostly lie in 0…1 are enlarged in animatable data.
///
/// SwiftUI does so, and ends its springs by their speed in these units. Here ends are relative
/// to the distance, so the factor shows only to those who look at the data; a power of two, it
/// costs no digits.
package let unitRangeScale = 128.0

extension UnitPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * unitRangeScale, y * unitRangeScale) }
    set { (x, y) = (newValue.first / unitRangeScale, newValue.second / unitRangeScale) }
  }
}

extension Angle: Animatable {
  public var animatableData: Double {
    get { radians * unitRangeScale }
    set { radians = newValue / unitRangeScale }
  }
}
