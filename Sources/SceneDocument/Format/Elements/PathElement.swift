internal import Geometry
import Motion
internal import SVG
internal import Views

extension ElementDescription {
  static let path = ElementDescription(
    "path", "An outline of lines and curves, which morphs when an animated change gives it others.",
    example: ##"{ "path": { "data": "M 0 0 L 24 12 L 0 24 Z", "viewBox": [0, 0, 24, 24] } }"##,
    synonyms: ["polygon", "polyline"]
  ) { keys in
    let data = keys.optional("data", .pathData, "The outline as SVG path data.", isShorthand: true)
    let points = keys.optional("points", .points, "The outline as points joined by lines.")
    let isClosed = keys.optional(
      "closed", .boolean, default: true, "Whether the last point is joined to the first.")
    let file = keys.optional(
      "file", .svgDocument, "An SVG file beside the scene, an element of which is the outline.")
    let id = keys.optional("id", .plainString, "The id of that element; none is the whole file.")
    let commands = keys.optional(
      "commands",
      .list(of: .pathCommand, "a list of commands such as { \"line\": [x, y] }", count: 0...10_000),
      "The outline as commands, whose numbers may be expressions.")
    let viewBox = keys.optional(
      "viewBox", .rectangle,
      "The part of the outline's plane that is scaled to fit into the frame, [x, y, width, height]."
    )
    keys.reportOutlines()
    let outlined = keys.outline(file, id)
    return .shape { environment in
      let path =
        outlined ?? data?.value(in: environment)
        ?? points.map { polygon($0.value(in: environment), isClosed.value(in: environment)) }
        ?? outline(commands?.value(in: environment) ?? [])
      return MorphingPath(path, viewBox: viewBox?.value(in: environment))
    }
  }
}

extension KeyReader {
  /// Reports a path without an outline, and one with several.
  fileprivate func reportOutlines() {
    let given = ["data", "points", "commands", "file"].filter(has)
    if given.count > 1 {
      reading.error(
        "\"\(given[0])\" and \"\(given[1])\" exclude each other", at: rangeOfKey(given[1]))
    }
    if given.isEmpty, isObject {
      reading.error(
        "missing key \"data\", \"points\", \"commands\" or \"file\"",
        at: range.lowerBound..<range.lowerBound + 1)
    }
  }
}

extension KeyReader {
  /// The outline of an element of an SVG file; nil when there is no file or an error has been reported.
  fileprivate func outline(_ file: Attribute<SVGReference>?, _ id: Attribute<String>?) -> Path? {
    let values = VariableValues()
    guard let document = file?.value(in: values).document else {
      if id != nil, file == nil, isObject {
        reading.error("\"id\" names an element of a \"file\"", at: rangeOfKey("id"))
      }
      return nil
    }
    let name = id?.value(in: values)
    if let path = name.map({ document.shape(id: $0) }) ?? document.shape { return path }
    let clause = name.map { Suggestion.clause(for: $0, among: document.identifiers) } ?? ""
    let what = name.map { "no shape with the id \"\($0)\"" } ?? "no shape"
    reading.error("the file has \(what)\(clause)", at: rangeOfKey(name == nil ? "file" : "id"))
    return nil
  }
}

private func polygon(_ points: [CGPoint], _ isClosed: Bool) -> Path {
  var path = Path()
  path.addLines(points)
  if isClosed, points.count > 2 { path.closeSubpath() }
  return path
}

private func outline(_ commands: [PathCommand]) -> Path {
  var path = Path()
  for command in commands { command.append(to: &path) }
  return path
}
