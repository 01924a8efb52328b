/// `x` to the power `y`.
///
/// The special values are those of C: 1 for an exponent of 0, NaN for a negative base unless the
/// exponent is a whole number.
@_disfavoredOverload
public func pow(_ x: Double, _ y: Double) -> Double {
  if y == 0 || x == 1 { return 1 }
  guard !x.isNaN, !y.isNaN else { return x + y }
  if y == 1 { return x }
  let isOdd = x.sign == .minus && y.isOddWhole
  if x == 0 || x.isInfinite || y.isInfinite { return powerLimit(x, y, isOdd) }
  guard x > 0 || y.isWhole else { return .nan }
  let size = powerOfPositive(abs(x), y)
  return isOdd ? -size : size
}

/// The power of a positive finite number other than 1 or of its opposite.
private func powerOfPositive(_ x: Double, _ y: Double) -> Double {
  if x == 1 { return 1 }
  if abs(y) > 0x1p64 { return (x > 1) == (y > 0) ? .infinity : 0 }
  if abs(y) < 0x1p-65 { return 1 }
  let logarithm = ExtendedDouble(logarithmOf: x)
  var product = exactProduct(y, logarithm.high)
  product.low += y * logarithm.low
  return exponential(product)
}

/// Powers of zero, of infinities, and with infinite exponents.
private func powerLimit(_ x: Double, _ y: Double, _ isOdd: Bool) -> Double {
  if y.isInfinite {
    if abs(x) == 1 { return 1 }
    return (abs(x) > 1) == (y > 0) ? .infinity : 0
  }
  let size = (x == 0) == (y > 0) ? 0.0 : .infinity
  return isOdd ? -size : size
}

extension Double {
  fileprivate var isWhole: Bool { abs(self) >= 0x1p53 || Double(Int(self)) == self }

  fileprivate var isOddWhole: Bool {
    abs(self) < 0x1p53 && isWhole && Int(self) & 1 == 1
  }
}
