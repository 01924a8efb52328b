internal import Views

extension ElementDescription {
  static let zStack = ElementDescription(
    "zstack", "Views on top of one another, later ones in front.",
    example:
      #"{ "zstack": [{ "rectangle": {} }, { "circle": {}, "modifiers": [{ "fill": "red" }] }] }"#,
    synonyms: ["stack"]
  ) { keys in
    let content = keys.content()
    let alignment = keys.optional(
      "alignment", .alignment, default: .center, "The point in which the views are lined up.",
      defaultText: "center")
    return .view({ environment in
      AnyView(
        ZStack(alignment: alignment.value(in: environment)) { content.views(in: environment) })
    }) { content.survey(within: $0, &$1) }
  }

  static let group = ElementDescription(
    "group", "Views taken together; a modifier of the group goes to each of them.",
    example:
      #"{ "group": [{ "circle": {} }, { "ellipse": {} }], "modifiers": [{ "opacity": 0.5 }] }"#,
    synonyms: ["g"]
  ) { keys in
    let content = keys.content()
    return .view({ AnyView(content.views(in: $0)) }) { content.survey(within: $0, &$1) }
  }
}

extension KeyReader {
  /// The views inside an element, which may stand in place of its keys.
  func content() -> ElementList {
    required("content", .elements, "The views inside, a list.", isShorthand: true)
      .value(in: VariableValues())
  }
}

extension ValueFormat where Value == Alignment {
  /// The name of an alignment.
  static var alignment: ValueFormat { alignmentFormat }
}

private let alignmentFormat = ValueFormat<Alignment>.choice([
  ("center", .center), ("top", .top), ("bottom", .bottom), ("leading", .leading),
  ("trailing", .trailing), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
  ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
])
