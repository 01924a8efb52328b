internal import Geometry
internal import Views

extension ElementDescription {
  static let hStack = ElementDescription(
    "hstack", "Views side by side, from left to right.",
    example: ##"{ "hstack": { "spacing": 12, "content": [{ "circle": {} }, { "circle": {} }] } }"##,
    synonyms: ["row"]
  ) { keys in
    let content = keys.content()
    let spacing = keys.spacing()
    let alignment = keys.optional(
      "alignment",
      .choice([("center", VerticalAlignment.center), ("top", .top), ("bottom", .bottom)]),
      default: .center, "Where the views stand across the stack.",
      defaultText: "center")
    return .view({ environment in
      AnyView(
        HStack(
          alignment: alignment.value(in: environment),
          spacing: spacing.map { CGFloat($0.value(in: environment)) }
        ) { content.views(in: environment) })
    }) { content.survey(in: $0, &$1) }
  }

  static let vStack = ElementDescription(
    "vstack", "Views one below the other.",
    example: ##"{ "vstack": { "spacing": 12, "content": [{ "circle": {} }, { "circle": {} }] } }"##,
    synonyms: ["column"]
  ) { keys in
    let content = keys.content()
    let spacing = keys.spacing()
    let alignment = keys.optional(
      "alignment",
      .choice([
        ("center", HorizontalAlignment.center), ("leading", .leading), ("trailing", .trailing),
      ]),
      default: .center, "Where the views stand across the stack.",
      defaultText: "center")
    return .view({ environment in
      AnyView(
        VStack(
          alignment: alignment.value(in: environment),
          spacing: spacing.map { CGFloat($0.value(in: environment)) }
        ) { content.views(in: environment) })
    }) { content.survey(in: $0, &$1) }
  }

  static let spacer = ElementDescription(
    "spacer", "Room that takes what is left along a stack.",
    example: ##"{ "hstack": [{ "circle": {} }, { "spacer": {} }, { "circle": {} }] }"##,
    synonyms: ["space", "gap"]
  ) { keys in
    let length = keys.optional("minLength", .length, default: 8, "The least length.")
    return .view { AnyView(Spacer(minLength: CGFloat(length.value(in: $0)))) }
  }
}

extension KeyReader {
  fileprivate func spacing() -> Attribute<Double>? {
    optional("spacing", .length, "The gap between neighbours; 8 unless given.")
  }
}
