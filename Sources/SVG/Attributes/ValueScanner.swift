/// Reads the pieces of an attribute's or property's value from left to right.
struct ValueScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position >= bytes.count }
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// What hasn't been read.
  var rest: String { String(decoding: bytes[min(position, bytes.count)...], as: UTF8.self) }

  mutating func skipSpace() {
    while let next, ValueScanner.isSpace(next) { position += 1 }
  }

  /// Passes space with one comma in it, if there is one.
  mutating func skipSeparator() {
    skipSpace()
    if skip(",") { skipSpace() }
  }

  /// Passes one character if it is next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// The next byte.
  mutating func takeByte() -> UInt8? {
    defer { position += 1 }
    return next
  }

  /// The characters that come next and fulfil `condition`.
  mutating func take(while condition: (UInt8) -> Bool) -> String {
    let start = position
    while let next, condition(next) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The letters, digits and hyphens that come next; empty when there are none.
  mutating func identifier() -> String { take(while: ValueScanner.isIdentifier) }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

  static func isIdentifier(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == 0x2D || byte == 0x5F || byte >= 0x80
  }
}

// MARK: - Numbers

extension ValueScanner {
  /// A number: a sign, digits, a point with digits behind it, an exponent; nil leaves the place as it is.
  mutating func number() -> Double? {
    let start = position
    _ = skip("-") || skip("+")
    let whole = skipDigits()
    var decimals = 0
    if next == UInt8(ascii: "."), hasDigit(at: position + 1) {
      position += 1
      decimals = skipDigits()
    } else if whole > 0, next == UInt8(ascii: ".") {
      position += 1
    }
    guard whole + decimals > 0 else {
      position = start
      return nil
    }
    skipExponent()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return Double(text.hasSuffix(".") ? String(text.dropLast()) : text)?.finite
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let next, ValueScanner.isDigit(next) { position += 1 }
    return position - start
  }

  private func hasDigit(at index: Int) -> Bool {
    index < bytes.count && ValueScanner.isDigit(bytes[index])
  }

  /// An exponent has digits: "1em" has none.
  private mutating func skipExponent() {
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
    let signed = position + 1 < bytes.count && [0x2B, 0x2D].contains(bytes[position + 1])
    guard hasDigit(at: position + (signed ? 2 : 1)) else { return }
    position += signed ? 2 : 1
    _ = skipDigits()
  }
}

extension Double {
  /// The number itself if it is finite.
  var finite: Double? { isFinite ? self : nil }
}
