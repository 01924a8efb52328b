import Drawing
import Geometry
import Motion
import Views

extension ModifierDescription {
  static let textEffect = ModifierDescription(
    "textEffect",
    "Gives the parts of texts inside another form while it is active; when that changes, they follow one another.",
    example: ##"""
      { "textEffect": { "active": "= open", "unit": "character", "y": 12, "opacity": 0.4, "stagger": 0.03 } }
      """##,
    synonyms: ["perCharacter", "letterEffect"]
  ) { keys in
    let isActive = keys.optional("active", .boolean, default: true, "Whether they have that form.")
    let effect = keys.textEffect()
    return .view { $0.textEffect(effect($1), isActive: isActive.value(in: $1)) }
  }

  static let typewriter = ModifierDescription(
    "typewriter", "Shows a share of the letters of texts inside, as if typed so far.",
    example: ##"{ "typewriter": { "progress": 0.6, "cursor": "bar" } }"##, synonyms: ["typing"]
  ) { keys in
    let progress = keys.required(
      "progress", .number(in: 0...1), "The share of the letters.", isShorthand: true)
    let cursor = keys.optional(
      "cursor", .cursor, default: TextCursor.bar, "The mark after the last letter.",
      defaultText: "bar")
    return .view {
      $0.typewriter(progress: progress.value(in: $1), cursor: cursor.value(in: $1))
    }
  }

  static let revealedLines = ModifierDescription(
    "revealedLines", "Shows the first lines of texts inside; the room of all is kept.",
    example: ##"{ "revealedLines": 0.5 }"##
  ) { keys in
    let count = keys.required(
      "count", .number(in: 0...1e4, unit: "lines"), "How many; a fraction is as opaque as that.",
      isShorthand: true)
    return .view { $0.revealedLines(count.value(in: $1)) }
  }

  static let textOnPath = ModifierDescription(
    "textOnPath", "Sets texts inside along the outline of a shape.",
    example: ##"{ "textOnPath": { "shape": "circle", "from": 0.55 } }"##,
    synonyms: ["onPath", "textPath"]
  ) { keys in
    let shape = keys.required("shape", .shape, "The shape, which fills the text's place.")
    let start = keys.optional(
      "from", .number(in: -1e4...1e4), default: 0,
      "Where on the outline the text begins, as a share of its length.")
    let alignment = keys.optional(
      "alignment", .choice(textAlignments), default: .leading,
      "Whether the text begins, has its middle or ends there.", defaultText: "leading")
    let distance = keys.optional(
      "distance", .coordinate, default: 0, "How far above the outline the letters stand.")
    return .view { view, environment in
      placed(
        view, on: shape.value(in: environment).shape(environment), start.value(in: environment),
        alignment.value(in: environment), distance.value(in: environment))
    }
  }

  static let imageScale = ModifierDescription(
    "imageScale", "How large symbols inside are beside letters.",
    example: ##"{ "imageScale": "large" }"##
  ) { keys in
    let scale = keys.required(
      "scale", .choice(Image.Scale.allCases.map { ("\($0)", $0) }), "The size.",
      isShorthand: true)
    return .view { $0.imageScale(scale.value(in: $1)) }
  }
}

private func placed(
  _ view: AnyView, on shape: some Shape, _ start: Double, _ alignment: TextAlignment,
  _ distance: Double
) -> AnyView {
  AnyView(view.onPath(shape, from: start, alignment: alignment, distance: distance))
}

extension KeyReader {
  /// How parts of a text differ from how they are set, and how they follow one another.
  func textEffect() -> @Sendable (VariableValues) -> TextEffect {
    let unit = optional(
      "unit", .choice(TextEffect.Unit.allCases.map { ($0.rawValue, $0) }), default: .character,
      "What moves by itself.")
    let stagger = optional(
      "stagger", .seconds, default: 0.04, "The time from the start of one part to that of the next."
    )
    let order = optional(
      "order", .partOrder, default: .forward, "Which part starts first.", defaultText: "forward")
    let form = textForm()
    return { environment in
      TextEffect(
        by: unit.value(in: environment), stagger: stagger.value(in: environment),
        order: order.value(in: environment), from: form(environment))
    }
  }

  private func textForm() -> @Sendable (VariableValues) -> TextEffect.Form {
    let opacity = optional("opacity", .number(in: 0...1), default: 1, "How opaque a part is.")
    let x = optional("x", .coordinate, default: 0, "How far right of its place.")
    let y = optional("y", .coordinate, default: 0, "How far below its place.")
    let scale = optional("scale", .number(in: -1e3...1e3), default: 1, "How large it is.")
    let rotation = optional(
      "rotation", .angle, default: .zero, "How far it is turned.", defaultText: "0")
    let blur = optional("blur", .length, default: 0, "How far it is blurred.")
    let color = optional("color", .color, "Its color; its own unless given.")
    let anchor = optional(
      "anchor", .unitPoint, default: .center, "The point that stays.", defaultText: "center")
    return { environment in
      TextEffect.Form(
        opacity: opacity.value(in: environment), x: CGFloat(x.value(in: environment)),
        y: CGFloat(y.value(in: environment)), scale: scale.value(in: environment),
        rotation: rotation.value(in: environment), blur: blur.value(in: environment),
        color: color.map { Color($0.value(in: environment)) },
        anchor: anchor.value(in: environment))
    }
  }
}

extension ValueFormat where Value == TextEffect.Order {
  fileprivate static var partOrder: ValueFormat {
    .choice([
      ("forward", .forward), ("backward", .backward), ("fromCenter", .fromCenter),
      ("toCenter", .toCenter), ("shuffled", .shuffled(seed: 1)),
    ])
  }
}

extension ValueFormat where Value == TextCursor? {
  fileprivate static var cursor: ValueFormat {
    .choice([("bar", .bar), ("block", .block), ("underscore", .underscore), ("none", nil)])
  }
}
