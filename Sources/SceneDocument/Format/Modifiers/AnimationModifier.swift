internal import Motion
internal import Views

extension ModifierDescription {
  static let animation = ModifierDescription(
    "animation", "Animates the changes of the view, whatever animation they are made with.",
    example: ##"{ "animation": { "curve": "bouncy", "value": "= open" } }"##,
    synonyms: ["animate"]
  ) { keys in
    let plan = keys.required("curve", .animation, "The animation.", isShorthand: true)
    let value = keys.optional(
      "value", .anyValue, "Animates only when this value changes; without it, always.")
    return .view { view, environment in
      let animation = plan.value(in: environment).animation
      if let value { return view.animation(animation, value: value.value(in: environment)) }
      return view.transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
  }
}

extension ModifierDescription {
  static let transition = ModifierDescription(
    "transition", "How the view comes and goes when a condition or a loop says so.",
    example: ##"{ "transition": [{ "move": "bottom" }, "opacity"] }"##,
    synonyms: ["insertion", "removal"]
  ) { keys in
    let plan = keys.required("transition", .transition, "The transition.", isShorthand: true)
    return .view { $0.transition(plan.value(in: $1).transition) }
  }

  static let id = ModifierDescription(
    "id", "Tells which view this is: with another value it is another one, and transitions play.",
    example: ##"{ "id": "= open" }"##, synonyms: ["identity"]
  ) { keys in
    let value = keys.required("value", .anyValue, "The value.", isShorthand: true)
    return .view { $0.id(value.value(in: $1)) }
  }
}

extension ValueFormat where Value == SceneValue {
  /// A literal or an expression of any type.
  static var anyValue: ValueFormat {
    ValueFormat(
      "a value, most often an expression", placeholder: .number(0), example: #""= 2 * 3""#
    ) { json, reading in
      if reading.isExpression(json) {
        return reading.compile(json, expecting: .anything).map { program in
          Attribute { program.value(in: $0) }
        }
      }
      return reading.literalValue(json).map { Attribute($0) }
    }
  }
}
