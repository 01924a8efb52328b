/// Reads the words of SVG path data: commands, numbers, flags (SVG 2, § 9.3.9).
struct PathDataScanner {
  let bytes: [UInt8]
  var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// A mistake in a word.
  struct Mistake: Error {
    var offset: Int
    var expected: PathDataError.Expectation
  }

  var isAtEnd: Bool { offset == bytes.count }

  /// The byte at the place reached; 0 at the end.
  var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func skipSpace() {
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  /// Skips space with at most one comma in it.
  ///
  /// A comma is taken only when a number follows, so that none dangles before a command.
  mutating func skipSeparator() {
    skipSpace()
    guard current == UInt8(ascii: ",") else { return }
    let comma = offset
    offset += 1
    skipSpace()
    if !startsNumber { offset = comma }
  }

  /// Whether a number begins here.
  var startsNumber: Bool {
    switch current {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  mutating func number() throws(Mistake) -> Double {
    let start = offset
    skip { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    var digits = skipDigits()
    if current == UInt8(ascii: ".") {
      offset += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      offset = start
      throw Mistake(offset: start, expected: .number)
    }
    skipExponent()
    guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)),
      value.isFinite
    else { throw Mistake(offset: start, expected: .representableNumber) }
    return value
  }

  mutating func flag() throws(Mistake) -> Bool {
    guard current == UInt8(ascii: "0") || current == UInt8(ascii: "1") else {
      throw Mistake(offset: offset, expected: .flag)
    }
    defer { offset += 1 }
    return current == UInt8(ascii: "1")
  }

  /// Skips an exponent; an "e" without digits belongs to what follows.
  private mutating func skipExponent() {
    guard current | 0x20 == UInt8(ascii: "e") else { return }
    let start = offset
    offset += 1
    skip { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    if skipDigits() == 0 { offset = start }
  }

  /// Skips one byte when it `matches`.
  private mutating func skip(_ matches: (UInt8) -> Bool) {
    if matches(current) { offset += 1 }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while UInt8(ascii: "0")...UInt8(ascii: "9") ~= current { offset += 1 }
    return offset - start
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }
}
