/// The nodes of a group, a mask or a pattern, which know how deep groups lie within one another in them.
///
/// However deep that is, they are compared, hashed and let go of on a stack of bounded size.
struct NodeTree: Sendable {
  private var storage: Storage

  private enum Storage: Sendable {
    case shallow([DrawingNode], depth: Int)
    case deep(DeepNodes)
  }

  /// Up to this depth it is quickest to recurse.
  static let mostShallow = 16

  /// The tree of `nodes`, each of which is looked at.
  init(_ nodes: [DrawingNode]) {
    let depth = nodes.depth
    storage =
      depth > Self.mostShallow
      ? .deep(DeepNodes(nodes, depth: depth)) : .shallow(nodes, depth: depth)
  }

  var nodes: [DrawingNode] {
    switch storage {
    case .shallow(let nodes, _): nodes
    case .deep(let deep): deep.nodes
    }
  }

  /// How many groups and patterns lie within one another.
  var depth: Int {
    switch storage {
    case .shallow(_, let depth): depth
    case .deep(let deep): deep.depth
    }
  }

  /// The nodes' object, where they are deep.
  var deepNodes: DeepNodes? {
    if case .deep(let deep) = storage { deep } else { nil }
  }
}

extension NodeTree: Hashable {
  static func == (first: NodeTree, second: NodeTree) -> Bool {
    switch (first.storage, second.storage) {
    case (.shallow(let nodes, let depth), .shallow(let others, let otherDepth)):
      depth == otherDepth && nodes == others
    case (.deep(let deep), .deep(let other)): deep.isEqual(to: other)
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch storage {
    case .shallow(let nodes, _): hasher.combine(nodes)
    case .deep(let deep): deep.hash(into: &hasher)
    }
  }
}
