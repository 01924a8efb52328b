public import Drawing
public import Geometry

/// A piece of an SVG picture: an element that was asked for by id, or what lies between such elements.
public struct SVGLayer: Sendable {
  /// The element's id; nil for the rest.
  public var id: String?
  /// What it shows, in the coordinates of the whole picture.
  public var content: [DrawingNode]
  /// The box around its fills in those coordinates; for the rest all of the picture.
  public var bounds: CGRect
}

extension SVGDocument {
  /// The ids of all elements, in the order of the file.
  public var identifiers: [String] {
    tree.nodes.compactMap { $0.attributes["id"] }.reduce(into: []) { known, id in
      if tree.identifiers[id] != nil, !known.contains(id) { known.append(id) }
    }
  }

  /// Whether two are read from one file.
  public func isSame(as other: SVGDocument) -> Bool { tree === other.tree }

  /// The outline of an element, or of all shapes in it, in the coordinates of the whole picture.
  ///
  /// Nil when no element of that id is drawn or it has no shapes; strokes are not outlined.
  public func shape(id: String) -> Path? {
    guard let root = Resolver(self).root(), let (node, transform) = root.find(id, .identity) else {
      return nil
    }
    let path = node.outline(transform)
    return path.isEmpty ? nil : path
  }

  /// The outline of all shapes; nil when there are none.
  public var shape: Path? {
    guard let path = Resolver(self).root()?.outline(.identity), !path.isEmpty else { return nil }
    return path
  }

  /// The picture in pieces, back to front: each of the elements `ids`, and what lies between them.
  ///
  /// What the groups around an element do — clips, masks, opacity — is done to each piece by itself.
  public func layers(of ids: some Sequence<String>, at time: Double = 0) -> [SVGLayer] {
    let resolver = resolver(at: time)
    guard let root = resolver.root() else { return [] }
    let whole = CGRect(origin: .zero, size: resolver.rootSize)
    return root.pieces(Set(ids)).map { piece in
      let bounds = piece.id == nil ? whole : piece.node.bounds?.image(under: piece.node.transform)
      return SVGLayer(id: piece.id, content: piece.node.drawing, bounds: bounds ?? whole)
    }
  }
}

extension RenderNode {
  /// The node of an id and the map from its parent's coordinates to those of the root.
  fileprivate func find(
    _ id: String, _ outer: CGAffineTransform
  ) -> (node: RenderNode, transform: CGAffineTransform)? {
    if self.id == id { return (self, outer) }
    guard case .group(let nodes) = content else { return nil }
    let inner = transform.concatenating(outer)
    return nodes.lazy.compactMap { $0.find(id, inner) }.first
  }

  /// All paths in the node, through its transform and `outer`.
  fileprivate func outline(_ outer: CGAffineTransform) -> Path {
    let inner = transform.concatenating(outer)
    switch content {
    case .group(let nodes):
      return nodes.reduce(into: Path()) { $0.addPath($1.outline(inner)) }
    case .shape(let shape): return shape.path.applying(inner)
    case .drawing: return Path()
    }
  }

  /// The node cut into the nodes of some ids and what lies between them.
  fileprivate func pieces(_ ids: Set<String>) -> [(id: String?, node: RenderNode)] {
    if let id, ids.contains(id) { return [(id, self)] }
    guard case .group(let nodes) = content else { return [(nil, self)] }
    let inner = nodes.flatMap { $0.pieces(ids) }
    guard inner.contains(where: { $0.id != nil }) else { return [(nil, self)] }
    var runs: [(id: String?, nodes: [RenderNode])] = []
    for piece in inner {
      if piece.id == nil, let last = runs.last, last.id == nil {
        runs[runs.count - 1].nodes.append(piece.node)
      } else {
        runs.append((piece.id, [piece.node]))
      }
    }
    return runs.map { run in
      var node = self
      (node.content, node.bounds) = (.group(run.nodes), run.nodes.bounds)
      return (run.id, node)
    }
  }
}
