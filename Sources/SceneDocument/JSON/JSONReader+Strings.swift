extension JSONReader {
  /// Reads a string with its quotes; one in single quotes is reported and read all the same.
  mutating func readString() throws(Stop) {
    let node = try open(.plainString)
    let quote = current
    position += 1
    while current != quote || isAtEnd {
      try passStringByte(of: node)
    }
    position += 1
    close(node)
    if quote == UInt8(ascii: "'") {
      report("strings are written in double quotes", at: nodes[node].range)
    }
  }

  private mutating func passStringByte(of node: Int) throws(Stop) {
    switch current {
    case UInt8(ascii: "\\"):
      nodes[node].kind = .escapedString
      try passEscape()
    case 0 where isAtEnd, UInt8(ascii: "\n"):
      let start = Int(nodes[node].start)
      throw stop("this string isn't closed on its line", at: start..<max(position, start + 1))
    case 0..<0x20: reportControlCharacter()
    default: position += 1
    }
  }

  private mutating func reportControlCharacter() {
    let escapes: [UInt8: String] = [0x08: "\\b", 0x09: "\\t", 0x0C: "\\f", 0x0D: "\\r"]
    let escape = escapes[current] ?? "\\u00\(hexadecimal(current))"
    let name = current == 0x09 ? "a tab" : "the control character U+00\(hexadecimal(current))"
    report("\(name) in a string is written \"\(escape)\"", at: position..<position + 1)
    position += 1
  }

  private mutating func passEscape() throws(Stop) {
    let start = position
    position += 1
    switch current {
    case UInt8(ascii: "u"):
      position += 1
      checkUnicodeEscape(from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case 0..<0x20: break
    default:
      let found = foundDescription()
      position = found.range.upperBound
      report(
        "unknown escape; a backslash itself is written \"\\\\\"", at: start..<position)
    }
  }

  /// Checks the digits after `\u`, and that surrogates come in pairs.
  private mutating func checkUnicodeEscape(from start: Int) {
    guard let unit = passHexadecimalUnit() else {
      return report("\"\\u\" needs four hexadecimal digits", at: start..<position)
    }
    if UTF16.isTrailSurrogate(unit) { return reportLoneSurrogate(start..<position) }
    guard UTF16.isLeadSurrogate(unit) else { return }
    let end = position
    guard current == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u") else {
      return reportLoneSurrogate(start..<end)
    }
    position += 2
    guard let trail = passHexadecimalUnit(), UTF16.isTrailSurrogate(trail) else {
      position = end
      return reportLoneSurrogate(start..<end)
    }
  }

  private mutating func reportLoneSurrogate(_ range: Range<Int>) {
    report("half of a surrogate pair stands for no character", at: range)
  }

  private mutating func passHexadecimalUnit() -> UInt16? {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(current)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}
