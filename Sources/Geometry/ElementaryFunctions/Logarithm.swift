/// The natural logarithm.
@_disfavoredOverload
public func log(_ x: Double) -> Double { logarithm(x, correction: 0) }

/// The natural logarithm of 1 + `x`; exact for small `x`, too.
@_disfavoredOverload
public func log1p(_ x: Double) -> Double {
  if abs(x) < 0.00390625 { return x + logarithmTail(x) }
  guard x > -1, x < .infinity else { return log(1 + x) }
  let sum = exactSum(1, x)
  return logarithm(sum.high, correction: sum.low / sum.high)
}

/// The logarithm of `x` plus something small.
@inline(__always)
private func logarithm(_ x: Double, correction: Double) -> Double {
  guard x > 0, x < .infinity else { return logarithmLimit(x) }
  let parts = LogarithmParts(x)
  let rest = parts.numerator / parts.center
  let sum = parts.high + rest
  // The table's part is the greater one, or 0.
  return sum + (((parts.high - sum) + rest) + (parts.low + correction) + logarithmTail(rest))
}

private func logarithmLimit(_ x: Double) -> Double {
  x == 0 ? -.infinity : x == .infinity ? x : .nan
}

/// log(1 + r) − r for |r| < 0.006.
@inline(__always)
private func logarithmTail(_ r: Double) -> Double { r * r * (-0.5 + r * logarithmEnd(r)) }

/// (log(1 + r) − r + r²/2) / r³ for |r| < 0.006.
@inline(__always)
private func logarithmEnd(_ r: Double) -> Double {
  let end = horner(r, -1 / 6, 1 / 7, -1 / 8, 1 / 9)
  return horner(r, 1 / 3, -1 / 4, 1 / 5, end)
}

/// log x = high + low + log(1 + numerator / center).
private struct LogarithmParts {
  var high: Double
  var low: Double
  var numerator: Double
  /// A multiple of 1/128.
  var center: Double

  @inline(__always)
  init(_ x: Double) {
    var (bits, shift) = (x.bitPattern, 0)
    if x < .leastNormalMagnitude { (bits, shift) = ((x * 0x1p54).bitPattern, 54) }
    // The significand is brought to 0.707…1.414.
    let exponent = (Int(bitPattern: UInt(bits)) &- 0x3FE6_A000_0000_0000) >> 52
    let value = Double(bitPattern: bits &- UInt64(truncatingIfNeeded: exponent << 52))
    let place = nearestWhole(value * 128)
    center = place * 0.0078125
    numerator = value - center
    let entry = (Int(place) - 90) * 2
    let count = Double(exponent - shift)
    high = count * 0x1.62e42fefa3800p-1 + logarithmTable[entry]
    low = count * 0x1.ef35793c76730p-45 + logarithmTable[entry + 1]
  }
}

extension ExtendedDouble {
  /// The logarithm of a positive finite number, to about 2⁻⁶⁸ of it.
  @inline(__always)
  init(logarithmOf x: Double) {
    let parts = LogarithmParts(x)
    let rest = parts.numerator / parts.center
    let product = exactProduct(rest, parts.center)
    let restLow = ((parts.numerator - product.high) - product.low) / parts.center
    let square = exactProduct(rest, rest)
    let first = exactSum(parts.high, rest)
    let second = exactSum(first.high, square.high * -0.5)
    let small =
      (restLow - rest * restLow - square.low * 0.5) + rest * square.high * logarithmEnd(rest)
    let low = first.low + (second.low + (parts.low + small))
    high = second.high + low
    self.low = (second.high - high) + low
  }
}
