import Geometry

/// The lines of an indented tree of nodes.
struct PrintedTree {
  private var lines: [String] = []
  /// What is still to be printed, the next at the end.
  private var pending: [Step] = []

  private enum Step {
    case node(DrawingNode, level: Int)
    case mask(DrawingNode.Mask, level: Int)
  }

  /// Deeper levels aren't printed: their indentation alone would fill the memory.
  private static let deepest = 256

  var text: String { lines.joined(separator: "\n") }

  mutating func add(_ line: String, level: Int) {
    lines.append(String(repeating: "  ", count: level) + line)
  }

  mutating func add(_ nodes: [DrawingNode], level: Int) {
    push(nodes, level: level)
    while let step = pending.popLast() {
      switch step {
      case .node(let node, let level): add(node, level: level)
      case .mask(let mask, let level):
        add("mask \(mask.mode)", level: level)
        push(mask.content, level: level + 1)
      }
    }
  }

  private mutating func push(_ nodes: [DrawingNode], level: Int) {
    guard level <= Self.deepest || nodes.isEmpty else {
      return add("… levels left out: \(nodes.depth + 1)", level: level)
    }
    for node in nodes.reversed() { pending.append(.node(node, level: level)) }
  }

  private mutating func add(_ node: DrawingNode, level: Int) {
    switch node {
    case .fill(let fill): add(fill.line, level: level)
    case .stroke(let stroke): add(stroke.line, level: level)
    case .image(let image): add(image.line, level: level)
    case .glyphs(let glyphs): add(glyphs.line, level: level)
    case .group(let group): add(group, level: level)
    }
  }

  private mutating func add(_ group: DrawingNode.Group, level: Int) {
    add(group.line, level: level)
    if let clip = group.clip {
      add("clip\(clip.style.words) path \(clip.path.words)", level: level + 1)
    }
    push(group.content, level: level + 1)
    if let mask = group.mask { pending.append(.mask(mask, level: level + 1)) }
  }
}

extension DrawingNode.Fill {
  fileprivate var line: String { "fill \(paint)\(style.words) path \(path.words)" }
}

extension DrawingNode.Group {
  /// What the group does to its content.
  fileprivate var line: String {
    var traits = transform.words
    if let projection { traits.append(projection.words) }
    if isolation != .automatic { traits.append("\(isolation)") }
    if opacity != 1 { traits.append("opacity \(rounded(opacity))") }
    if blendMode != .normal { traits.append("blend \(blendMode)") }
    traits += filters.map(\.description)
    return traits.isEmpty ? "group" : "group " + traits.joined(separator: " · ")
  }
}

extension FillStyle {
  /// What differs from the usual, each with a space before it.
  fileprivate var words: String {
    (isEOFilled ? " even-odd" : "") + (isAntialiased ? "" : " aliased")
  }
}
