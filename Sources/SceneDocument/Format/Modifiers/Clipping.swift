internal import Drawing
internal import Geometry
internal import Views

extension ModifierDescription {
  static let clipShape = ModifierDescription(
    "clipShape", "Hides what of the view lies outside a shape, laid out in the view's frame.",
    example: ##"{ "clipShape": { "roundedRectangle": { "cornerRadius": 12 } } }"##,
    synonyms: ["clip", "clipPath"]
  ) { keys in
    let shape = keys.required("shape", .shape, "The shape.", isShorthand: true)
    return .view { clippedView($0, to: shape.value(in: $1).shape($1)) }
  }

  static let cornerRadius = ModifierDescription(
    "cornerRadius", "Hides what of the view lies outside its frame with round corners.",
    example: ##"{ "cornerRadius": 12 }"##, synonyms: ["borderRadius", "rounded"]
  ) { keys in
    let radius = keys.required("radius", .length, "The corners' radius.", isShorthand: true)
    return .view { $0.cornerRadius(CGFloat(radius.value(in: $1))) }
  }

  static let clipped = ModifierDescription(
    "clipped", "Hides what of the view lies outside its frame.", example: ##"{ "clipped": {} }"##,
    synonyms: ["overflow"]
  ) { keys in
    let antialiased = keys.optional(
      "antialiased", .boolean, default: false, "Whether the edge is smooth.")
    return .view { $0.clipped(antialiased: antialiased.value(in: $1)) }
  }
}

private func clippedView(_ view: AnyView, to shape: some Shape) -> AnyView {
  AnyView(view.clipShape(shape))
}
