extension ExpressionCompiler {
  mutating func unary(
    _ sign: UnaryOperator, _ value: ExpressionSyntax
  ) -> ExpressionOperand? {
    if sign == .not {
      return compile(value, expecting: .boolean).map {
        ExpressionOperand(.boolean, [builder.apply(.not, $0.scalar)])
      }
    }
    guard let operand = compile(value) else { return nil }
    guard operand.type == .number || operand.type == .point else {
      return fail("\"-\" needs a number or a point, found \(operand.type)", value.range)
    }
    return ExpressionOperand(operand.type, operand.scalars.map { builder.apply(.negate, $0) })
  }

  mutating func binary(
    _ sign: BinaryOperator, _ first: ExpressionSyntax, _ second: ExpressionSyntax
  ) -> ExpressionOperand? {
    switch sign {
    case .and, .or: return logical(sign, first, second)
    case .equal, .notEqual: return equality(sign, first, second)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return numeric(sign, first, second, result: .boolean)
    case .add, .subtract, .multiply, .divide, .remainder: return arithmetic(sign, first, second)
    }
  }

  private mutating func logical(
    _ sign: BinaryOperator, _ first: ExpressionSyntax, _ second: ExpressionSyntax
  ) -> ExpressionOperand? {
    let left = compile(first, expecting: .boolean)
    let right = compile(second, expecting: .boolean)
    guard let left, let right else { return nil }
    let operation: Operation = sign == .and ? .and : .or
    return ExpressionOperand(.boolean, [builder.apply(operation, left.scalar, right.scalar)])
  }

  private mutating func numeric(
    _ sign: BinaryOperator, _ first: ExpressionSyntax, _ second: ExpressionSyntax,
    result: ExpressionType
  ) -> ExpressionOperand? {
    let left = compile(first, expecting: .number)
    let right = compile(second, expecting: .number)
    guard let left, let right else { return nil }
    return ExpressionOperand(result, [builder.apply(sign.operation, left.scalar, right.scalar)])
  }

  /// Compares two values of one type, whole; a string beside a color means a color.
  private mutating func equality(
    _ sign: BinaryOperator, _ first: ExpressionSyntax, _ second: ExpressionSyntax
  ) -> ExpressionOperand? {
    let isLiteral = if case .string = first.node { true } else { false }
    let (known, other) = isLiteral ? (second, first) : (first, second)
    guard let left = compile(known),
      let right = compile(other, expecting: ExpectedType(left.type))
    else { return nil }
    let equal: ProgramBuilder.Scalar
    if left.type.isObject {
      equal = builder.equal(left.object, right.object)
    } else {
      let parts = zip(left.scalars, right.scalars).map { builder.apply(.equal, $0, $1) }
      equal = parts.dropFirst().reduce(parts[0]) { builder.apply(.and, $0, $1) }
    }
    return ExpressionOperand(.boolean, [sign == .equal ? equal : builder.apply(.not, equal)])
  }

  private mutating func arithmetic(
    _ sign: BinaryOperator, _ first: ExpressionSyntax, _ second: ExpressionSyntax
  ) -> ExpressionOperand? {
    let (left, right) = (compile(first), compile(second))
    guard let left, let right else { return nil }
    switch (left.type, sign, right.type) {
    case (.number, _, .number), (.point, .add, .point), (.point, .subtract, .point):
      return componentwise(sign, left, right)
    case (.number, .multiply, .point), (.point, .multiply, .number), (.point, .divide, .number):
      return componentwise(sign, left, right)
    case (.string, .add, .string), (.string, .add, .number), (.number, .add, .string):
      return ExpressionOperand(.string, builder.concatenate(text(left), text(right)))
    default:
      let range = first.range.lowerBound..<second.range.upperBound
      return fail(
        "\"\(sign.rawValue)\" can't be applied to \(left.type) and \(right.type)", range)
    }
  }

  /// Applies an operator to the numbers of two values; one number goes with each of the other's.
  private mutating func componentwise(
    _ sign: BinaryOperator, _ left: ExpressionOperand, _ right: ExpressionOperand
  ) -> ExpressionOperand {
    let count = max(left.scalars.count, right.scalars.count)
    let scalars = (0..<count).map { index in
      builder.apply(
        sign.operation, left.scalars[min(index, left.scalars.count - 1)],
        right.scalars[min(index, right.scalars.count - 1)])
    }
    return ExpressionOperand(count > 1 ? .point : .number, scalars)
  }

  private mutating func text(_ operand: ExpressionOperand) -> ProgramBuilder.Object {
    operand.type == .string ? operand.object : builder.text(of: operand.scalar)
  }
}

extension BinaryOperator {
  fileprivate var operation: Operation {
    switch self {
    case .or: .or
    case .and: .and
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    }
  }
}
