/// The sines of angles in radians, to 2e-7 up to ±10 000; beyond, angles are too coarse to have one.
public func sin(_ angle: SIMD8<Float>) -> SIMD8<Float> {
  let halfTurns = (angle * 0.318309886).nearestWhole
  // π in three parts, the first two short enough for exact products.
  let rest = ((angle - halfTurns * 3.140625) - halfTurns * 9.67025757e-4) - halfTurns * 6.2777333e-7
  let s = rest * rest
  // Taylor's series up to x⁹ and a fitted last term.
  var sum = SIMD8<Float>(repeating: -2.3889859e-8)
  sum = sum * s + 2.7525562e-6
  sum = sum * s - 1.9840874e-4
  sum = sum * s + 8.3333310e-3
  sum = sum * s - 0.16666667
  let sine = rest + rest * s * sum
  let isOdd = (halfTurns * 0.5).fraction .> SIMD8(repeating: 0.25)
  let signed = sine.replacing(with: -sine, where: isOdd)
  return signed.clamped(lowerBound: SIMD8(repeating: -1), upperBound: SIMD8(repeating: 1))
}

/// The cosines of angles in radians.
public func cos(_ angle: SIMD8<Float>) -> SIMD8<Float> {
  let halfTurns = (angle * 0.318309886 - 0.5).nearestWhole
  // sin(angle + π/2), with the half turn taken off before the quarter is added.
  let odd = halfTurns + 0.5
  let rest = ((angle - odd * 3.140625) - odd * 9.67025757e-4) - odd * 6.2777333e-7
  let isOdd = (halfTurns * 0.5).fraction .> SIMD8(repeating: 0.25)
  let sine = sin(rest)
  return (-sine).replacing(with: sine, where: isOdd)
}

/// The angles of the vectors (x, y) in radians, −π…π; 0 for no vector.
public func atan2(_ y: SIMD8<Float>, _ x: SIMD8<Float>) -> SIMD8<Float> {
  let (across, along) = (x.magnitude, y.magnitude)
  let isSteep = along .> across
  let more = across.replacing(with: along, where: isSteep)
  let less = along.replacing(with: across, where: isSteep)
  let ratio = (less / more).replacing(with: 0, where: more .== .zero)
  // Abramowitz and Stegun 4.4.49.
  let s = ratio * ratio
  var sum = SIMD8<Float>(repeating: 0.0028662257)
  for factor: Float in [
    -0.0161657367, 0.0429096138, -0.0752896400, 0.1065626393, -0.1420889944, 0.1999355085,
    -0.3333314528, 1,
  ] { sum = sum * s + factor }
  var angle = sum * ratio
  angle.replace(with: 1.57079633 - angle, where: isSteep)
  angle.replace(with: 3.14159265 - angle, where: x .< .zero)
  return angle.replacing(with: -angle, where: y .< .zero)
}
