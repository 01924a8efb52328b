import Geometry

extension FrameDrawing: CustomStringConvertible {
  /// The drawing as an indented tree, a node a line, back to front.
  ///
  ///     drawing 640 × 360 on #101418
  ///       group translate 320 180 · scale 2 · opacity 0.5
  ///         fill #ff0000 path M0 0L10 0L10 10Z
  ///
  /// Numbers are rounded to four decimals.
  public var description: String {
    let ground = background.map { " on \($0)" } ?? ""
    let size = "\(rounded(size.width.native)) × \(rounded(size.height.native))"
    let lines = ["drawing \(size)\(ground)"] + content.flatMap { $0.lines(indent: "  ") }
    return lines.joined(separator: "\n")
  }
}

extension DrawingNode: CustomStringConvertible {
  /// The node and those within it, as in the drawing's tree.
  public var description: String { lines(indent: "").joined(separator: "\n") }

  fileprivate func lines(indent: String) -> [String] {
    switch self {
    case .fill(let fill): [indent + fill.line]
    case .stroke(let stroke): [indent + stroke.line]
    case .image(let image): [indent + image.line]
    case .glyphs(let glyphs): [indent + glyphs.line]
    case .group(let group): group.lines(indent: indent)
    }
  }
}

extension DrawingNode.Fill {
  fileprivate var line: String { "fill \(paint)\(style.words) path \(path.words)" }
}

extension DrawingNode.Group {
  fileprivate func lines(indent: String) -> [String] {
    var traits = transform.words
    if let projection { traits.append(projection.words) }
    if isolation != .automatic { traits.append("\(isolation)") }
    if opacity != 1 { traits.append("opacity \(rounded(opacity))") }
    if blendMode != .normal { traits.append("blend \(blendMode)") }
    traits += filters.map(\.description)
    let head = traits.isEmpty ? "group" : "group " + traits.joined(separator: " · ")
    let clip = clip.map { ["\(indent)  clip\($0.style.words) path \($0.path.words)"] } ?? []
    return [indent + head] + clip + (mask?.lines(indent: indent + "  ") ?? [])
      + content.flatMap { $0.lines(indent: indent + "  ") }
  }
}

extension DrawingNode.Mask {
  fileprivate func lines(indent: String) -> [String] {
    ["\(indent)mask \(mode)"] + content.flatMap { $0.lines(indent: indent + "  ") }
  }
}

extension FillStyle {
  /// What differs from the usual, each with a space before it.
  fileprivate var words: String {
    (isEOFilled ? " even-odd" : "") + (isAntialiased ? "" : " aliased")
  }
}
