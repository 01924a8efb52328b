/// Cuts an expression's UTF-8 into tokens.
struct ExpressionLexer {
  private let bytes: [UInt8]
  private var position: Int

  /// Reads `bytes` from `start` on.
  init(_ bytes: [UInt8], from start: Int = 0) { (self.bytes, position) = (bytes, start) }

  /// The next token; `end` at and beyond the end.
  mutating func next() throws(ExpressionError) -> ExpressionToken {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    let start = position
    let kind = try kind(at: start)
    return ExpressionToken(kind: kind, range: start..<position)
  }

  private mutating func kind(at start: Int) throws(ExpressionError) -> ExpressionToken.Kind {
    guard position < bytes.count else { return .end }
    switch bytes[position] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: ".") where isDigit(start + 1): return try number()
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return try string()
    case UInt8(ascii: "#"):
      position += 1
      return .color(word())
    case let byte where byte.isASCIILetter || byte == UInt8(ascii: "_"): return .name(word())
    default: return try symbol()
    }
  }

  private mutating func number() throws(ExpressionError) -> ExpressionToken.Kind {
    let start = position
    passDigits()
    if at(position) == UInt8(ascii: "."), isDigit(position + 1) {
      position += 1
      passDigits()
    }
    passExponent()
    let text = text(start..<position)
    let unit = word()
    guard unit.isEmpty else {
      throw ExpressionError(
        message: "a number ends before \"\(unit)\"", range: start..<position)
    }
    guard let value = Double(text.hasPrefix(".") ? "0" + text : text), value.isFinite else {
      throw ExpressionError(message: "this number is too large", range: start..<position)
    }
    return .number(value)
  }

  private mutating func passExponent() {
    guard at(position) | 0x20 == UInt8(ascii: "e") else { return }
    let hasSign = at(position + 1) == UInt8(ascii: "-") || at(position + 1) == UInt8(ascii: "+")
    guard isDigit(position + (hasSign ? 2 : 1)) else { return }
    position += hasSign ? 2 : 1
    passDigits()
  }

  private mutating func string() throws(ExpressionError) -> ExpressionToken.Kind {
    let (start, quote) = (position, bytes[position])
    position += 1
    var content: [UInt8] = []
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count { position += 1 }
      content.append(bytes[position])
      position += 1
    }
    guard position < bytes.count else {
      throw ExpressionError(message: "this string isn't closed", range: start..<position)
    }
    position += 1
    return .string(String(decoding: content, as: UTF8.self))
  }

  private mutating func symbol() throws(ExpressionError) -> ExpressionToken.Kind {
    let start = position
    if let symbol = ExpressionSymbol(bytes[start], at(start + 1)) {
      position += 2
      return .symbol(symbol)
    }
    position += 1
    if let symbol = ExpressionSymbol(bytes[start]) { return .symbol(symbol) }
    while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
    throw ExpressionError(message: hint(for: text(start..<position)), range: start..<position)
  }

  private func hint(for symbol: String) -> String {
    switch symbol {
    case "=": "values are compared with \"==\""
    case "&": "\"and\" is written \"&&\""
    case "|": "\"or\" is written \"||\""
    case "^": "powers are written \"pow(x, y)\""
    default: "\"\(symbol)\" has no meaning in an expression"
    }
  }

  private mutating func word() -> String {
    let start = position
    while at(position).isASCIILetter || isDigit(position) || at(position) == UInt8(ascii: "_") {
      position += 1
    }
    return text(start..<position)
  }

  private mutating func passDigits() { while isDigit(position) { position += 1 } }

  private func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private func isDigit(_ index: Int) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(at(index))
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
