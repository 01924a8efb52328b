internal import Drawing
internal import Views

extension ModifierDescription {
  static let fill = ModifierDescription(
    "fill", "Fills a shape with a color; it comes before all modifiers that make a view of it.",
    example: ##"{ "fill": "#ff8800" }"##, synonyms: ["color", "colour", "background", "fillColor"]
  ) { keys in
    let color = keys.required("color", .color, "The color.", isShorthand: true)
    let isEOFilled = keys.optional(
      "eoFill", .boolean, default: false,
      "Whether what is inside an even number of outlines is a hole.")
    return .ofShape { shape, environment in
      filled(
        shape, Color(color.value(in: environment)),
        FillStyle(eoFill: isEOFilled.value(in: environment)))
    }
  }

  static let foregroundStyle = ModifierDescription(
    "foregroundStyle", "The color of all shapes inside that have no fill of their own.",
    example: ##"{ "foregroundStyle": "white" }"##, synonyms: ["foregroundColor", "tint"]
  ) { keys in
    let color = keys.required("color", .color, "The color.", isShorthand: true)
    return .view { $0.foregroundStyle(Color(color.value(in: $1))) }
  }

  static let opacity = ModifierDescription(
    "opacity", "Makes the view, as a whole, more transparent.",
    example: ##"{ "opacity": 0.5 }"##, synonyms: ["alpha"]
  ) { keys in
    let opacity = keys.required(
      "opacity", .number(in: 0...1), "From 0, which hides the view, to 1.", isShorthand: true)
    return .view { $0.opacity(opacity.value(in: $1)) }
  }
}

private func filled(_ shape: some Shape, _ color: Color, _ style: FillStyle) -> AnyView {
  AnyView(shape.fill(color, style: style))
}
