/// The angle in −π/2…π/2 whose tangent is `x`.
@_disfavoredOverload
public func atan(_ x: Double) -> Double {
  if abs(x) < 0x1p-27 { return x }
  return atan2(x, 1)
}

/// The angle in −π…π of the point (`x`, `y`) from +x; 0 and π keep the sign of `y`.
@_disfavoredOverload
public func atan2(_ y: Double, _ x: Double) -> Double {
  guard !x.isNaN, !y.isNaN else { return x + y }
  let angle = firstQuadrantAngle(abs(y), abs(x))
  let whole = x.sign == .minus ? halfTurn.minus(angle) : angle.high + angle.low
  return y.sign == .minus ? -whole : whole
}

/// The angle in −π/2…π/2 whose sine is `x`; NaN outside −1…1.
@_disfavoredOverload
public func asin(_ x: Double) -> Double {
  guard abs(x) <= 1 else { return .nan }
  if abs(x) < 0x1p-27 { return x }
  let cosine = ExtendedDouble(legBeside: abs(x))
  let angle = ExtendedDouble(
    angleOf: ExtendedDouble(high: abs(x), low: 0), cosine)
  return x < 0 ? -(angle.high + angle.low) : angle.high + angle.low
}

/// The angle in 0…π whose cosine is `x`; NaN outside −1…1.
@_disfavoredOverload
public func acos(_ x: Double) -> Double {
  guard abs(x) <= 1 else { return .nan }
  let sine = ExtendedDouble(legBeside: abs(x))
  let angle = ExtendedDouble(
    angleOf: sine, ExtendedDouble(high: abs(x), low: 0))
  return x < 0 ? halfTurn.minus(angle) : angle.high + angle.low
}

private let quarterTurn = ExtendedDouble(high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54)
private let halfTurn = ExtendedDouble(high: 0x1.921fb54442d18p+1, low: 0x1.1a62633145c07p-53)

extension ExtendedDouble {
  fileprivate func minus(_ other: ExtendedDouble) -> Double {
    let sum = exactSum(high, -other.high)
    return sum.high + (sum.low + (low - other.low))
  }

  /// √(1 − leg²), the other leg of a right triangle whose long side is 1.
  fileprivate init(legBeside leg: Double) {
    let square = exactProduct(leg, leg)
    let rest = exactSum(1, -square.high)
    let low = rest.low - square.low
    let root = (rest.high + low).squareRoot()
    guard root > 0 else {
      self.init(high: 0, low: 0)
      return
    }
    let check = exactProduct(root, root)
    self.init(high: root, low: (((rest.high - check.high) - check.low) + low) / (2 * root))
  }

  /// The angle in 0…π/2 of a point whose coordinates aren't negative and not both 0.
  fileprivate init(angleOf y: ExtendedDouble, _ x: ExtendedDouble) {
    guard y.high > x.high else {
      self.init(arcTangentOf: y, over: x)
      return
    }
    let other = ExtendedDouble(arcTangentOf: x, over: y)
    let sum = exactSum(quarterTurn.high, -other.high)
    self.init(high: sum.high, low: sum.low + (quarterTurn.low - other.low))
  }

  /// The arc tangent of a ratio in 0…1: a sixteenth's from the table, and that of the difference.
  private init(arcTangentOf y: ExtendedDouble, over x: ExtendedDouble) {
    let ratio = y.high / x.high
    if ratio < 0.125 {
      let product = exactProduct(ratio, x.high)
      let rest = ((y.high - product.high) - product.low) + (y.low - ratio * x.low)
      let low = rest / x.high + ratio * Self.longTail(ratio * ratio)
      high = ratio + low
      self.low = (ratio - high) + low
      return
    }
    let place = nearestWhole(ratio * 16)
    let center = place * 0.0625
    let (first, second) = halves(x.high)
    let numerator =
      ((y.high - center * first) - center * second) + (y.low - center * x.low)
    let t = numerator / (x.high + center * y.high)
    let entry = Int(place) * 2
    let sum = t + (arcTangentTable[entry + 1] + t * Self.shortTail(t * t))
    high = arcTangentTable[entry] + sum
    low = (arcTangentTable[entry] - high) + sum
  }

  /// atan(t)/t − 1 for t² = z and t up to 1/8.
  private static func longTail(_ z: Double) -> Double {
    let end = horner(z, -1 / 15, 1 / 17, -1 / 19)
    return z * horner(z, -1 / 3, 1 / 5, -1 / 7, horner(z, 1 / 9, -1 / 11, 1 / 13, end))
  }

  /// atan(t)/t − 1 for t² = z and t up to 1/32.
  private static func shortTail(_ z: Double) -> Double {
    z * horner(z, -1 / 3, 1 / 5, -1 / 7, horner(z, 1 / 9, -1 / 11))
  }
}

/// The angle of a point in the first quadrant, infinities included.
private func firstQuadrantAngle(_ y: Double, _ x: Double) -> ExtendedDouble {
  if y.isInfinite && x.isInfinite {
    return ExtendedDouble(high: .pi / 4, low: 0x1.1a62633145c07p-55)
  }
  if y.isInfinite || (x == 0 && y > 0) { return quarterTurn }
  if x.isInfinite || y == 0 { return ExtendedDouble(high: 0, low: 0) }
  if y < x * 0x1p-30 { return ExtendedDouble(high: y / x, low: 0) }
  if y > x * 0x1p80 { return quarterTurn }
  let exponent = min(max(-Int(max(x, y).exponent), -1022), 1000)
  let factor = powerOfTwo(exponent)
  return ExtendedDouble(
    angleOf: ExtendedDouble(high: y * factor, low: 0), ExtendedDouble(high: x * factor, low: 0))
}
