internal import Drawing
internal import Views

extension ModifierDescription {
  static let clipShape = ModifierDescription(
    "clipShape", "Hides what of the view lies outside a shape, laid out in the view's frame.",
    example: ##"{ "clipShape": { "roundedRectangle": { "cornerRadius": 12 } } }"##,
    synonyms: ["clip", "mask", "clipPath"]
  ) { keys in
    let shape = keys.required("shape", .shape, "The shape.", isShorthand: true)
    return .ofView { view, environment in
      hidden(view, outside: shape.value(in: environment).shape(environment))
    }
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

private func hidden(_ view: AnyView, outside shape: some Shape) -> AnyView {
  AnyView(view.clipShape(shape))
}
