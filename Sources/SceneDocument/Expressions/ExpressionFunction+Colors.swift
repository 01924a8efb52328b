extension ExpressionFunction {
  static let colors = [
    ExpressionFunction(
      "gray", "A gray of a lightness from 0 to 1.",
      [
        Overload(parameters: [("white", .number)], result: .color) { _, arguments in
          let white = arguments[0].scalar
          return ExpressionOperand(.color, [white, white, white, .constant(1)])
        }
      ]),
    ExpressionFunction(
      "hsb", "A color of a hue in degrees, and saturation and brightness from 0 to 1.",
      [
        Overload(
          parameters: [("hue", .number), ("saturation", .number), ("brightness", .number)],
          result: .color
        ) { builder, arguments in
          let scalars = arguments.map(\.scalar)
          return ExpressionOperand(.color, hsb(&builder, scalars[0], scalars[1], scalars[2]))
        }
      ]),
    ExpressionFunction(
      "hsl", "A color of a hue in degrees, and saturation and lightness from 0 to 1, as in CSS.",
      [
        Overload(
          parameters: [("hue", .number), ("saturation", .number), ("lightness", .number)],
          result: .color
        ) { builder, arguments in
          let scalars = arguments.map(\.scalar)
          return ExpressionOperand(.color, hsl(&builder, scalars[0], scalars[1], scalars[2]))
        }
      ]),
  ]

  typealias Scalar = ProgramBuilder.Scalar

  /// b − b·s·max(0, min(k, 4 − k, 1)) with k = (n + h/60) mod 6 and n = 5, 3, 1 (Smith, 1978).
  private static func hsb(
    _ builder: inout ProgramBuilder, _ hue: Scalar, _ saturation: Scalar, _ brightness: Scalar
  ) -> [Scalar] {
    let chroma = builder.apply(.multiply, brightness, saturation)
    return [5.0, 3, 1].map { offset in
      let place = hueStep(&builder, hue, period: 60, offset, turn: 6)
      let share = tent(&builder, place, top: 4)
      let dark = builder.apply(.multiply, chroma, share)
      return builder.apply(.subtract, brightness, dark)
    } + [.constant(1)]
  }

  /// l − a·max(−1, min(k − 3, 9 − k, 1)) with a = s·min(l, 1 − l), k = (n + h/30) mod 12 and
  /// n = 0, 8, 4 (CSS Color 4, §7.1).
  private static func hsl(
    _ builder: inout ProgramBuilder, _ hue: Scalar, _ saturation: Scalar, _ lightness: Scalar
  ) -> [Scalar] {
    let rest = builder.apply(.subtract, .constant(1), lightness)
    let reach = builder.apply(.minimum, lightness, rest)
    let amplitude = builder.apply(.multiply, saturation, reach)
    return [0.0, 8, 4].map { offset in
      let place = hueStep(&builder, hue, period: 30, offset, turn: 12)
      let rising = builder.apply(.subtract, place, .constant(3))
      let falling = builder.apply(.subtract, .constant(9), place)
      let lesser = builder.apply(.minimum, rising, falling)
      let wave = builder.apply(.clamp, lesser, .constant(-1), .constant(1))
      let part = builder.apply(.multiply, amplitude, wave)
      return builder.apply(.subtract, lightness, part)
    } + [.constant(1)]
  }

  private static func hueStep(
    _ builder: inout ProgramBuilder, _ hue: Scalar, period: Double, _ offset: Double, turn: Double
  ) -> Scalar {
    let steps = builder.apply(.divide, hue, .constant(period))
    let place = builder.apply(.add, steps, .constant(offset))
    return builder.apply(.modulo, place, .constant(turn))
  }

  private static func tent(
    _ builder: inout ProgramBuilder, _ place: Scalar, top: Double
  ) -> Scalar {
    let falling = builder.apply(.subtract, .constant(top), place)
    let lesser = builder.apply(.minimum, place, falling)
    return builder.apply(.clamp, lesser, .constant(0), .constant(1))
  }
}
