/// e to the power `x`.
@_disfavoredOverload
public func exp(_ x: Double) -> Double { exponential(ExtendedDouble(high: x, low: 0)) }

/// e to the power `x`, less 1; exact for small `x`, too.
@_disfavoredOverload
public func expm1(_ x: Double) -> Double {
  if abs(x) < 0x1p-54 { return x }
  if abs(x) < 0.125 { return x + x * x * exponentialTail(x) }
  guard x > -40 else { return x.isNaN ? x : -1 }
  guard x < 40 else { return exp(x) }
  let parts = ExponentialParts(ExtendedDouble(high: x, low: 0))
  let scale = powerOfTwo(parts.exponent)
  let whole = exactSum(parts.high * scale, -1)
  return whole.high + (whole.low + parts.low * scale)
}

/// (eˣ − 1 − x) / x² for |x| < 1/8.
@inline(__always)
private func exponentialTail(_ x: Double) -> Double {
  let end = horner(x, 1 / 40320, 1 / 362_880, 1 / 3_628_800, 1 / 39_916_800)
  return horner(x, 0.5, 1 / 6, 1 / 24, horner(x, 1 / 120, 1 / 720, 1 / 5040, end))
}

/// e to the power of an extended number, times 2^`exponent`.
@inline(__always)
func exponential(_ x: ExtendedDouble, exponent: Int = 0) -> Double {
  guard x.high < 711 else { return x.high.isNaN ? x.high : .infinity }
  guard x.high > -746 else { return 0 }
  let parts = ExponentialParts(x)
  return scaled(parts.high + parts.low, exponent: parts.exponent + exponent)
}

/// An exponential as (high + low) · 2^exponent, high between 1 and 2.
struct ExponentialParts {
  var high: Double
  var low: Double
  var exponent: Int

  /// x = k · log 2 / 64 + r; of 2^(k/64) the table has the part below 1 of the exponent.
  @inline(__always)
  init(_ x: ExtendedDouble) {
    let count = nearestWhole(x.high * 0x1.71547652b82fep+6)
    let rest =
      (x.high - count * 0x1.62e42fefa0000p-7) + (x.low - count * 0x1.cf79abc9e3b3ap-46)
    let whole = Int(count)
    let entry = (whole & 63) * 2
    let series = rest + rest * rest * horner(rest, 0.5, 1 / 6, 1 / 24, 1 / 120)
    high = exponentialTable[entry]
    low = exponentialTable[entry + 1] + high * series
    exponent = whole >> 6
  }
}
