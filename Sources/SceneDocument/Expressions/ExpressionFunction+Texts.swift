extension ExpressionFunction {
  static let chance = [
    ExpressionFunction(
      "random",
      "A number in 0..<1 that looks like chance; the same seeds always give the same one.",
      [
        seeded(["seed"]), seeded(["seed", "index"]),
        Overload(
          parameters: [
            ("seed", .number), ("index", .number), ("low", .number), ("high", .number),
          ], result: .number
        ) { builder, arguments in
          let scalars = arguments.map(\.scalar)
          let chance = builder.apply(.random, scalars[0], scalars[1], .constant(0))
          return ExpressionOperand(
            .number, [builder.apply(.mix, scalars[2], scalars[3], chance)])
        },
      ]),
    ExpressionFunction(
      "noise", "Smooth noise in −1…1 along one, two or three directions; 0 at whole numbers.",
      (1...3).map { count in
        let names = ["x", "y", "z"].prefix(count)
        return Overload(parameters: names.map { ($0, .number) }, result: .number) {
          builder, arguments in
          let zero = ProgramBuilder.Scalar.constant(0)
          let scalars = arguments.map(\.scalar) + Array(repeating: zero, count: 3 - count)
          return ExpressionOperand(
            .number, [builder.apply(.noise, scalars[0], scalars[1], scalars[2])])
        }
      }),
  ]

  private static func seeded(_ names: [String]) -> Overload {
    Overload(parameters: names.map { ($0, .number) }, result: .number) { builder, arguments in
      let index = arguments.count > 1 ? arguments[1].scalar : .constant(0)
      return ExpressionOperand(
        .number, [builder.apply(.random, arguments[0].scalar, index, .constant(0))])
    }
  }

  static let texts = [
    number("fixed", .fixed, ["x", "decimals"], "A number as text, such as 1,234.50."),
    number("percent", .percent, ["x", "decimals"], "A share of 1 as text, such as 26%."),
    ExpressionFunction(
      "currency", "An amount as text, such as $1,234.50.",
      [
        Overload(
          parameters: [("x", .number), ("symbol", .string), ("decimals", .number)],
          result: .string
        ) { builder, arguments in
          ExpressionOperand(
            .string,
            builder.transform(
              .currency, arguments[1].object, arguments[0].scalar, arguments[2].scalar))
        }
      ]),
    number("clock", .clock, ["seconds"], "Seconds as text, such as 1:15."),
    text("uppercase", .uppercase, "The text in capitals."),
    text("lowercase", .lowercase, "The text in small letters."),
    text("prefix", .prefix, count: "count", "The first characters."),
    text("dropFirst", .suffix, count: "count", "The text without its first characters."),
    text("repeat", .repeated, count: "times", "The text several times."),
    text("characters", .characters, gives: .list(.string), "The characters, a list."),
    text("words", .words, gives: .list(.string), "The words, a list."),
    text("lines", .lines, gives: .list(.string), "The lines, a list."),
  ]

  /// A function that writes a number as text.
  private static func number(
    _ name: String, _ operation: ObjectOperation, _ parameters: [String], _ summary: String
  ) -> ExpressionFunction {
    let counts = parameters.count > 1 ? [1, 2] : [1]
    return ExpressionFunction(
      name, summary,
      counts.map { count in
        Overload(parameters: parameters.prefix(count).map { ($0, .number) }, result: .string) {
          builder, arguments in
          let decimals = arguments.count > 1 ? arguments[1].scalar : .constant(0)
          return ExpressionOperand(
            .string,
            builder.transform(
              operation, .constant(.string("")), arguments[0].scalar, decimals))
        }
      })
  }

  /// A function of a text and perhaps a number.
  private static func text(
    _ name: String, _ operation: ObjectOperation, gives result: ExpressionType = .string,
    count: String? = nil, _ summary: String
  ) -> ExpressionFunction {
    let number = count.map { [(name: $0, expectation: ExpectedType.number)] } ?? []
    let parameters = [(name: "text", expectation: ExpectedType.string)] + number
    return ExpressionFunction(
      name, summary,
      [
        Overload(parameters: parameters, result: result) { builder, arguments in
          let count = arguments.count > 1 ? arguments[1].scalar : .constant(0)
          return ExpressionOperand(result, builder.transform(operation, arguments[0].object, count))
        }
      ])
  }
}
