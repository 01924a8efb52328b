/// Cuts HTML and XML into pieces.
struct MarkupHighlighter {
  private var scanner: CodeScanner

  init(_ code: String) { scanner = CodeScanner(code) }

  func tokens() -> [CodeToken] {
    var highlighter = self
    while !highlighter.scanner.isAtEnd { highlighter.takeNext() }
    return highlighter.scanner.tokens
  }

  private mutating func takeNext() {
    if scanner.isAt("<!--") {
      takeComment()
    } else if scanner.peek() == "<" {
      takeTag()
    } else if scanner.peek()?.isWhitespace == true {
      scanner.take(to: scanner.end(while: \.isWhitespace), as: .plain)
    } else if scanner.peek() == "&" {
      takeEntity()
    } else {
      scanner.take(
        to: scanner.end(while: { !$0.isWhitespace && $0 != "<" && $0 != "&" }), as: .plain)
    }
  }

  private mutating func takeComment() {
    var end = scanner.position + 4
    let characters = scanner.characters
    while end < characters.count, String(characters[..<end].suffix(3)) != "-->" { end += 1 }
    scanner.take(to: end, as: .comment)
  }

  private mutating func takeEntity() {
    let end = scanner.end(
      while: { $0.isLetter || $0.isNumber || $0 == "#" }, from: scanner.position + 1)
    let isClosed = scanner.peek(end - scanner.position) == ";"
    scanner.take(to: isClosed ? end + 1 : end, as: .number)
  }

  private mutating func takeTag() {
    let mark = scanner.end(while: { "</!?".contains($0) })
    scanner.take(to: mark, as: .symbol)
    if scanner.peek().map(isName) == true { scanner.take(to: scanner.end(while: isName), as: .tag) }
    while let character = scanner.peek(), character != "<" {
      if character == ">" { return scanner.take(to: scanner.position + 1, as: .symbol) }
      takeAttribute(character)
    }
  }

  private mutating func takeAttribute(_ character: Character) {
    switch character {
    case "\"", "'":
      let end = scanner.end(while: { $0 != character }, from: scanner.position + 1)
      scanner.take(to: end + 1, as: .string)
    case _ where character.isWhitespace:
      scanner.take(to: scanner.end(while: \.isWhitespace), as: .plain)
    case _ where isName(character):
      let isValue = scanner.tokens.last?.text == "="
      scanner.take(to: scanner.end(while: isName), as: isValue ? .string : .property)
    default: scanner.take(to: scanner.position + 1, as: .symbol)
    }
  }

  private func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_:.#@".contains(character)
  }
}
