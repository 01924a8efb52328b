/// Cuts code into pieces by a grammar.
struct CodeHighlighter {
  private var scanner: CodeScanner
  private let grammar: CodeGrammar

  init(_ code: String, _ grammar: CodeGrammar) {
    (scanner, self.grammar) = (CodeScanner(code), grammar)
  }

  func tokens() -> [CodeToken] {
    var highlighter = self
    while !highlighter.scanner.isAtEnd { highlighter.takeNext() }
    return highlighter.scanner.tokens
  }

  private mutating func takeNext() {
    guard let character = scanner.peek() else { return }
    if character.isWhitespace {
      scanner.take(to: scanner.end(while: \.isWhitespace), as: .plain)
    } else if !takeComment() && !takeString() {
      if character.isNumber || (character == "." && scanner.peek(1)?.isNumber == true) {
        takeNumber()
      } else if begins(character) {
        takeName()
      } else {
        scanner.take(to: scanner.position + 1, as: .symbol)
      }
    }
  }

  private mutating func takeComment() -> Bool {
    if grammar.lineComments.contains(where: scanner.isAt) {
      scanner.take(to: scanner.end(while: { !$0.isNewline }), as: .comment)
      return true
    }
    guard let block = grammar.blockComments.first(where: { scanner.isAt($0.open) }) else {
      return false
    }
    scanner.take(to: scanner.end(after: block.close, skipping: block.open.count), as: .comment)
    return true
  }

  private mutating func takeString() -> Bool {
    guard let rule = grammar.strings.first(where: { scanner.isAt($0.quote) }) else { return false }
    let end = scanner.endOfString(rule)
    let isKey = grammar.hasKeys && scanner.next(after: end) == ":"
    scanner.take(to: end, as: isKey ? .property : .string)
    return true
  }

  /// Digits with their prefix, point, exponent and unit.
  private mutating func takeNumber() {
    var end = scanner.position
    while end < scanner.characters.count {
      let character = scanner.characters[end]
      let isSign =
        (character == "-" || character == "+")
        && "eE".contains(scanner.characters[max(end - 1, 0)]) && end > scanner.position
      let isPoint =
        character == "." && end + 1 < scanner.characters.count
        && scanner.characters[end + 1].isNumber
      guard
        character.isLetter || character.isNumber || "_%".contains(character) || isSign || isPoint
      else { break }
      end += 1
    }
    scanner.take(to: end, as: .number)
  }

  private func begins(_ character: Character) -> Bool {
    character.isLetter || character == "_" || grammar.sigils.contains(character)
  }

  private mutating func takeName() {
    let end = scanner.end(
      while: {
        $0.isLetter || $0.isNumber || $0 == "_" || grammar.nameCharacters.contains($0)
      }, from: scanner.position + 1)
    scanner.take(to: end, as: kind(of: scanner.text(to: end), end: end))
  }

  private func kind(of name: String, end: Int) -> CodeToken.Kind {
    let isMember = scanner.tokens.last?.text == "."
    if grammar.keywords.contains(name), !isMember { return .keyword }
    if grammar.types.contains(name) { return .type }
    if let first = name.first, grammar.sigils.contains(first) {
      return first == "$" ? .variable : name.count > 1 ? .keyword : .symbol
    }
    if grammar.hasKeys, scanner.next(after: end) == ":" { return .property }
    if grammar.hasCapitalTypes, name.first?.isUppercase == true { return .type }
    if grammar.hasCalls, scanner.peek(end - scanner.position) == "(" { return .function }
    return isMember ? .property : .plain
  }
}

extension CodeScanner {
  /// The place after a text, or the end of the code.
  fileprivate func end(after text: String, skipping count: Int) -> Int {
    var scanner = self
    scanner.skip(count)
    while !scanner.isAtEnd, !scanner.isAt(text) { scanner.skip(1) }
    return min(scanner.position + text.count, characters.count)
  }

  /// The place after the string that begins here; a string of one line ends with it at the latest.
  fileprivate func endOfString(_ rule: CodeGrammar.StringRule) -> Int {
    var scanner = self
    scanner.skip(rule.quote.count)
    while let character = scanner.peek() {
      if scanner.isAt(rule.quote) { return scanner.position + rule.quote.count }
      if character.isNewline && !rule.spansLines { return scanner.position }
      scanner.skip(character == "\\" ? 2 : 1)
    }
    return characters.count
  }
}
