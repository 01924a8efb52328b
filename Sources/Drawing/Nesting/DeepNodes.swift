/// Nodes in which groups lie so deep within one another that what recurses could run out of stack.
///
/// Never changed once it is made, but by its end.
final class DeepNodes: @unchecked Sendable {
  private(set) var nodes: [DrawingNode]
  let depth: Int

  init(_ nodes: [DrawingNode], depth: Int) { (self.nodes, self.depth) = (nodes, depth) }

  /// Takes apart what nobody else holds, from the outside in: freed as a whole, each level would free
  /// the next from within.
  deinit {
    var pending = [nodes]
    nodes = []
    while var list = pending.popLast() {
      while var parts = list.popLast()?.deepParts {
        while var part = parts.popLast() {
          guard isKnownUniquelyReferenced(&part) else { continue }
          pending.append(part.nodes)
          part.nodes = []
        }
      }
    }
  }
}

extension DeepNodes {
  func isEqual(to other: DeepNodes) -> Bool {
    var pending = [(NodeTree, NodeTree)]()
    guard Self.nodesMatch(self, other, &pending) else { return false }
    while let (tree, otherTree) = pending.popLast() {
      guard let deep = tree.deepNodes, let other = otherTree.deepNodes else {
        if tree != otherTree { return false }
        continue
      }
      if !Self.nodesMatch(deep, other, &pending) { return false }
    }
    return true
  }

  /// Whether nodes are equal if the trees within them are, which it adds to `pending`.
  private static func nodesMatch(
    _ first: DeepNodes, _ second: DeepNodes, _ pending: inout [(NodeTree, NodeTree)]
  ) -> Bool {
    if first === second { return true }
    guard first.depth == second.depth, first.nodes.count == second.nodes.count else { return false }
    for (node, other) in zip(first.nodes, second.nodes) {
      var (trees, otherTrees) = ([NodeTree](), [NodeTree]())
      guard node.detached(from: &trees) == other.detached(from: &otherTrees),
        trees.count == otherTrees.count
      else { return false }
      pending += zip(trees, otherTrees)
    }
    return true
  }

  func hash(into hasher: inout Hasher) {
    var pending = [self]
    while let deep = pending.popLast() {
      hasher.combine(deep.nodes.count)
      for node in deep.nodes {
        var trees: [NodeTree] = []
        hasher.combine(node.detached(from: &trees))
        for tree in trees {
          if let deep = tree.deepNodes { pending.append(deep) } else { hasher.combine(tree) }
        }
      }
    }
  }
}
