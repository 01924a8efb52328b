internal import Drawing
internal import Views

extension ElementDescription {
  static let color = ElementDescription(
    "color", "An area of one color.", example: ##"{ "color": "teal" }"##, synonyms: ["solid"]
  ) { keys in
    let color = keys.required("color", .color, "The color.", isShorthand: true)
    return .view({ AnyView(Color(color.value(in: $0))) })
  }

  /// An area of each kind of gradient.
  static let gradients = styleTable.kinds.map { kind in
    ElementDescription(
      kind.name, "An area of a gradient. \(kind.summary)",
      example: "{ \"\(kind.name)\": \(gradientExamples[kind.name] ?? "{}") }",
      synonyms: kind.synonyms
    ) { keys in
      let style = kind.read(keys)
      return .view({ AnyView(Rectangle().fill(style($0))) })
    }
  }
}

private let gradientExamples = [
  "linearGradient": ##"{ "colors": ["#ff5e3a", "#ff2a68"], "startPoint": "leading", "##
    + ##""endPoint": "trailing" }"##,
  "radialGradient": ##"{ "colors": ["white", "navy"], "endRadius": 80 }"##,
  "ellipticalGradient": ##"{ "colors": ["white", "navy"] }"##,
  "angularGradient": ##"{ "colors": ["red", "yellow", "lime", "red"] }"##,
  "meshGradient":
    ##"{ "width": 2, "height": 2, "colors": ["red", "orange", "purple", "blue"] }"##,
]
