internal import Geometry
internal import Views

extension ElementDescription {
  static let lazyVGrid = ElementDescription(
    "lazyVGrid", "Views in rows of equally broad columns, row by row.",
    example: ##"""
      { "lazyVGrid": { "columns": 3, "content": [
          { "forEach": { "count": 6, "content": [{ "color": "teal", "modifiers": [
            { "frame": { "height": 30 } }] }] } }] } }
      """##,
    synonyms: ["flow", "masonry"]
  ) { keys in
    let content = keys.content()
    let tracks = keys.tracks("columns", "wide")
    let alignment = keys.optional(
      "alignment", .horizontalAlignment, default: .center, "Where in its column a view stands.",
      defaultText: "center")
    let spacing = keys.optional("spacing", .length, "The gap between views; 8 unless given.")
    return .view({ environment in
      let spacing = spacing.map { CGFloat($0.value(in: environment)) }
      return AnyView(
        LazyVGrid(
          columns: tracks(spacing, environment), alignment: alignment.value(in: environment),
          spacing: spacing
        ) { content.views(in: environment) })
    }) { content.survey(within: $0, &$1) }
  }

  static let lazyHGrid = ElementDescription(
    "lazyHGrid", "Views in columns of equally high rows, column by column.",
    example: ##"{ "lazyHGrid": { "rows": 2, "content": [{ "circle": {} }, { "circle": {} }] } }"##
  ) { keys in
    let content = keys.content()
    let tracks = keys.tracks("rows", "high")
    let alignment = keys.optional(
      "alignment", .verticalAlignment, default: .center, "Where in its row a view stands.",
      defaultText: "center")
    let spacing = keys.optional("spacing", .length, "The gap between views; 8 unless given.")
    return .view({ environment in
      let spacing = spacing.map { CGFloat($0.value(in: environment)) }
      return AnyView(
        LazyHGrid(
          rows: tracks(spacing, environment), alignment: alignment.value(in: environment),
          spacing: spacing
        ) { content.views(in: environment) })
    }) { content.survey(within: $0, &$1) }
  }

  static let viewThatFits = ElementDescription(
    "viewThatFits", "The first of several views that has enough room.",
    example: ##"{ "viewThatFits": [{ "text": "A long title" }, { "text": "Title" }] }"##
  ) { keys in
    let content = keys.content()
    return .view({ environment in
      AnyView(ViewThatFits { content.views(in: environment) })
    }) { content.survey(within: $0, &$1) }
  }
}

extension KeyReader {
  /// The columns or rows of a grid: so many, or as many as have room.
  fileprivate func tracks(
    _ name: String, _ broad: String
  ) -> @Sendable (CGFloat?, VariableValues) -> [GridItem] {
    let count = optional(
      name, .number(in: 1...100, unit: name, placeholder: 1), default: 2, "How many \(name).")
    let least = optional(
      "minimum", .length, "How \(broad) the \(name) are at least; there are as many as have room.")
    if has(name), has("minimum") {
      reading.error("\"\(name)\" and \"minimum\" exclude each other", at: rangeOfKey("minimum"))
    }
    return { spacing, environment in
      if let least {
        return [
          GridItem(.adaptive(minimum: CGFloat(least.value(in: environment))), spacing: spacing)
        ]
      }
      return Array(
        repeating: GridItem(.flexible(), spacing: spacing), count: Int(count.value(in: environment))
      )
    }
  }
}

extension ValueFormat where Value == HorizontalAlignment {
  /// Where views stand across a column.
  static var horizontalAlignment: ValueFormat {
    .choice([("center", .center), ("leading", .leading), ("trailing", .trailing)])
  }
}

extension ValueFormat where Value == VerticalAlignment {
  /// Where views stand across a row.
  static var verticalAlignment: ValueFormat {
    .choice([
      ("center", .center), ("top", .top), ("bottom", .bottom),
      ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
    ])
  }
}
