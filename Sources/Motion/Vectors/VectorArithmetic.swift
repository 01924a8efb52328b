/// A value that can be added and scaled: what an animation carries from one value to another.
public protocol VectorArithmetic: AdditiveArithmetic, Sendable {
  /// Multiplies each component by `factor`.
  mutating func scale(by factor: Double)

  /// The sum of the squared components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with each component multiplied by `factor`.
  @inlinable public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// Moves this value the fraction `amount` of the way to `other`; beyond it for more than 1.
  @inlinable public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The value at the fraction `amount` of the way to `other`.
  @inlinable public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension VectorArithmetic {
  /// The length of the vector, with digits left where the sum of squares over- or underflows.
  var magnitude: Double {
    let squared = magnitudeSquared
    if squared.isNormal || squared == 0 && self == .zero { return squared.squareRoot() }
    if squared.isNaN { return .nan }
    let factor = squared > 1 ? 0x1p-600 : 0x1p600
    return scaled(by: factor).magnitudeSquared.squareRoot() / factor
  }

  /// Whether no component is infinite or not a number: only then is the difference to itself zero.
  var hasFiniteComponents: Bool { self - self == .zero }
}
