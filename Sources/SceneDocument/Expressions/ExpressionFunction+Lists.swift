extension ExpressionFunction {
  static let lists = [
    ExpressionFunction(
      "average", "The mean of the numbers of a list; 0 for an empty list.",
      [
        Overload(parameters: [("list", .list(.number))], result: .number) { builder, arguments in
          let list = arguments[0].object
          let (sum, count) = (builder.reduce(list, .add), builder.count(of: list, stride: 1))
          let divisor = builder.apply(.maximum, count, .constant(1))
          return ExpressionOperand(.number, [builder.apply(.divide, sum, divisor)])
        }
      ]),
    ExpressionFunction(
      "range", "The whole numbers below a count, or from a start to below an end, a list.",
      [
        Overload(parameters: [("count", .number)], result: .list(.number)) { builder, arguments in
          list(&builder, .constant(0), arguments[0].scalar)
        },
        Overload(parameters: [("start", .number), ("end", .number)], result: .list(.number)) {
          builder, arguments in
          list(&builder, arguments[0].scalar, arguments[1].scalar)
        },
      ]),
    ExpressionFunction(
      "reversed", "A list, or a text, from its end to its beginning.",
      ([.number, .string, .color, .point] as [ExpressionType]).map { reversed(.list($0)) }
        + [reversed(.string)]),
    ExpressionFunction(
      "sorted", "The numbers of a list in ascending, or its texts in alphabetical order.",
      ([.number, .string] as [ExpressionType]).map { type in
        Overload(parameters: [("list", .list(type))], result: .list(type)) { builder, arguments in
          ExpressionOperand(.list(type), builder.transform(.sorted, arguments[0].object))
        }
      }),
  ]

  private static func list(
    _ builder: inout ProgramBuilder, _ start: ProgramBuilder.Scalar, _ end: ProgramBuilder.Scalar
  ) -> ExpressionOperand {
    ExpressionOperand(
      .list(.number), builder.transform(.range, .constant(.numbers([])), start, end))
  }

  private static func reversed(_ type: ExpressionType) -> Overload {
    let width = if case .list(let element) = type { max(element.width, 1) } else { 1 }
    return Overload(parameters: [("list", ExpectedType(type))], result: type) {
      builder, arguments in
      ExpressionOperand(
        type, builder.transform(.reversed, arguments[0].object, .constant(Double(width))))
    }
  }
}

extension ExpressionFunction {
  static let points = [
    ExpressionFunction(
      "polar", "The point at an angle in degrees, clockwise from the right, and a distance.",
      [
        Overload(parameters: [("degrees", .number), ("radius", .number)], result: .point) {
          builder, arguments in
          let angle = builder.apply(.multiply, arguments[0].scalar, .constant(.pi / 180))
          let radius = arguments[1].scalar
          return ExpressionOperand(
            .point,
            [Operation.cosine, .sine].map { turn in
              let part = builder.apply(turn, angle)
              return builder.apply(.multiply, part, radius)
            })
        }
      ]),
    ExpressionFunction(
      "length", "How far a point is from (0, 0).",
      [
        Overload(parameters: [("point", .point)], result: .number) { builder, arguments in
          let scalars = arguments[0].scalars
          return ExpressionOperand(
            .number, [builder.apply(.hypotenuse, scalars[0], scalars[1])])
        }
      ]),
    ExpressionFunction(
      "distance", "How far two points are from one another.",
      [
        Overload(parameters: [("a", .point), ("b", .point)], result: .number) {
          builder, arguments in
          let parts = zip(arguments[0].scalars, arguments[1].scalars).map {
            builder.apply(.subtract, $0, $1)
          }
          return ExpressionOperand(.number, [builder.apply(.hypotenuse, parts[0], parts[1])])
        }
      ]),
  ]
}
