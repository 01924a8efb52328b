/// The sine of an angle in radians; NaN for infinite ones.
@_disfavoredOverload
public func sin(_ x: Double) -> Double {
  if abs(x) < 0x1p-27 { return x }
  let angle = ReducedAngle(x)
  let value = angle.quarter & 1 == 0 ? angle.sine : angle.cosine
  return angle.quarter & 2 == 0 ? value.high : -value.high
}

/// The cosine of an angle in radians; NaN for infinite ones.
@_disfavoredOverload
public func cos(_ x: Double) -> Double {
  let angle = ReducedAngle(x)
  let value = angle.quarter & 1 == 0 ? angle.cosine : angle.sine
  return (angle.quarter &+ 1) & 2 == 0 ? value.high : -value.high
}

/// The tangent of an angle in radians; NaN for infinite ones.
@_disfavoredOverload
public func tan(_ x: Double) -> Double {
  if abs(x) < 0x1p-27 { return x }
  let angle = ReducedAngle(x)
  let (sine, cosine) = (angle.sine, angle.cosine)
  return angle.quarter & 1 == 0 ? sine.divided(by: cosine) : -cosine.divided(by: sine)
}

extension ExtendedDouble {
  /// The quotient, good to the last place.
  @inline(__always)
  fileprivate func divided(by other: ExtendedDouble) -> Double {
    let quotient = high / other.high
    let product = exactProduct(quotient, other.high)
    let rest = ((high - product.high) - product.low) + (low - quotient * other.low)
    return quotient + rest / other.high
  }
}

/// An angle as a number of quarter turns and a rest between −π/4 and π/4.
struct ReducedAngle {
  var quarter: Int
  var rest: ExtendedDouble

  @inline(__always)
  init(quarter: Int, rest: ExtendedDouble) { (self.quarter, self.rest) = (quarter, rest) }

  @inline(__always)
  init(_ x: Double) {
    if abs(x) <= 0.785398 {
      self.init(quarter: 0, rest: ExtendedDouble(high: x, low: 0))
    } else if abs(x) < 1_647_099 {
      self.init(moderate: x)
    } else {
      self.init(huge: x)
    }
  }

  /// π/2 in three parts of 33 places, whose multiples are exact, and what they leave (Cody and Waite,
  /// "Software manual for the elementary functions", 1980).
  @inline(__always)
  private init(moderate x: Double) {
    let count = nearestWhole(x * 0x1.45f306dc9c883p-1)
    let first = exactSum(x - count * 0x1.921fb54400000p+0, -count * 0x1.0b4611a600000p-34)
    let second = exactSum(first.high, -count * 0x1.3198a2e000000p-69)
    let low = (first.low + second.low) - count * 0x1.b839a252049c1p-104
    quarter = Int(count)
    let high = second.high + low
    rest = ExtendedDouble(high: high, low: (second.high - high) + low)
  }

  /// Taylor's series; the last term is below 1e-19.
  var sine: ExtendedDouble {
    @inline(__always) get {
      let (x, z) = (rest.high, rest.high * rest.high)
      let end = horner(
        z, -1 / 39_916_800, 1 / 6_227_020_800, -1 / 1_307_674_368_000, 1 / 355_687_428_096_000)
      let series = horner(z, -1 / 6, 1 / 120, -1 / 5040, horner(z, 1 / 362_880, end))
      let tail = x * z * series + rest.low * (1 - z * 0.5)
      let high = x + tail
      return ExtendedDouble(high: high, low: (x - high) + tail)
    }
  }

  var cosine: ExtendedDouble {
    @inline(__always) get {
      let z = rest.high * rest.high
      let end = horner(
        z, -1 / 3_628_800, 1 / 479_001_600, -1 / 87_178_291_200, 1 / 20_922_789_888_000)
      let series = horner(z, 1 / 24, -1 / 720, 1 / 40320, end)
      let whole = 1 - z * 0.5
      let tail = ((1 - whole) - z * 0.5) + (z * z * series - rest.high * rest.low)
      let high = whole + tail
      return ExtendedDouble(high: high, low: (whole - high) + tail)
    }
  }
}
