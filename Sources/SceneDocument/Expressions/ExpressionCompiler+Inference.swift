extension ExpressionCompiler {
  /// The type that a part of an expression has if nothing in it is wrong, without compiling it.
  ///
  /// It decides between the overloads of a function. nil for string literals, which may stand for
  /// colors, and where the type can't be told. Takes time in proportion to the part's size.
  func likelyType(of syntax: ExpressionSyntax) -> ExpressionType? {
    switch syntax.node {
    case .number: .number
    case .boolean: .boolean
    case .color: .color
    case .string: nil
    case .name(let name): layout[name]?.type ?? (expressionConstants[name] == nil ? nil : .number)
    case .list(let elements): .list(elements.first.flatMap(likelyType) ?? .number)
    case .unary(let sign, let value): sign == .not ? .boolean : likelyType(of: value)
    case .binary(let sign, let first, let second): likelyType(of: sign, first, second)
    case .conditional(_, let yes, let no): likelyType(of: yes) ?? likelyType(of: no)
    case .call(let name, let arguments): likelyResult(of: name, arguments)
    case .index(let list, _):
      if case .list(let type) = likelyType(of: list) { type } else { nil }
    case .member(let value, let member): likelyType(of: member, of: value)
    }
  }

  private func likelyType(
    of member: ExpressionToken, of value: ExpressionSyntax
  ) -> ExpressionType {
    guard case .name(let table) = value.node, case .name(let column) = member.kind,
      layout[table] == nil
    else { return .number }
    return layout[DataTable.variable(table, column)]?.type ?? .number
  }

  private func likelyType(
    of sign: BinaryOperator, _ first: ExpressionSyntax, _ second: ExpressionSyntax
  ) -> ExpressionType? {
    guard sign.precedence >= BinaryOperator.add.precedence else { return .boolean }
    let left = likelyType(of: first)
    return left == .number ? likelyType(of: second) ?? left : left
  }

  private func likelyResult(
    of name: String, _ arguments: [ExpressionSyntax]
  ) -> ExpressionType? {
    let candidates = functionTable[name]?.overloads.filter { $0.accepts(arguments.count) } ?? []
    guard candidates.count > 1, let type = arguments.lazy.compactMap(likelyType).first else {
      return candidates.first?.result
    }
    return candidates.first { $0.expectation(at: 0).type == type }?.result
  }
}
