extension ExpressionFunction {
  /// All functions, in the order of the reference.
  static let all: [ExpressionFunction] =
    rounding + powers + trigonometry + blending + chance + aggregates + lists + texts + points
    + constructors + colors

  private static let rounding = [
    ExpressionFunction("abs", ["x"], .absolute, "The distance from 0."),
    ExpressionFunction("sign", ["x"], .sign, "−1, 0 or 1."),
    ExpressionFunction("floor", ["x"], .floor, "The whole number at or below x."),
    ExpressionFunction("ceil", ["x"], .ceil, "The whole number at or above x."),
    ExpressionFunction("round", ["x"], .round, "The nearest whole number; halves go away from 0."),
    ExpressionFunction("trunc", ["x"], .truncate, "The whole number towards 0."),
    ExpressionFunction("fract", ["x"], .fraction, "What floor leaves; in 0..<1."),
    ExpressionFunction("mod", ["x", "y"], .modulo, "x − y · floor(x / y); has the sign of y."),
  ]

  private static let powers = [
    ExpressionFunction("sqrt", ["x"], .squareRoot, "The square root."),
    ExpressionFunction("pow", ["x", "y"], .power, "x to the power of y."),
    ExpressionFunction("exp", ["x"], .exponential, "e to the power of x."),
    ExpressionFunction("log", ["x"], .logarithm, "The natural logarithm."),
    ExpressionFunction("log2", ["x"], .logarithm2, "The logarithm to base 2."),
    ExpressionFunction("log10", ["x"], .logarithm10, "The logarithm to base 10."),
    ExpressionFunction("hypot", ["x", "y"], .hypotenuse, "√(x² + y²)."),
  ]

  private static let trigonometry = [
    ExpressionFunction("sin", ["radians"], .sine, "The sine of an angle in radians."),
    ExpressionFunction("cos", ["radians"], .cosine, "The cosine of an angle in radians."),
    ExpressionFunction("tan", ["radians"], .tangent, "The tangent of an angle in radians."),
    ExpressionFunction("asin", ["x"], .arcSine, "The angle in radians whose sine is x."),
    ExpressionFunction("acos", ["x"], .arcCosine, "The angle in radians whose cosine is x."),
    ExpressionFunction("atan", ["x"], .arcTangent, "The angle in radians whose tangent is x."),
    ExpressionFunction("atan2", ["y", "x"], .arcTangent2, "The angle of (x, y) in radians."),
    scaled("radians", "degrees", .pi / 180, "Degrees in radians."),
    scaled("degrees", "radians", 180 / .pi, "Radians in degrees."),
  ]

  private static let blending = [
    ExpressionFunction("clamp", ["x", "low", "high"], .clamp, "x, but within low…high."),
    ExpressionFunction("step", ["edge", "x"], .step, "0 below the edge, else 1."),
    ExpressionFunction(
      "smoothstep", ["low", "high", "x"], .smoothstep, "0 to 1 between low and high, smoothly."),
    mix("mix"), mix("lerp"),
  ]

  private static let aggregates = [
    extremum("min", .minimum, "The smallest of numbers or of a list; 0 for an empty list."),
    extremum("max", .maximum, "The largest of numbers or of a list; 0 for an empty list."),
    ExpressionFunction(
      "sum", "The numbers of a list added up.",
      [
        Overload(parameters: [("list", .list(.number))], result: .number) { builder, arguments in
          ExpressionOperand(.number, [builder.reduce(arguments[0].object, .add)])
        }
      ]),
  ]

  private static let constructors = [
    ExpressionFunction(
      "point", "The point (x, y).",
      [
        Overload(parameters: [("x", .number), ("y", .number)], result: .point) { _, arguments in
          ExpressionOperand(.point, arguments.map(\.scalar))
        }
      ]),
    ExpressionFunction(
      "rgb", "A color of red, green and blue from 0 to 255 and an opacity from 0 to 1.",
      [rgb(["red", "green", "blue"]), rgb(["red", "green", "blue", "opacity"])]),
    ExpressionFunction(
      "color", "The color that a string names, for places that don't say they want one.",
      [Overload(parameters: [("string", .color)], result: .color) { _, arguments in arguments[0] }]),
    ExpressionFunction(
      "sample", "The view's color at a position, in a \"layerEffect\".",
      [
        Overload(parameters: [("x", .number), ("y", .number)], result: .color) {
          builder, arguments in
          ExpressionOperand(.color, builder.sample(arguments[0].scalar, arguments[1].scalar))
        },
        Overload(parameters: [("position", .point)], result: .color) { builder, arguments in
          let scalars = arguments[0].scalars
          return ExpressionOperand(.color, builder.sample(scalars[0], scalars[1]))
        },
      ]),
    ExpressionFunction(
      "opacity", "A color with its opacity multiplied.",
      [
        Overload(parameters: [("color", .color), ("factor", .number)], result: .color) {
          builder, arguments in
          let alpha = builder.apply(.multiply, arguments[0].scalars[3], arguments[1].scalar)
          return ExpressionOperand(.color, arguments[0].scalars.prefix(3) + [alpha])
        }
      ]),
  ]
}

extension ExpressionFunction {
  private static func scaled(
    _ name: String, _ parameter: String, _ factor: Double, _ summary: String
  ) -> ExpressionFunction {
    ExpressionFunction(
      name, summary,
      [
        Overload(parameters: [(parameter, .number)], result: .number) { builder, arguments in
          let scalar = builder.apply(.multiply, arguments[0].scalar, .constant(factor))
          return ExpressionOperand(.number, [scalar])
        }
      ])
  }

  private static func mix(_ name: String) -> ExpressionFunction {
    let types: [ExpressionType] = [.number, .point, .color]
    return ExpressionFunction(
      name, "From a at t = 0 to b at t = 1, and beyond; of numbers, points or colors.",
      types.map { type in
        let wanted = ExpectedType(type)
        return Overload(
          parameters: [("a", wanted), ("b", wanted), ("t", .number)], result: type
        ) { builder, arguments in
          let scalars = zip(arguments[0].scalars, arguments[1].scalars).map {
            builder.apply(.mix, $0, $1, arguments[2].scalar)
          }
          return ExpressionOperand(type, scalars)
        }
      })
  }

  private static func extremum(
    _ name: String, _ operation: Operation, _ summary: String
  ) -> ExpressionFunction {
    let ofList = Overload(parameters: [("list", .list(.number))], result: .number) {
      builder, arguments in
      ExpressionOperand(.number, [builder.reduce(arguments[0].object, operation)])
    }
    let ofNumbers = Overload(
      parameters: [("a", .number), ("b", .number)], result: .number, isVariadic: true
    ) { builder, arguments in
      let scalars = arguments.map(\.scalar)
      let result = scalars.dropFirst().reduce(scalars[0]) { builder.apply(operation, $0, $1) }
      return ExpressionOperand(.number, [result])
    }
    return ExpressionFunction(name, summary, [ofNumbers, ofList])
  }

  private static func rgb(_ names: [String]) -> Overload {
    Overload(parameters: names.map { ($0, .number) }, result: .color) { builder, arguments in
      let channels = arguments.prefix(3).map {
        builder.apply(.divide, $0.scalar, .constant(255))
      }
      let opacity = arguments.count > 3 ? arguments[3].scalar : .constant(1)
      return ExpressionOperand(.color, channels + [opacity])
    }
  }
}
