extension JSONReader {
  /// Reads a number; the notations that other languages allow are reported and read all the same.
  mutating func readNumber() throws(Stop) {
    let node = try open(.number)
    let start = position
    var digits = DecimalDigits()
    digits.isNegative = passSign()
    try passInteger(into: &digits, from: start)
    try passFraction(into: &digits, from: start)
    try passExponent(into: &digits, from: start)
    let value = digits.value ?? parse(start..<position)
    close(node, number: value)
    if value.isInfinite { reportTooLarge(node) }
  }

  private mutating func passSign() -> Bool {
    if current == UInt8(ascii: "+") {
      report("numbers have no plus sign", at: position..<position + 1)
      position += 1
      return false
    }
    guard current == UInt8(ascii: "-") else { return false }
    position += 1
    return true
  }

  private mutating func passInteger(
    into digits: inout DecimalDigits, from start: Int
  ) throws(Stop) {
    let first = position
    while let digit = passDigit() { digits.append(digit) }
    if first == position {
      guard current == UInt8(ascii: ".") else {
        throw unexpected(expecting: "a digit after \"-\"")
      }
      report("a number needs a digit before its point", at: start..<position + 1)
    } else if bytes[first] == UInt8(ascii: "0"), position > first + 1 {
      report("numbers have no leading zeros", at: start..<position)
    }
    if isHexadecimal(from: first) { throw hexadecimalNumber(from: start) }
  }

  private func isHexadecimal(from first: Int) -> Bool {
    position == first + 1 && bytes[first] == UInt8(ascii: "0")
      && current | 0x20 == UInt8(ascii: "x")
  }

  private mutating func hexadecimalNumber(from start: Int) -> Stop {
    _ = passWord()
    return stop("numbers are written in decimal", at: start..<position)
  }

  private mutating func passFraction(
    into digits: inout DecimalDigits, from start: Int
  ) throws(Stop) {
    guard current == UInt8(ascii: ".") else { return }
    position += 1
    let first = position
    while let digit = passDigit() { digits.append(digit, isFraction: true) }
    if first == position {
      report("a number needs a digit after its point", at: start..<position)
    }
  }

  private mutating func passExponent(
    into digits: inout DecimalDigits, from start: Int
  ) throws(Stop) {
    if current | 0x20 == UInt8(ascii: "e"), !peek(1).isASCIILetter {
      position += 1
      let isNegative = current == UInt8(ascii: "-")
      if isNegative || current == UInt8(ascii: "+") { position += 1 }
      let first = position
      var exponent = 0
      while let digit = passDigit() { exponent = min(exponent * 10 + Int(digit), 100_000) }
      if first == position { throw unexpected(expecting: "a digit of the exponent") }
      digits.exponent += isNegative ? -exponent : exponent
    }
    guard current.isASCIILetter else { return }
    let unit = position
    _ = passWord()
    report("a number ends before \"\(text(unit..<position))\"", at: start..<position)
  }

  private mutating func passDigit() -> UInt8? {
    let byte = current
    guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
    position += 1
    return byte - UInt8(ascii: "0")
  }

  private mutating func reportTooLarge(_ node: Int) {
    report("this number is too large; the largest is about 1.8e308", at: nodes[node].range)
    nodes[node].kind = .invalid
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The number in `range`, correctly rounded; for those that the quick way can't do.
  private func parse(_ range: Range<Int>) -> Double {
    var text = text(range)
    while let last = text.last, last.isLetter { text.removeLast() }
    if text.hasSuffix(".") { text += "0" }
    return Double(text) ?? 0
  }
}

/// The digits of a decimal number as they come in.
struct DecimalDigits {
  var isNegative = false
  /// The power of ten by which `significand` is multiplied.
  var exponent = 0
  private var significand: UInt64 = 0
  private var isExact = true

  mutating func append(_ digit: UInt8, isFraction: Bool = false) {
    if isFraction { exponent -= 1 }
    guard significand < 1 << 59 else {
      isExact = false
      return
    }
    significand = significand * 10 + UInt64(digit)
  }

  /// The number when one exact product or quotient gives it; nil when it takes more care.
  ///
  /// Clinger, "How to Read Floating Point Numbers Accurately", 1990: a significand below 2⁵³ and a
  /// power of ten up to 10²² are both exact, so their product is rounded once.
  var value: Double? {
    guard isExact, significand < 1 << 53, abs(exponent) <= 22 else { return nil }
    let magnitude = Double(significand)
    let power = Self.powersOfTen[abs(exponent)]
    let value = exponent < 0 ? magnitude / power : magnitude * power
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

extension UInt8 {
  /// Whether the byte is one of a–z and A–Z.
  var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
