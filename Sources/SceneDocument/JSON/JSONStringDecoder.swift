/// Walks through a checked string's bytes, one byte or escape at a time.
///
/// What a reader has reported as an error decodes to U+FFFD.
struct JSONStringDecoder {
  /// What one step stands for, in UTF-8.
  typealias Piece = String

  private let bytes: [UInt8]
  private let end: Int
  /// The offset of the next step.
  private(set) var position: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    (self.bytes, position, end) = (bytes, range.lowerBound, range.upperBound)
  }

  /// The next character or run of plain bytes; nil at the end.
  mutating func next() -> Piece? {
    guard position < end else { return nil }
    return bytes[position] == UInt8(ascii: "\\") ? escape() : character()
  }

  private mutating func character() -> Piece {
    let start = position
    repeat { position += 1 } while position < end && bytes[position] & 0xC0 == 0x80
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func escape() -> Piece {
    position += 2
    guard position <= end else { return "\u{FFFD}" }
    switch bytes[position - 1] {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return unicodeEscape()
    case let byte where byte < 0x80: return String(Unicode.Scalar(byte))
    default: return "\u{FFFD}"
    }
  }

  private mutating func unicodeEscape() -> Piece {
    guard let unit = hexadecimalUnit() else { return "\u{FFFD}" }
    guard UTF16.isLeadSurrogate(unit) else {
      return Unicode.Scalar(unit).map { String($0) } ?? "\u{FFFD}"
    }
    let mark = position
    guard position + 2 <= end, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    position += 2
    guard let trail = hexadecimalUnit(), UTF16.isTrailSurrogate(trail) else {
      position = mark
      return "\u{FFFD}"
    }
    return String(decoding: [unit, trail], as: UTF16.self)
  }

  private mutating func hexadecimalUnit() -> UInt16? {
    guard position + 4 <= end else { return nil }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    guard digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else { return nil }
    position += 4
    return unit
  }
}
