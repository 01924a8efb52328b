/// 2 to the power of `exponent`, to 2e-7 of itself; 0 below −126, the largest from 127 on.
public func exp2(_ exponent: SIMD8<Float>) -> SIMD8<Float> {
  let limited = exponent.clamped(
    lowerBound: SIMD8(repeating: -127), upperBound: SIMD8(repeating: 127))
  let whole = limited.nearestWhole
  let x = (limited - whole) * 0.69314718
  var sum = SIMD8<Float>(repeating: 1.3888889e-3)
  for factor: Float in [8.3333333e-3, 4.1666667e-2, 0.16666667, 0.5, 1, 1] {
    sum = sum * x + factor
  }
  // The whole part as the exponent's bits: 1.5 · 2²³ puts it into the lowest ones.
  let low = unsafeBitCast(whole + 12_582_912, to: SIMD8<UInt32>.self)
  let bits = (low &- (0x4B40_0000 - 127)) &<< 23
  let power = sum * unsafeBitCast(bits, to: SIMD8<Float>.self)
  return power.replacing(with: 0, where: exponent .< SIMD8(repeating: -126))
}

/// The binary logarithms; −∞ for 0, not a number below.
public func log2(_ x: SIMD8<Float>) -> SIMD8<Float> {
  let bits = unsafeBitCast(x, to: SIMD8<UInt32>.self)
  // The exponent, written into the bits of 2²³ to become a number.
  let biased = (bits &>> 23) | 0x4B00_0000
  var exponent = unsafeBitCast(biased, to: SIMD8<Float>.self) - 8_388_735
  var mantissa = unsafeBitCast((bits & 0x7F_FFFF) | 0x3F80_0000, to: SIMD8<Float>.self)
  let isLarge = mantissa .> SIMD8(repeating: 1.41421356)
  mantissa.replace(with: mantissa * 0.5, where: isLarge)
  exponent.replace(with: exponent + 1, where: isLarge)
  // log m = 2 artanh((m − 1) / (m + 1)).
  let t = (mantissa - 1) / (mantissa + 1)
  let s = t * t
  var sum = SIMD8<Float>(repeating: 0.11111111)
  for factor: Float in [0.14285714, 0.2, 0.33333333, 1] { sum = sum * s + factor }
  var logarithm = exponent + sum * t * 2.88539008
  logarithm.replace(with: -.infinity, where: x .< SIMD8(repeating: 1.17549435e-38))
  logarithm.replace(with: .nan, where: x .< .zero)
  return logarithm
}

/// e to the power of `exponent`.
public func exp(_ exponent: SIMD8<Float>) -> SIMD8<Float> { exp2(exponent * 1.44269504) }

/// The natural logarithms; −∞ for 0, not a number below.
public func log(_ x: SIMD8<Float>) -> SIMD8<Float> { log2(x) * 0.69314718 }

/// `base` to the power of `exponent`; not a number for a negative base.
public func pow(_ base: SIMD8<Float>, _ exponent: SIMD8<Float>) -> SIMD8<Float> {
  let power = exp2(log2(base) * exponent)
  return power.replacing(with: 1, where: exponent .== .zero)
}
