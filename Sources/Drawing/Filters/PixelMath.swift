/// Mathematics for pixel functions: eight numbers at a time and the same to the bit everywhere,
/// because nothing but additions, multiplications, divisions and square roots is rounded in it.
extension SIMD8 where Scalar == Float {
  /// The nearest whole number; numbers beyond ±2²² are returned as they are.
  @inlinable
  public var nearestWhole: SIMD8<Float> {
    // Adding 1.5 · 2²³ leaves no room for a fraction.
    let magic = SIMD8<Float>(repeating: 12_582_912)
    let whole = (self + magic) - magic
    let isSmall = magnitude .< SIMD8(repeating: 4_194_304)
    return self.replacing(with: whole, where: isSmall)
  }

  /// The greatest whole number that isn't greater.
  @inlinable
  public var floor: SIMD8<Float> {
    let whole = nearestWhole
    return whole.replacing(with: whole - 1, where: whole .> self)
  }

  /// What `floor` leaves, 0…1.
  @inlinable
  public var fraction: SIMD8<Float> { self - floor }

  /// The distance from 0.
  @inlinable
  public var magnitude: SIMD8<Float> { replacing(with: -self, where: self .< .zero) }

  /// The nearest numbers of 0…1.
  @inlinable
  public var clampedToUnit: SIMD8<Float> {
    clamped(lowerBound: .zero, upperBound: SIMD8(repeating: 1))
  }
}

/// The numbers a fraction of the way from some to others.
@inlinable
public func mix(
  _ first: SIMD8<Float>, _ second: SIMD8<Float>, by amount: SIMD8<Float>
) -> SIMD8<Float> { first + (second - first) * amount }

/// 0 before an edge, 1 after another, and a smooth way between.
@inlinable
public func smoothstep(
  from start: SIMD8<Float>, to end: SIMD8<Float>, _ x: SIMD8<Float>
) -> SIMD8<Float> {
  let t = ((x - start) / (end - start)).clampedToUnit
  return t * t * (3 - 2 * t)
}

/// The length of the vectors (x, y).
@inlinable
public func length(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> {
  (x * x + y * y).squareRoot()
}
