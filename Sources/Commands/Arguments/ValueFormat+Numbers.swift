extension ValueFormat where Value == Int {
  /// A whole number in decimal digits.
  static func wholeNumber(_ placeholder: String, _ range: ClosedRange<Int>) -> ValueFormat {
    let expectation = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return ValueFormat(placeholder, expectation) { text in
      parsedWholeNumber(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueFormat where Value == Double {
  /// A decimal number.
  static func number(
    _ placeholder: String, _ range: ClosedRange<Double>, unit: String = ""
  ) -> ValueFormat {
    let bounds = "from \(plain(range.lowerBound)) to \(plain(range.upperBound))"
    let noun = unit.isEmpty ? "a number" : "a number of \(unit)"
    return ValueFormat(placeholder, "\(noun) \(bounds)") { text in
      parsedNumber(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueFormat where Value == [Double] {
  /// Times in seconds with commas between them.
  static var times: ValueFormat {
    let expectation = "seconds from 0 to 1000000 with commas between, such as 0.1,0.25"
    return ValueFormat("TIMES", expectation) { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { parsedNumber($0.filter { $0 != " " }) }
      guard numbers.count == parts.count, numbers.allSatisfy((0...1e6).contains) else { return nil }
      return numbers
    }
  }
}

/// The whole number that `text` is, digits and nothing else; nil when it isn't or is too large.
func parsedWholeNumber(_ text: some StringProtocol) -> Int? {
  text.utf8.allSatisfy(isDigit) ? Int(text) : nil
}

/// The finite number that `text` is, in decimal with an optional sign and exponent.
///
/// Swift's own reading would take hexadecimal numbers, infinity and NaN as well.
func parsedNumber(_ text: some StringProtocol) -> Double? {
  let isPlain = text.utf8.allSatisfy { isDigit($0) || "+-.eE".utf8.contains($0) }
  guard isPlain, let value = Double(text), value.isFinite else { return nil }
  return value
}

/// A number without the `.0` of whole ones.
func plain(_ number: Double) -> String {
  let text = String(number)
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
