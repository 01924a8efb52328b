import Motion

extension JSONReader {
  /// Reads the value that starts here.
  mutating func readValue(expecting expected: String) throws(Stop) {
    switch current {
    case UInt8(ascii: "{"): try readObject()
    case UInt8(ascii: "["): try readArray()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try readString()
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      try readNumber()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      try readWord()
    default: throw unexpected(expecting: expected)
    }
  }

  /// Reads `true`, `false`, `null`, or a word that isn't JSON.
  private mutating func readWord() throws(Stop) {
    let node = try open(.invalid)
    let word = passWord()
    switch word {
    case "true", "false":
      nodes[node].kind = .boolean
      close(node, number: word == "true" ? 1 : 0)
    case "null":
      nodes[node].kind = .null
      close(node)
    default:
      close(node)
      report(wordMessage(word), at: nodes[node].range)
    }
  }

  /// Passes letters, digits, `_` and `$` and gives them back.
  mutating func passWord() -> String {
    let start = position
    while isWordByte(current) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  private func wordMessage(_ word: String) -> String {
    let shown = word.count > 40 ? word.prefix(40) + "…" : word[...]
    switch word.lowercased() {
    case "nan", "inf", "infinity": return "JSON has no number \"\(shown)\""
    default:
      let constants = ["true", "false", "null"]
      let clause = word.count > 40 ? "" : Suggestion.clause(for: word, among: constants)
      let remedy = clause.isEmpty ? "; text is written in double quotes" : clause
      return "unknown word \"\(shown)\"\(remedy)"
    }
  }

  /// Gives up at what can't be what was expected.
  mutating func unexpected(
    expecting expected: String, notes: [Diagnostic.Note] = []
  ) -> Stop {
    let found = foundDescription()
    return stop("expected \(expected), found \(found.text)", at: found.range, notes: notes)
  }

  /// What stands here, for messages, and its bytes.
  func foundDescription() -> (text: String, range: Range<Int>) {
    guard !isAtEnd else { return ("the end of the file", lastVisibleByte) }
    let byte = current
    guard byte > 0x20, byte != 0x7F else {
      return ("the control character U+00\(hexadecimal(byte))", position..<position + 1)
    }
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return ("\"\(String(decoding: bytes[position..<end], as: UTF8.self))\"", position..<end)
  }

  /// The last byte that isn't white space, to which an early end is charged.
  private var lastVisibleByte: Range<Int> {
    var end = bytes.count
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    return max(0, end - 1)..<end
  }
}

/// A byte as two hexadecimal digits.
func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.count == 1 ? "0" + digits : digits
}
