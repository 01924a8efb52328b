/// The exact decimal digits of a number, most significant first.
///
/// Every finite binary fraction has an end in decimals, so that rounding has to guess nothing.
struct DecimalDigits {
  private(set) var digits: [UInt8]
  /// How many of the digits stand before the point; negative where zeros follow it.
  private(set) var point: Int

  /// The digits of a finite number's magnitude; none for 0.
  init(_ value: Double) {
    let value = value.magnitude
    guard value > 0, value.isFinite else {
      (digits, point) = ([], 0)
      return
    }
    // A subnormal number's exponent is that of the least normal one.
    let power = max(value.exponent, Double.leastNormalMagnitude.exponent) - 52
    let significand =
      value.isNormal ? value.significandBitPattern | 1 << 52 : value.significandBitPattern
    digits = String(significand).utf8.map { $0 - 48 }
    point = digits.count
    for _ in 0..<max(Int(power), 0) { double() }
    for _ in 0..<max(-Int(power), 0) { halve() }
    trim()
  }

  /// The digits of a whole number's magnitude.
  init(_ value: some BinaryInteger) {
    digits = String(value.magnitude).utf8.map { $0 - 48 }
    point = digits.count
    trim()
  }

  private mutating func double() {
    var carry: UInt8 = 0
    for index in digits.indices.reversed() {
      (carry, digits[index]) = (digits[index] * 2 + carry).quotientAndRemainder(dividingBy: 10)
    }
    if carry > 0 {
      digits.insert(carry, at: 0)
      point += 1
    }
  }

  private mutating func halve() {
    var rest: UInt8 = 0
    for index in digits.indices {
      (digits[index], rest) = (digits[index] + rest * 10).quotientAndRemainder(dividingBy: 2)
    }
    if rest > 0 { digits.append(5) }
  }

  /// Leaves out zeros that say nothing.
  private mutating func trim() {
    let leading = digits.prefix { $0 == 0 }.count
    digits.removeFirst(leading)
    point -= leading
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { point = 0 }
  }

  /// The power of ten of the first digit; 0 for 0.
  var exponent: Int { digits.isEmpty ? 0 : point - 1 }

  /// Keeps `places` digits after the point; exact halves go to the even digit, as C's `printf` has it.
  mutating func round(toPlaces places: Int) {
    let kept = point + places
    guard kept < digits.count else { return }
    guard kept >= 0 else {
      (digits, point) = ([], 0)
      return
    }
    let rest = digits[kept...]
    let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    let isUp =
      isHalf ? (kept > 0 && digits[kept - 1] % 2 == 1) : (rest.first ?? 0) >= 5
    digits.removeSubrange(kept...)
    if isUp { increment() }
    trim()
  }

  private mutating func increment() {
    var index = digits.count
    while index > 0 {
      index -= 1
      digits[index] += 1
      if digits[index] < 10 { return }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
    point += 1
  }

  /// The number with `places` digits after the point.
  func written(places: Int) -> String {
    let whole = point > 0 ? text(from: 0, count: point) : "0"
    return places > 0 ? whole + "." + text(from: point, count: places) : whole
  }

  /// The digits from the place `start` on, with zeros where there are none.
  func text(from start: Int, count: Int) -> String {
    String(
      decoding: (start..<start + count).map {
        digits.indices.contains($0) ? digits[$0] + 48 : 48
      }, as: UTF8.self)
  }
}
