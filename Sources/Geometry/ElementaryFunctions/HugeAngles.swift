extension ReducedAngle {
  /// The rest of a huge angle, from the places of 2/π that matter (Payne and Hanek, "Radian reduction
  /// for trigonometric functions", 1983).
  @inline(never)
  init(huge x: Double) {
    guard x.isFinite else {
      (quarter, rest) = (0, ExtendedDouble(high: .nan, low: .nan))
      return
    }
    let significand = x.significandBitPattern | 1 << 52
    let exponent = Int(x.exponent) - 52
    // Places of 2/π that give whole turns are skipped.
    let skipped = max(exponent - 3, 0)
    var turns = WideNumber(significand, times: skipped)
    // The product has 192 + skipped − exponent places after the point.
    turns.shiftLeft(62 - (skipped - exponent))
    (quarter, rest) = turns.quartersAndRest
    if x < 0 {
      (quarter, rest) = (-quarter, ExtendedDouble(high: -rest.high, low: -rest.low))
    }
  }
}

/// A whole number of 256 bits, the greatest word first.
private struct WideNumber {
  var words: (UInt64, UInt64, UInt64, UInt64)

  /// The product of `factor` and 192 binary places of 2/π after the first `skipped` ones.
  init(_ factor: UInt64, times skipped: Int) {
    func places(_ word: Int) -> UInt64 {
      let (index, shift) = ((skipped + word * 64) / 64, UInt64(skipped % 64))
      let high = twoOverPi[index] << shift
      return shift == 0 ? high : high | twoOverPi[index + 1] >> (64 - shift)
    }
    let low = places(2).multipliedFullWidth(by: factor)
    let middle = places(1).multipliedFullWidth(by: factor)
    let high = places(0).multipliedFullWidth(by: factor)
    let (third, carry) = low.high.addingReportingOverflow(middle.low)
    let (second, carry2) = middle.high.addingReportingOverflow(high.low)
    let (secondCarried, carry3) = second.addingReportingOverflow(carry ? 1 : 0)
    words = (high.high &+ (carry2 ? 1 : 0) &+ (carry3 ? 1 : 0), secondCarried, third, low.low)
  }

  mutating func shiftLeft(_ count: Int) {
    guard count > 0 else { return }
    if count >= 64 {
      words = (words.1, words.2, words.3, 0)
      return shiftLeft(count - 64)
    }
    let (left, right) = (UInt64(count), UInt64(64 - count))
    words = (
      words.0 << left | words.1 >> right, words.1 << left | words.2 >> right,
      words.2 << left | words.3 >> right, words.3 << left
    )
  }

  /// The two leading bits, and the others as a fraction of a quarter turn, to the nearest quarter.
  var quartersAndRest: (Int, ExtendedDouble) {
    var quarter = Int(words.0 >> 62)
    var fraction = self
    fraction.shiftLeft(2)
    let isNegative = fraction.words.0 >> 63 == 1
    if isNegative {
      quarter += 1
      fraction.words = (
        ~fraction.words.0, ~fraction.words.1, ~fraction.words.2, ~fraction.words.3
      )
    }
    let (high, low) = fraction.value
    let (sign, product) = (
      isNegative ? -1.0 : 1, exactProduct(high, 0x1.921fb54442d18p+0)
    )
    let rest = product.low + (high * 0x1.1a62633145c07p-54 + low * 0x1.921fb54442d18p+0)
    let sum = product.high + rest
    return (
      quarter, ExtendedDouble(high: sign * sum, low: sign * ((product.high - sum) + rest))
    )
  }

  /// The number as a fraction below 1, in two parts.
  private var value: (Double, Double) {
    var (number, scale) = (self, 0)
    while number.words.0 == 0, scale < 128 {
      number.words = (number.words.1, number.words.2, number.words.3, 0)
      scale += 64
    }
    let zeros = number.words.0.leadingZeroBitCount
    if zeros < 64 { number.shiftLeft(zeros) }
    let factor = powerOfTwo(-64 - scale - min(zeros, 63))
    let high = Double(number.words.0 & ~0xFFF)
    let low = Double(number.words.0 & 0xFFF) + Double(number.words.1) * 0x1p-64
    return (high * factor, low * factor)
  }
}
