internal import Geometry

/// The sine and the cosine of one angle, together in the time of less than one of them.
///
/// A sampled spring spends most of its time on these two, and they share the reduction of the
/// angle to −π/4…π/4. There the Taylor series up to the 17th power are exact to the last digits.
func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
  // Beyond, a multiple of π/2 no longer fits the digits left for it.
  guard abs(angle) < 500_000 else { return (sin(angle), cos(angle)) }
  // Adding and subtracting 1.5·2⁵² rounds to a whole number.
  let shift = 0x1.8p52
  let quarters = (angle * (2 / .pi) + shift) - shift
  let rest = ((angle - quarters * halfPi.0) - quarters * halfPi.1) - quarters * halfPi.2
  let (sine, cosine) = taylorSeries(rest)
  switch Int(quarters) & 3 {
  case 0: return (sine, cosine)
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  default: return (-cosine, sine)
  }
}

/// π/2 in three parts, the first two of 33 bits, so that their products with whole numbers are exact.
private let halfPi = (0x1.921fb544p+0, 0x1.0b4611a6p-34, 0x1.3198a2e037073p-69)

@inline(__always)
private func taylorSeries(_ x: Double) -> (sine: Double, cosine: Double) {
  let square = x * x
  var sine = 1.0 / 355_687_428_096_000
  sine = sine * square - 1.0 / 1_307_674_368_000
  sine = sine * square + 1.0 / 6_227_020_800
  sine = sine * square - 1.0 / 39_916_800
  sine = sine * square + 1.0 / 362_880
  sine = sine * square - 1.0 / 5040
  sine = sine * square + 1.0 / 120
  sine = sine * square - 1.0 / 6
  var cosine = 1.0 / 20_922_789_888_000
  cosine = cosine * square - 1.0 / 87_178_291_200
  cosine = cosine * square + 1.0 / 479_001_600
  cosine = cosine * square - 1.0 / 3_628_800
  cosine = cosine * square + 1.0 / 40320
  cosine = cosine * square - 1.0 / 720
  cosine = cosine * square + 1.0 / 24
  return (x + x * square * sine, 1 - square * (0.5 - square * cosine))
}
