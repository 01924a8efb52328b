internal import Geometry
internal import Views

extension ModifierDescription {
  static let frame = ModifierDescription(
    "frame", "Gives the view a frame; a missing length follows the view.",
    example: ##"{ "frame": { "width": 80, "height": 40 } }"##,
    synonyms: ["size", "width", "height"]
  ) { keys in
    let width = keys.optional("width", .length, "The frame's width.")
    let height = keys.optional("height", .length, "The frame's height.")
    let horizontal = keys.limits("Width", "width")
    let vertical = keys.limits("Height", "height")
    let alignment = keys.optional(
      "alignment", .alignment, default: .center, "Where in the frame the view is.",
      defaultText: "center")
    return .view { view, environment in
      let alignment = alignment.value(in: environment)
      let isFixed = horizontal.isEmpty && vertical.isEmpty
      let fixed = view.frame(
        width: width.map { CGFloat($0.value(in: environment)) },
        height: height.map { CGFloat($0.value(in: environment)) }, alignment: alignment)
      guard !isFixed else { return fixed }
      let content = width == nil && height == nil ? view : AnyView(fixed)
      return content.frame(
        minWidth: horizontal.least(environment), maxWidth: horizontal.most(environment),
        minHeight: vertical.least(environment), maxHeight: vertical.most(environment),
        alignment: alignment)
    }
  }

  static let padding = ModifierDescription(
    "padding", "Adds space around the view.", example: ##"{ "padding": 8 }"##,
    synonyms: ["margin"]
  ) { keys in
    let length = keys.optional(
      "length", .length, default: 16, "The space on each side.", isShorthand: true)
    let edges = keys.optional(
      "edges", .edges, default: .all, "On which sides: a name or a list of some.",
      defaultText: "all")
    return .view { $0.padding(edges.value(in: $1), CGFloat(length.value(in: $1))) }
  }

  static let position = ModifierDescription(
    "position", "Puts the view's center at a point of the area that its container offers.",
    example: ##"{ "position": { "x": 100, "y": 40 } }"##, synonyms: ["at", "center"]
  ) { keys in
    let place = keys.coordinates("the view's center")
    return .view { $0.position(place.value(in: $1)) }
  }

  static let offset = ModifierDescription(
    "offset", "Draws the view shifted; its frame stays where it is.",
    example: ##"{ "offset": { "x": 20 } }"##, synonyms: ["translate", "move", "translation"]
  ) { keys in
    let shift = keys.coordinates("the shift")
    return .view { view, environment in
      let shift = shift.value(in: environment)
      return view.offset(x: shift.x, y: shift.y)
    }
  }
}

extension ModifierDescription {
  static let aspectRatio = ModifierDescription(
    "aspectRatio", "Keeps the proportions of the view's area.",
    example: ##"{ "aspectRatio": { "ratio": 1, "contentMode": "fit" } }"##,
    synonyms: ["scaledToFit", "scaledToFill", "objectFit"]
  ) { keys in
    let ratio = keys.optional(
      "ratio", .number(in: 1e-3...1e3, placeholder: 1),
      "The width divided by the height; the view's own unless given.", isShorthand: true)
    let mode = keys.optional(
      "contentMode", .choice([("fit", ContentMode.fit), ("fill", .fill)]), default: .fit,
      "Whether the view stays within the area or covers it.")
    return .view { view, environment in
      view.aspectRatio(
        ratio.map { CGFloat($0.value(in: environment)) }, contentMode: mode.value(in: environment))
    }
  }

  static let fixedSize = ModifierDescription(
    "fixedSize", "Gives the view its ideal size, whatever is offered.",
    example: ##"{ "fixedSize": {} }"##
  ) { keys in
    let horizontal = keys.optional("horizontal", .boolean, default: true, "Whether in width.")
    let vertical = keys.optional("vertical", .boolean, default: true, "Whether in height.")
    return .view { view, environment in
      view.fixedSize(
        horizontal: horizontal.value(in: environment), vertical: vertical.value(in: environment))
    }
  }

  static let layoutPriority = ModifierDescription(
    "layoutPriority", "Views of a stack with a higher priority get their room first.",
    example: ##"{ "layoutPriority": 1 }"##, synonyms: ["flex"]
  ) { keys in
    let priority = keys.required("priority", .number(), "The priority.", isShorthand: true)
    return .view { $0.layoutPriority(priority.value(in: $1)) }
  }

  static let zIndex = ModifierDescription(
    "zIndex", "Views with a higher index are in front of their neighbours.",
    example: ##"{ "zIndex": 1 }"##, synonyms: ["z", "depth"]
  ) { keys in
    let index = keys.required("index", .number(), "The index.", isShorthand: true)
    return .view { $0.zIndex(index.value(in: $1)) }
  }

  static let gridCellColumns = ModifierDescription(
    "gridCellColumns", "How many columns of a grid the view takes.",
    example: ##"{ "gridCellColumns": 2 }"##, synonyms: ["colspan", "columnSpan"]
  ) { keys in
    let count = keys.required(
      "count", .number(in: 1...1000, placeholder: 1), "How many.", isShorthand: true)
    return .view { $0.gridCellColumns(Int(count.value(in: $1))) }
  }

  static let hidden = ModifierDescription(
    "hidden", "Doesn't draw the view; its room stays.", example: ##"{ "hidden": {} }"##,
    synonyms: ["visibility", "invisible"]
  ) { _ in
    .view { view, _ in view.hidden() }
  }
}

/// The least and the greatest length of a frame along an axis.
private struct LengthLimits: Sendable {
  let min: Attribute<Double>?
  let max: Attribute<Double>?
  var isEmpty: Bool { min == nil && max == nil }

  func least(_ environment: VariableValues) -> CGFloat? {
    min.map { CGFloat($0.value(in: environment)) }
  }

  func most(_ environment: VariableValues) -> CGFloat? {
    max.map { CGFloat($0.value(in: environment)) }
  }
}

extension ValueFormat where Value == Double {
  /// A length, or as much as there is.
  fileprivate static var lengthOrInfinity: ValueFormat {
    ValueFormat(
      "a number of points or \"infinity\"", placeholder: 0, example: #""infinity""#
    ) { json, reading in
      if json.string?.text == "infinity" { return Attribute(.infinity) }
      return ValueFormat.length.read(json, reading)
    }
  }
}

extension ValueFormat where Value == Edge.Set {
  /// The name of one or several edges, or a list of some.
  static var edges: ValueFormat {
    let edge = ValueFormat.choice([
      ("all", Edge.Set.all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top),
      ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ])
    return ValueFormat(
      "the name of an edge or a list of some", placeholder: .all, example: #"["top", "leading"]"#
    ) {
      json, reading in
      guard json.isArray else { return edge.read(json, reading) }
      return ValueFormat<[Edge.Set]>.list(of: edge, "a list of edges", count: 1...4)
        .read(json, reading)?.map { $0.reduce(into: Edge.Set()) { $0.formUnion($1) } }
    }
  }
}

extension KeyReader {
  fileprivate func limits(_ suffix: String, _ noun: String) -> LengthLimits {
    LengthLimits(
      min: optional("min\(suffix)", .length, "The least \(noun) of a frame that gives way."),
      max: optional(
        "max\(suffix)", .lengthOrInfinity,
        "The greatest \(noun) of a frame that takes what it is offered."))
  }
}

extension KeyReader {
  /// Two numbers as `x` and `y`, 0 when missing, or as `[x, y]` or a point in place of the keys.
  fileprivate func coordinates(_ name: String) -> Attribute<CGPoint> {
    let point = shorthand(.point(), "Both numbers, [x, y].")
    let x = optional("x", .coordinate, default: 0, "How far right \(name) is.")
    let y = optional("y", .coordinate, default: 0, "How far down \(name) is.")
    return point ?? Attribute { CGPoint(x: x.value(in: $0), y: y.value(in: $0)) }
  }
}
