/// Reads the characters of a notation one token at a time.
struct NotationScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Whether a dot stands here that does not begin a number.
  var isAtMember: Bool { peek(at: 0) == UInt8(ascii: ".") && !isDigit(at: 1) }

  mutating func skipSpace() {
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  /// Takes `character` if it stands here.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Takes a name: letters, digits, hyphens and underscores, not beginning with a digit.
  mutating func takeName() -> String? {
    let start = offset
    guard offset < bytes.count, Self.isLetter(bytes[offset]) || startsHyphenatedName else {
      return nil
    }
    while offset < bytes.count, Self.isNamePart(bytes[offset]) { offset += 1 }
    return text(from: start)
  }

  /// Takes a number as Swift and CSS write it, underscores between digits excepted.
  mutating func takeNumber() throws(NotationError) -> Double? {
    let start = offset
    if !take("-") { _ = take("+") }
    let whole = takeDigits()
    var isNumber = whole > 0
    if peek(at: 0) == UInt8(ascii: "."), isDigit(at: 1) {
      offset += 1
      isNumber = takeDigits() > 0
    }
    guard isNumber else {
      offset = start
      return nil
    }
    takeExponent()
    guard let number = Double(text(from: start)), number.isFinite else {
      throw NotationError(start, "the number \"\(text(from: start))\" is too large")
    }
    return number
  }

  /// What stands here, for a message.
  func next() -> String {
    guard offset < bytes.count else { return "end of the text" }
    let rest = String(decoding: bytes[offset...], as: UTF8.self)
    return rest.first.map { "\"\($0)\"" } ?? "end of the text"
  }
}

extension NotationScanner {
  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private func peek(at distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private func isDigit(at distance: Int) -> Bool {
    peek(at: distance).map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private mutating func takeDigits() -> Int {
    let start = offset
    while isDigit(at: 0) { offset += 1 }
    return offset - start
  }

  private mutating func takeExponent() {
    guard let letter = peek(at: 0), letter | 0x20 == UInt8(ascii: "e") else { return }
    let sign = peek(at: 1)
    let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    guard isDigit(at: isSigned ? 2 : 1) else { return }
    offset += isSigned ? 2 : 1
    _ = takeDigits()
  }

  private var startsHyphenatedName: Bool {
    peek(at: 0) == UInt8(ascii: "-") && peek(at: 1).map(Self.isLetter) ?? false
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "-")
  }
}
