/// The cube root; negative for negative numbers.
@_disfavoredOverload
public func cbrt(_ x: Double) -> Double {
  guard x != 0, x.isFinite else { return x }
  let size = abs(x)
  // x = m · 8^count, m in 1..<8.
  let count = Int((Double(size.exponent) / 3).rounded(.down))
  let value = size.significand * powerOfTwo(Int(size.exponent) - 3 * count)
  var root = horner(value, 0.70905712, 0.34007526, -0.03750771, 0.00191743)
  for _ in 0..<2 {
    // Halley's method; the error falls with its third power.
    let cube = root * root * root
    root *= (cube + 2 * value) / (2 * cube + value)
  }
  // A root of half the places has an exact square.
  let short = halves(root).0
  let rest = value / (short * short) - short
  root = short + short * (rest / (3 * short + rest))
  return (x < 0 ? -root : root) * powerOfTwo(count)
}

/// The length of the vector (`x`, `y`), also where the squares overflow or vanish.
///
/// Infinite when a coordinate is.
@_disfavoredOverload
public func hypot(_ x: Double, _ y: Double) -> Double {
  guard x.isFinite, y.isFinite else { return x.isInfinite || y.isInfinite ? .infinity : x + y }
  let (long, short) = abs(x) < abs(y) ? (abs(y), abs(x)) : (abs(x), abs(y))
  if long == 0 || short < long * 0x1p-60 { return long }
  if long < 1e150, short > 1e-140 { return root(long, short) }
  let exponent = min(max(Int(long.exponent), -1000), 1000)
  let factor = powerOfTwo(-exponent)
  return root(long * factor, short * factor) * powerOfTwo(exponent)
}

/// The root of the sum of two squares, good to the last place.
@inline(__always)
private func root(_ long: Double, _ short: Double) -> Double {
  let (first, second) = (exactProduct(long, long), exactProduct(short, short))
  let sum = exactSum(first.high, second.high)
  let low = sum.low + (first.low + second.low)
  let root = (sum.high + low).squareRoot()
  let check = exactProduct(root, root)
  return root + (((sum.high - check.high) - check.low) + low) / (2 * root)
}
