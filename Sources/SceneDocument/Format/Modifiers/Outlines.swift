internal import Geometry
internal import Views

extension ModifierDescription {
  static let trim = ModifierDescription(
    "trim", "Keeps a part of a shape's outline; before the modifiers that paint it.",
    example: ##"{ "trim": { "from": 0, "to": 0.75 } }"##, synonyms: ["dashOffset", "drawOn"]
  ) { keys in
    let fraction = ValueFormat<Double>.number(in: -1e4...1e4)
    let start = keys.optional("from", fraction, default: 0, "Where it begins, as a fraction.")
    let end = keys.optional("to", fraction, default: 1, "Where it ends, as a fraction.")
    return .ofOutline { shape, environment in
      trimmed(shape, start.value(in: environment), end.value(in: environment))
    }
  }

  static let inset = ModifierDescription(
    "inset", "Makes a shape smaller by a distance on all sides.", example: ##"{ "inset": 4 }"##,
    synonyms: ["shrink"]
  ) { keys in
    let amount = keys.required("by", .coordinate, "The distance.", isShorthand: true)
    return .ofOutline { shape, environment in
      guard let shape = shape as? any InsettableShape else { return shape }
      return insetShape(shape, amount.value(in: environment))
    }
  }

  static let union = combination("union", "A shape together with another.") {
    united($0, $1)
  }
  static let intersection = combination("intersection", "What a shape and another share.") {
    intersected($0, $1)
  }
  static let subtracting = combination("subtracting", "A shape without another.") {
    subtracted($0, $1)
  }
  static let symmetricDifference = combination(
    "symmetricDifference", "What a shape and another don't share."
  ) { differing($0, $1) }

  private static func combination(
    _ name: String, _ summary: String,
    _ combine: @escaping @Sendable (any Shape, any Shape) -> any Shape
  ) -> ModifierDescription {
    ModifierDescription(name, summary, example: "{ \"\(name)\": \"circle\" }") { keys in
      let other = keys.required("shape", .shape, "The other shape.", isShorthand: true)
      return .ofOutline { combine($0, other.value(in: $1).shape($1)) }
    }
  }
}

private func trimmed(_ shape: some Shape, _ start: Double, _ end: Double) -> any Shape {
  shape.trim(from: CGFloat(start), to: CGFloat(end))
}

private func insetShape(_ shape: some InsettableShape, _ amount: Double) -> any Shape {
  shape.inset(by: CGFloat(amount))
}

private func united(_ first: some Shape, _ second: some Shape) -> any Shape {
  first.union(second)
}

private func intersected(_ first: some Shape, _ second: some Shape) -> any Shape {
  first.intersection(second)
}

private func subtracted(_ first: some Shape, _ second: some Shape) -> any Shape {
  first.subtracting(second)
}

private func differing(_ first: some Shape, _ second: some Shape) -> any Shape {
  first.symmetricDifference(second)
}
