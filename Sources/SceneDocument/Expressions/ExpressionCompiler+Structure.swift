import Motion

extension ExpressionCompiler {
  /// Both values have one type, which is what the place expects.
  mutating func conditional(
    _ condition: ExpressionSyntax, _ yes: ExpressionSyntax, _ no: ExpressionSyntax,
    _ expectation: ExpectedType
  ) -> ExpressionOperand? {
    let flag = compile(condition, expecting: .boolean)
    let isLiteral = if case .string = yes.node { true } else { false }
    let (known, other) = isLiteral ? (no, yes) : (yes, no)
    guard let first = compile(known, expecting: expectation) else {
      _ = compile(other, expecting: expectation)
      return nil
    }
    let expected = expectation == .anything ? ExpectedType(first.type) : expectation
    guard let second = compile(other, expecting: expected), let flag else { return nil }
    return isLiteral ? select(flag, second, first) : select(flag, first, second)
  }

  private mutating func select(
    _ flag: ExpressionOperand, _ yes: ExpressionOperand, _ no: ExpressionOperand
  ) -> ExpressionOperand {
    if yes.type.isObject {
      return ExpressionOperand(yes.type, builder.select(flag.scalar, yes.object, no.object))
    }
    let scalars = zip(yes.scalars, no.scalars).map { yes, no in
      yes == no ? yes : builder.apply(.select, flag.scalar, yes, no)
    }
    return ExpressionOperand(yes.type, scalars)
  }

  /// A list, or a point where one is expected and there are two numbers.
  mutating func list(
    _ elements: [ExpressionSyntax], _ range: Range<Int>, _ expectation: ExpectedType
  ) -> ExpressionOperand? {
    if expectation.type == .point {
      guard elements.count == 2 else { return fail("a point is a list of two numbers", range) }
      let numbers = elements.map { compile($0, expecting: .number) }.compactMap(\.self)
      return numbers.count == 2 ? ExpressionOperand(.point, numbers.map(\.scalar)) : nil
    }
    guard let first = elements.first else {
      let type = if case .list(let element) = expectation { element } else { ExpressionType.number }
      return ExpressionOperand(
        .list(type), .constant(type == .string ? .strings([]) : .numbers([])))
    }
    let expected =
      if case .list(let type) = expectation { ExpectedType(type) } else { ExpectedType.anything }
    guard let leading = compile(first, expecting: expected) else { return nil }
    if case .list = leading.type { return fail("a list can't hold lists", first.range) }
    let others = elements.dropFirst().map { compile($0, expecting: ExpectedType(leading.type)) }
    let values = [leading] + others.compactMap(\.self)
    guard values.count == elements.count else { return nil }
    let object =
      leading.type == .string
      ? builder.list(values.map(\.object)) : builder.list(values.flatMap(\.scalars))
    return ExpressionOperand(.list(leading.type), object)
  }

  mutating func element(
    of list: ExpressionSyntax, at index: ExpressionSyntax, _ expectation: ExpectedType
  ) -> ExpressionOperand? {
    let isLiteral = if case .list = list.node { true } else { false }
    let wanted: ExpectedType =
      if isLiteral, let type = expectation.type { .list(type) } else { .anything }
    let (values, place) = (compile(list, expecting: wanted), compile(index, expecting: .number))
    guard let values, let place else { return nil }
    guard case .list(let type) = values.type else {
      return fail("only a list has elements, found \(values.type)", list.range)
    }
    guard isInside(place.scalar, values, stride: type.width) else {
      return fail("the list has no such element", index.range)
    }
    if type == .string {
      return ExpressionOperand(type, builder.element(of: values.object, at: place.scalar))
    }
    return ExpressionOperand(
      type,
      (0..<type.width).map {
        builder.element(of: values.object, at: place.scalar, stride: type.width, component: $0)
      })
  }

  /// False when list and index are both known and don't fit.
  private func isInside(
    _ index: ProgramBuilder.Scalar, _ list: ExpressionOperand, stride: Int
  ) -> Bool {
    guard case .constant(let index) = index, case .constant(let values) = list.object else {
      return true
    }
    return index >= 0 && index < Double(values.count(stride: stride))
  }

  mutating func member(
    _ member: ExpressionToken, of value: ExpressionSyntax
  ) -> ExpressionOperand? {
    if case .name(let table) = value.node, layout[table] == nil,
      case .name(let column) = member.kind, !layout.members(of: table).isEmpty
    {
      let clause = Suggestion.clause(for: column, among: layout.members(of: table))
      return fail("\"\(table)\" has no column \"\(column)\"\(clause)", member.range)
    }
    guard let operand = compile(value), case .name(let name) = member.kind else { return nil }
    if name == "count", operand.type.isObject {
      let stride = if case .list(let type) = operand.type { type.width } else { 1 }
      return ExpressionOperand(.number, [builder.count(of: operand.object, stride: stride)])
    }
    let names = memberNames(of: operand.type)
    guard let index = names.firstIndex(where: { $0.contains(name) }) else {
      let clause = Suggestion.clause(for: name, among: names.joined())
      return fail("\(operand.type) has no \"\(name)\"\(clause)", member.range)
    }
    return ExpressionOperand(.number, [operand.scalars[index]])
  }

  /// The names of a value's numbers; some have two.
  private func memberNames(of type: ExpressionType) -> [[String]] {
    switch type {
    case .point: [["x", "width"], ["y", "height"]]
    case .color: [["red"], ["green"], ["blue"], ["opacity", "alpha"]]
    default: []
    }
  }
}
