/// Reads the pieces of a CSS colour from left to right.
struct CSSScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skipSpace() {
    rest = rest.drop { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }
  }

  /// Passes one character if it is next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// The letters that come next, in lower case.
  mutating func identifier() -> String {
    take { Self.isLetter($0) }.lowercased()
  }

  /// The values of the letters and digits that come next; none if one isn't hexadecimal.
  mutating func hexadecimalDigits() -> [UInt32] {
    let values = take { Self.isLetter($0) || Self.isDigit($0) }.map(\.hexDigitValue)
    return values.contains(nil) ? [] : values.compactMap { $0.map(UInt32.init) }
  }

  /// The characters that come next and fulfil `condition`.
  private mutating func take(_ condition: (UInt8) -> Bool) -> String {
    let taken = rest.prefix(while: condition)
    rest = rest.dropFirst(taken.count)
    return String(decoding: taken, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

// MARK: - Functions

extension CSSScanner {
  /// What stands between a function's parentheses; the closing one may be missing at the end.
  mutating func arguments() -> CSSColorArguments? {
    skipSpace()
    guard let first = value() else { return nil }
    let hasCommas = skipSeparator(",")
    var arguments = CSSColorArguments(values: [first], alpha: nil, hasCommas: hasCommas)
    while arguments.values.count < 3 {
      if arguments.values.count > 1, skipSeparator(",") != hasCommas { return nil }
      guard let next = value() else { return nil }
      arguments.values.append(next)
    }
    if skipSeparator(hasCommas ? "," : "/") {
      guard let alpha = value() else { return nil }
      arguments.alpha = alpha
    }
    skipSpace()
    return skip(")") || isAtEnd ? arguments : nil
  }

  private mutating func skipSeparator(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard skip(character) else { return false }
    skipSpace()
    return true
  }

  private mutating func value() -> CSSColorArguments.Value? {
    guard let number = number() else { return nil }
    let unit = skip("%") ? "%" : identifier()
    return CSSColorArguments.Value(number: number, unit: unit)
  }

  /// A number: a sign, digits, a point with digits behind it, an exponent.
  private mutating func number() -> Double? {
    var text = sign()
    let whole = take(Self.isDigit)
    text += whole.isEmpty ? "0" : whole
    if skip(".") {
      let decimals = take(Self.isDigit)
      guard !decimals.isEmpty else { return nil }
      text += "." + decimals
    } else if whole.isEmpty {
      return nil
    }
    return Double(text + (exponent() ?? ""))
  }

  private mutating func sign() -> String {
    if skip("-") { return "-" }
    _ = skip("+")
    return ""
  }

  /// An exponent with its digits, if there is one.
  private mutating func exponent() -> String? {
    let start = rest
    guard skip("e") || skip("E") else { return nil }
    let text = "e" + sign()
    let digits = take(Self.isDigit)
    if digits.isEmpty {
      rest = start
      return nil
    }
    return text + digits
  }
}
