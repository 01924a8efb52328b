internal import Drawing
internal import Geometry
internal import Views

extension ModifierDescription {
  static let fill = ModifierDescription(
    "fill",
    "Fills a shape; it comes before all modifiers that make a view of it. Several paint over each other.",
    example: ##"{ "fill": "#ff8800" }"##, synonyms: ["color", "colour", "fillColor"]
  ) { keys in
    let style = keys.required("style", .style, "A color or a gradient.", isShorthand: true)
    let isEOFilled = keys.optional(
      "eoFill", .boolean, default: false,
      "Whether what is inside an even number of outlines is a hole.")
    return .ofShape { shape, environment in
      filled(
        shape, style.value(in: environment), FillStyle(eoFill: isEOFilled.value(in: environment)))
    }
  }

  static let stroke = ModifierDescription(
    "stroke", "Draws a line along the outline of a shape, half of it outside.",
    example:
      ##"{ "stroke": { "style": "white", "lineWidth": 4, "lineCap": "round", "dash": [8, 6] } }"##,
    synonyms: ["line", "outline", "strokeColor"]
  ) { keys in
    let style = keys.required("style", .style, "A color or a gradient.", isShorthand: true)
    let line = keys.strokeStyle()
    return .ofShape { stroked($0, style.value(in: $1), line($1)) }
  }

  static let strokeBorder = ModifierDescription(
    "strokeBorder", "Draws a line along the outline of a shape, all of it inside.",
    example: ##"{ "strokeBorder": { "style": "white", "lineWidth": 4 } }"##,
    synonyms: ["innerStroke"]
  ) { keys in
    let style = keys.required("style", .style, "A color or a gradient.", isShorthand: true)
    let line = keys.strokeStyle()
    return .ofShape { shape, environment in
      let (style, line) = (style.value(in: environment), line(environment))
      guard let shape = shape as? any InsettableShape else { return stroked(shape, style, line) }
      return bordered(shape, style, line)
    }
  }

  static let foregroundStyle = ModifierDescription(
    "foregroundStyle", "The style of all shapes inside that have none of their own.",
    example: ##"{ "foregroundStyle": "orange" }"##, synonyms: ["foregroundColor"]
  ) { keys in
    let style = keys.required("style", .style, "A color or a gradient.", isShorthand: true)
    return .view { $0.foregroundStyle(style.value(in: $1)) }
  }

  static let tint = ModifierDescription(
    "tint", "What the style \"tint\" means inside.", example: ##"{ "tint": "orange" }"##,
    synonyms: ["accentColor"]
  ) { keys in
    let style = keys.required("style", .style, "A color or a gradient.", isShorthand: true)
    return .view { $0.tint(style.value(in: $1)) }
  }
}

private func filled(_ shape: some Shape, _ style: AnyShapeStyle, _ rule: FillStyle) -> AnyView {
  AnyView(shape.fill(style, style: rule))
}

private func stroked(_ shape: some Shape, _ style: AnyShapeStyle, _ line: StrokeStyle) -> AnyView {
  AnyView(shape.stroke(style, style: line))
}

private func bordered(
  _ shape: some InsettableShape, _ style: AnyShapeStyle, _ line: StrokeStyle
) -> AnyView {
  AnyView(shape.strokeBorder(style, style: line))
}

extension KeyReader {
  /// How a line is drawn.
  fileprivate func strokeStyle() -> @Sendable (VariableValues) -> StrokeStyle {
    let width = optional("lineWidth", .length, default: 1, "How thick the line is.")
    let cap = optional(
      "lineCap", .choice([("butt", CGLineCap.butt), ("round", .round), ("square", .square)]),
      default: .butt, "How its ends look.", defaultText: "butt")
    let join = optional(
      "lineJoin", .choice([("miter", CGLineJoin.miter), ("round", .round), ("bevel", .bevel)]),
      default: .miter, "How its corners look.", defaultText: "miter")
    let limit = optional(
      "miterLimit", .number(in: 0...1e4), default: 10,
      "How many times its width a corner may stick out before it is cut off.")
    let dash = optional(
      "dash", .numbers(in: 0...1e6, unit: "points"), default: [],
      "The lengths of dashes and gaps in turn.")
    let phase = optional(
      "dashPhase", .coordinate, default: 0, "How far into the dashes the line begins.")
    return { environment in
      StrokeStyle(
        lineWidth: CGFloat(width.value(in: environment)), lineCap: cap.value(in: environment),
        lineJoin: join.value(in: environment),
        miterLimit: CGFloat(limit.value(in: environment)),
        dash: dash.value(in: environment).map { CGFloat($0) },
        dashPhase: CGFloat(phase.value(in: environment)))
    }
  }
}
