internal import Drawing
internal import Geometry
import Motion
internal import Views

extension ModifierDescription {
  static let overlay = ModifierDescription(
    "overlay", "Puts views in front of this one, in an area of its size.",
    example: ##"{ "overlay": { "circle": {}, "modifiers": [{ "frame": { "width": 8 } }] } }"##,
    synonyms: ["foreground"]
  ) { keys in
    let (content, alignment) = keys.layer()
    return .view(with: content) { view, environment in
      view.overlay(alignment: alignment.value(in: environment)) { content.views(in: environment) }
    }
  }

  static let background = ModifierDescription(
    "background", "Puts views, a color or a gradient behind this one, in an area of its size.",
    example: ##"{ "background": { "roundedRectangle": 12 } }"##, synonyms: ["backdrop"]
  ) { keys in
    let (content, alignment) = keys.layer()
    return .view(with: content) { view, environment in
      view.background(alignment: alignment.value(in: environment)) {
        content.views(in: environment)
      }
    }
  }

  static let mask = ModifierDescription(
    "mask", "Shows the view where others, in an area of its size, are opaque.",
    example: ##"{ "mask": { "linearGradient": { "colors": ["black", "clear"] } } }"##,
    synonyms: ["maskImage", "stencil"]
  ) { keys in
    let (content, alignment) = keys.layer()
    return .view(with: content) { view, environment in
      view.mask(alignment: alignment.value(in: environment)) { content.views(in: environment) }
    }
  }

  static let border = ModifierDescription(
    "border", "Draws a line inside the edges of the view's frame.",
    example: ##"{ "border": { "style": "red", "width": 2 } }"##, synonyms: ["frameLine"]
  ) { keys in
    let style = keys.required("style", .style, "A color or a gradient.", isShorthand: true)
    let width = keys.optional("width", .length, default: 1, "How thick the line is.")
    return .view { view, environment in
      view.border(style.value(in: environment), width: CGFloat(width.value(in: environment)))
    }
  }
}

extension KeyReader {
  /// The views of a layer, which may stand in place of the keys, and where they are.
  fileprivate func layer() -> (ElementList, Attribute<Alignment>) {
    let content = required(
      "content", .layer, "The views: one, a list, or a color.", isShorthand: true
    ).value(in: VariableValues())
    let alignment = optional(
      "alignment", .alignment, default: .center, "Where the views are.", defaultText: "center")
    return (content, alignment)
  }
}

extension ValueFormat where Value == ElementList {
  /// One view, a list of them, or a color.
  static var layer: ValueFormat {
    ValueFormat(
      "a view, a list of views or a color", placeholder: ElementList(elements: []),
      schema: .either([.string, .reference("view"), .reference("views")]),
      example: #"[{ "circle": {} }]"#,
      takesObject: { isContent($0.members.first?.name ?? "content") }
    ) { json, reading in
      if json.isArray { return ValueFormat.elements.read(json, reading) }
      guard json.string != nil else { return ValueFormat.body.read(json, reading) }
      return ValueFormat<Color.Resolved>.color.read(json, reading).map { color in
        let view = ElementContent.view({ AnyView(Color(color.value(in: $0))) })
        return Attribute(ElementList(elements: [Element(content: view, checks: [])]))
      }
    }
  }
}

/// Whether an object's first key is meant for a view rather than for a key of the layer.
private func isContent(_ key: String) -> Bool {
  Suggestion.nearest(to: key, among: ["content", "alignment"]) == nil
    && !["content", "alignment"].contains(key)
}
