internal import Geometry
import Motion
internal import Views

extension ElementDescription {
  static let path = ElementDescription(
    "path", "An outline of lines and curves, which morphs when an animated change gives it others.",
    example: ##"{ "path": { "data": "M 0 0 L 24 12 L 0 24 Z", "viewBox": [0, 0, 24, 24] } }"##,
    synonyms: ["svg", "polygon", "polyline"]
  ) { keys in
    let data = keys.optional("data", .pathData, "The outline as SVG path data.", isShorthand: true)
    let points = keys.optional("points", .points, "The outline as points joined by lines.")
    let isClosed = keys.optional(
      "closed", .boolean, default: true, "Whether the last point is joined to the first.")
    let commands = keys.optional(
      "commands",
      .list(of: .pathCommand, "a list of commands such as { \"line\": [x, y] }", count: 0...10_000),
      "The outline as commands, whose numbers may be expressions.")
    let viewBox = keys.optional(
      "viewBox", .rectangle,
      "The part of the outline's plane that is scaled to fit into the frame, [x, y, width, height]."
    )
    keys.reportOutlines()
    return .shape { environment in
      let path =
        data?.value(in: environment)
        ?? points.map { polygon($0.value(in: environment), isClosed.value(in: environment)) }
        ?? outline(commands?.value(in: environment) ?? [])
      return MorphingPath(path, viewBox: viewBox?.value(in: environment))
    }
  }
}

extension KeyReader {
  /// Reports a path without an outline, and one with several.
  fileprivate func reportOutlines() {
    let given = ["data", "points", "commands"].filter(has)
    if given.count > 1 {
      reading.error(
        "\"\(given[0])\" and \"\(given[1])\" exclude each other", at: rangeOfKey(given[1]))
    }
    if given.isEmpty, isObject {
      reading.error(
        "missing key \"data\", \"points\" or \"commands\"",
        at: range.lowerBound..<range.lowerBound + 1)
    }
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
