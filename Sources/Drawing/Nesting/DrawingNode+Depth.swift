extension DrawingNode {
  /// How many groups and patterns lie within one another; 0 for a node that holds no others.
  ///
  /// Known without a walk.
  public var depth: Int {
    switch self {
    case .fill(let fill): fill.paint.depth
    case .stroke(let stroke): stroke.paint.depth
    case .glyphs(let glyphs): glyphs.paint.depth
    case .image: 0
    case .group(let group): group.depth
    }
  }
}

extension FrameDrawing {
  /// How many groups and patterns lie within one another.
  public var depth: Int { content.depth }
}

extension DrawingNode.Group {
  /// How many groups and patterns lie within one another, this one included.
  var depth: Int { 1 + max(tree.depth, mask?.tree.depth ?? 0) }
}

extension Paint {
  fileprivate var depth: Int {
    if case .pattern(let paint) = self { 1 + paint.tree.depth } else { 0 }
  }
}

extension [DrawingNode] {
  var depth: Int {
    var deepest = 0
    for node in self { deepest = Swift.max(deepest, node.depth) }
    return deepest
  }
}

// MARK: - Trees within a node

extension DrawingNode {
  /// The node without the trees within it, which it adds to `trees`.
  func detached(from trees: inout [NodeTree]) -> DrawingNode {
    switch self {
    case .image: return self
    case .fill(var fill):
      fill.paint = fill.paint.detached(from: &trees)
      return .fill(fill)
    case .stroke(var stroke):
      stroke.paint = stroke.paint.detached(from: &trees)
      return .stroke(stroke)
    case .glyphs(var glyphs):
      glyphs.paint = glyphs.paint.detached(from: &trees)
      return .glyphs(glyphs)
    case .group(let group): return .group(group.detached(from: &trees))
    }
  }

  /// What is deep of the trees within the node.
  var deepParts: [DeepNodes] {
    guard depth > NodeTree.mostShallow else { return [] }
    var trees: [NodeTree] = []
    _ = detached(from: &trees)
    return trees.compactMap(\.deepNodes)
  }
}

extension DrawingNode.Group {
  fileprivate func detached(from trees: inout [NodeTree]) -> Self {
    var shell = self
    trees.append(tree)
    shell.tree = NodeTree([])
    if let mask {
      trees.append(mask.tree)
      shell.mask?.tree = NodeTree([])
    }
    return shell
  }
}

extension Paint {
  fileprivate func detached(from trees: inout [NodeTree]) -> Paint {
    guard case .pattern(var paint) = self else { return self }
    trees.append(paint.tree)
    paint.tree = NodeTree([])
    return .pattern(paint)
  }
}
