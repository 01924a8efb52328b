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
      "alignment", .verticalAlignment, default: .center, "Where the views stand across the stack.",
      defaultText: "center")
    return .view({ environment in
      AnyView(
        HStack(
          alignment: alignment.value(in: environment),
          spacing: spacing.map { CGFloat($0.value(in: environment)) }
        ) { content.views(in: environment) })
    }) { content.survey(within: $0, &$1) }
  }

  static let vStack = ElementDescription(
    "vstack", "Views one below the other.",
    example: ##"{ "vstack": { "spacing": 12, "content": [{ "circle": {} }, { "circle": {} }] } }"##,
    synonyms: ["column"]
  ) { keys in
    let content = keys.content()
    let spacing = keys.spacing()
    let alignment = keys.optional(
      "alignment", .horizontalAlignment, default: .center,
      "Where the views stand across the stack.",
      defaultText: "center")
    return .view({ environment in
      AnyView(
        VStack(
          alignment: alignment.value(in: environment),
          spacing: spacing.map { CGFloat($0.value(in: environment)) }
        ) { content.views(in: environment) })
    }) { content.survey(within: $0, &$1) }
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

extension ElementDescription {
  static let divider = ElementDescription(
    "divider", "A thin line across a stack.",
    example: ##"{ "vstack": [{ "circle": {} }, { "divider": {} }, { "circle": {} }] }"##,
    synonyms: ["separator", "line"]
  ) { _ in
    .view({ _ in AnyView(Divider()) })
  }

  static let grid = ElementDescription(
    "grid", "Rows of views in columns as wide as their widest view.",
    example: ##"{ "grid": [{ "gridRow": [{ "circle": {} }, { "ellipse": {} }] }] }"##,
    synonyms: ["table"]
  ) { keys in
    let content = keys.content()
    let horizontal = keys.optional(
      "horizontalSpacing", .length, "The gap between columns; 8 unless given.")
    let vertical = keys.optional(
      "verticalSpacing", .length, "The gap between rows; 8 unless given.")
    let alignment = keys.optional(
      "alignment", .alignment, default: .center, "Where in its cell a view is.",
      defaultText: "center")
    return .view({ environment in
      AnyView(
        Grid(
          alignment: alignment.value(in: environment),
          horizontalSpacing: horizontal.map { CGFloat($0.value(in: environment)) },
          verticalSpacing: vertical.map { CGFloat($0.value(in: environment)) }
        ) { content.views(in: environment) })
    }) { content.survey(within: $0, &$1) }
  }

  static let gridRow = ElementDescription(
    "gridRow", "The views of one row of a grid.",
    example: ##"{ "grid": [{ "gridRow": [{ "circle": {} }, { "ellipse": {} }] }] }"##,
    synonyms: ["tr"]
  ) { keys in
    let content = keys.content()
    return .view({ environment in
      AnyView(GridRow { content.views(in: environment) })
    }) { content.survey(within: $0, &$1) }
  }
}

extension KeyReader {
  fileprivate func spacing() -> Attribute<Double>? {
    optional("spacing", .length, "The gap between neighbours; 8 unless given.")
  }
}
