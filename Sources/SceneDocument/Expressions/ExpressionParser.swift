internal import Drawing

/// Parses expressions by operator precedence (Pratt, "Top Down Operator Precedence", 1973).
struct ExpressionParser {
  private var lexer: ExpressionLexer
  private var token: ExpressionToken
  private var depth = 0

  /// The tree of the expression that `bytes` holds from `start` on.
  static func parse(
    _ bytes: [UInt8], from start: Int = 0
  ) throws(ExpressionError) -> ExpressionSyntax {
    guard bytes.count <= ExpressionLimits.byteCount else {
      let message = "an expression has at most \(ExpressionLimits.byteCount) bytes"
      throw ExpressionError(message: message, range: start..<bytes.count)
    }
    var parser = try ExpressionParser(bytes, from: start)
    let syntax = try parser.expression()
    guard parser.token.kind == .end else { throw parser.unexpected("an operator") }
    return syntax
  }

  private init(_ bytes: [UInt8], from start: Int) throws(ExpressionError) {
    lexer = ExpressionLexer(bytes, from: start)
    token = try lexer.next()
  }

  /// An expression whose operators bind at least as tightly as `precedence`.
  private mutating func expression(_ precedence: Int = 0) throws(ExpressionError)
    -> ExpressionSyntax
  {
    depth += 1
    defer { depth -= 1 }
    guard depth <= ExpressionLimits.depth else { throw tooDeep(at: token.range) }
    var left = try prefix()
    while let operation = binaryOperator(), operation.precedence >= precedence {
      try advance()
      let right = try expression(operation.precedence + 1)
      left = try node(.binary(operation, left, right), left.range, right.range, [left, right])
    }
    return precedence <= 1 ? try conditional(left) : left
  }

  private mutating func conditional(
    _ condition: ExpressionSyntax
  ) throws(ExpressionError) -> ExpressionSyntax {
    guard try pass(.questionMark) else { return condition }
    let yes = try expression(1)
    try expect(.colon, "\":\" and the value for when the condition is false")
    let no = try expression(1)
    return try node(
      .conditional(condition, yes, no), condition.range, no.range, [condition, yes, no])
  }

  private mutating func prefix() throws(ExpressionError) -> ExpressionSyntax {
    let start = token.range
    guard case .symbol(let symbol) = token.kind, let operation = UnaryOperator(symbol)
    else { return try postfix(primary()) }
    try advance()
    let operand = try expression(8)
    return try node(.unary(operation, operand), start, operand.range, [operand])
  }

  private mutating func postfix(
    _ value: ExpressionSyntax
  ) throws(ExpressionError) -> ExpressionSyntax {
    var value = value
    while true {
      if try pass(.openBracket) {
        let index = try expression()
        let end = token.range
        try expect(.closeBracket, "\"]\"")
        value = try node(.index(value, index), value.range, end, [value, index])
      } else if try pass(.point) {
        let member = token
        guard case .name = member.kind else { throw unexpected("a name after \".\"") }
        try advance()
        value = try node(.member(value, member), value.range, member.range, [value])
      } else {
        return value
      }
    }
  }
}

extension ExpressionParser {
  private mutating func primary() throws(ExpressionError) -> ExpressionSyntax {
    let first = token
    try advance()
    switch first.kind {
    case .number(let value): return leaf(.number(value), first.range)
    case .string(let text): return leaf(.string(text), first.range)
    case .color(let digits): return leaf(.color(try color(digits, first.range)), first.range)
    case .name("true"): return leaf(.boolean(true), first.range)
    case .name("false"): return leaf(.boolean(false), first.range)
    case .name(let name): return try nameOrCall(name, first.range)
    case .symbol(.openParenthesis):
      let inner = try expression()
      try expect(.closeParenthesis, "\")\"")
      return inner
    case .symbol(.openBracket):
      let (elements, end) = try list(closedBy: .closeBracket)
      return try node(.list(elements), first.range, end, elements)
    default:
      token = first
      throw unexpected("a value")
    }
  }

  private func color(
    _ digits: String, _ range: Range<Int>
  ) throws(ExpressionError) -> Color.Resolved {
    guard let color = colorLiteral("#" + digits) else {
      let message = "a color has 3, 4, 6 or 8 hexadecimal digits after \"#\""
      throw ExpressionError(message: message, range: range)
    }
    return color
  }

  private mutating func nameOrCall(
    _ name: String, _ range: Range<Int>
  ) throws(ExpressionError) -> ExpressionSyntax {
    guard try pass(.openParenthesis) else { return leaf(.name(name), range) }
    let (arguments, end) = try list(closedBy: .closeParenthesis)
    return try node(.call(name, arguments), range, end, arguments)
  }

  /// Values between commas up to a closing bracket, and where that is.
  private mutating func list(
    closedBy bracket: ExpressionSymbol
  ) throws(ExpressionError) -> (elements: [ExpressionSyntax], end: Range<Int>) {
    var elements: [ExpressionSyntax] = []
    while token.kind != .symbol(bracket) {
      elements.append(try expression())
      guard try pass(.comma) else { break }
    }
    let end = token.range
    try expect(bracket, "\",\" or \"\(bracket.rawValue)\"")
    return (elements, end)
  }

  private func leaf(_ node: ExpressionSyntax.Node, _ range: Range<Int>) -> ExpressionSyntax {
    ExpressionSyntax(node: node, range: range, depth: 1)
  }

  private func node(
    _ node: ExpressionSyntax.Node, _ first: Range<Int>, _ last: Range<Int>,
    _ children: [ExpressionSyntax]
  ) throws(ExpressionError) -> ExpressionSyntax {
    let range = first.lowerBound..<max(first.upperBound, last.upperBound)
    let depth = 1 + (children.map(\.depth).max() ?? 0)
    guard depth <= ExpressionLimits.depth else { throw tooDeep(at: range) }
    return ExpressionSyntax(node: node, range: range, depth: depth)
  }

  private func tooDeep(at range: Range<Int>) -> ExpressionError {
    let message = "more than \(ExpressionLimits.depth) operations inside one another"
    return ExpressionError(message: message, range: range)
  }

  private func binaryOperator() -> BinaryOperator? {
    guard case .symbol(let symbol) = token.kind else { return nil }
    return BinaryOperator(symbol)
  }

  private mutating func advance() throws(ExpressionError) { token = try lexer.next() }

  private mutating func pass(_ symbol: ExpressionSymbol) throws(ExpressionError) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    try advance()
    return true
  }

  private mutating func expect(
    _ symbol: ExpressionSymbol, _ expected: String
  ) throws(ExpressionError) {
    guard try pass(symbol) else { throw unexpected(expected) }
  }

  private func unexpected(_ expected: String) -> ExpressionError {
    let found: String =
      switch token.kind {
      case .end: "the end of the expression"
      case .number(let value): numberText(value)
      case .string(let text): "a string '\(text)'"
      case .color(let digits): "the color #\(digits)"
      case .name(let name): "\"\(name)\""
      case .symbol(let symbol): "\"\(symbol.rawValue)\""
      }
    return ExpressionError(message: "expected \(expected), found \(found)", range: token.range)
  }
}
