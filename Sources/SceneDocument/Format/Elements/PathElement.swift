internal import Geometry
internal import Views

extension ElementDescription {
  static let path = ElementDescription(
    "path", "An outline of lines and curves, which morphs when an animated change gives it others.",
    example: ##"{ "path": { "data": "M 0 0 L 24 12 L 0 24 Z", "viewBox": [0, 0, 24, 24] } }"##,
    synonyms: ["svg", "polygon"]
  ) { keys in
    let data = keys.required("data", .pathData, "The outline as SVG path data.", isShorthand: true)
    let viewBox = keys.optional(
      "viewBox", .rectangle,
      "The part of the outline's plane that is scaled to fit into the frame, [x, y, width, height]."
    )
    return .shape { environment in
      MorphingPath(data.value(in: environment), viewBox: viewBox?.value(in: environment))
    }
  }
}
