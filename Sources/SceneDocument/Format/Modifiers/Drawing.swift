internal import Drawing
internal import Geometry
internal import Views

private let blendModes = ValueFormat.choice(BlendMode.allCases.map { ("\($0)", $0) })

extension ModifierDescription {
  static let opacity = ModifierDescription(
    "opacity", "Makes the view, as a whole, more transparent.",
    example: ##"{ "opacity": 0.5 }"##, synonyms: ["alpha"]
  ) { keys in
    let opacity = keys.required(
      "opacity", .number(in: 0...1), "From 0, which hides the view, to 1.", isShorthand: true)
    return .view { $0.opacity(opacity.value(in: $1)) }
  }

  static let blendMode = ModifierDescription(
    "blendMode", "How the view's colors meet those behind it.",
    example: ##"{ "blendMode": "multiply" }"##, synonyms: ["mixBlendMode", "blend"]
  ) { keys in
    let mode = keys.required(
      "mode", blendModes, "The mode.", isShorthand: true)
    return .view { $0.blendMode(mode.value(in: $1)) }
  }

  static let compositingGroup = ModifierDescription(
    "compositingGroup", "Draws the view as a whole before the effects that follow.",
    example: ##"{ "compositingGroup": {} }"##, synonyms: ["isolation", "drawingGroup"]
  ) { _ in
    .view { view, _ in view.compositingGroup() }
  }

  static let blur = ModifierDescription(
    "blur", "Blurs the view.", example: ##"{ "blur": 6 }"##, synonyms: ["gaussianBlur"]
  ) { keys in
    let radius = keys.required(
      "radius", .length, "How far: the standard deviation.", isShorthand: true)
    let isOpaque = keys.optional(
      "opaque", .boolean, default: false, "Whether the view's edges stay opaque.")
    return .view { view, environment in
      view.blur(
        radius: CGFloat(radius.value(in: environment)), opaque: isOpaque.value(in: environment))
    }
  }

  static let shadow = ModifierDescription(
    "shadow", "Draws the view's blurred silhouette behind it.",
    example: ##"{ "shadow": { "radius": 8, "y": 4, "color": "#00000080" } }"##,
    synonyms: ["boxShadow", "dropShadow", "glow"]
  ) { keys in
    let radius = keys.required(
      "radius", .length, "How far it is blurred.", isShorthand: true)
    let x = keys.optional("x", .coordinate, default: 0, "How far right it lies.")
    let y = keys.optional("y", .coordinate, default: 0, "How far down it lies.")
    let color = keys.optional("color", .color, "Its color; a third of black unless given.")
    return .view { view, environment in
      view.shadow(
        color: color.map { Color($0.value(in: environment)) }
          ?? Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat(radius.value(in: environment)), x: CGFloat(x.value(in: environment)),
        y: CGFloat(y.value(in: environment)))
    }
  }
}
