import Drawing
import Geometry

extension RenderNode {
  /// The node in the vocabulary of drawings.
  ///
  /// SVG 2, § 3.8: content is filtered, clipped, masked, faded and blended, in this order.
  var drawing: [DrawingNode] {
    var nodes = content.drawing
    for filter in filters {
      nodes = [.group(.init(content: nodes.isEmpty ? [.nothing] : nodes, filters: [filter]))]
    }
    for clip in clips {
      guard let clipped = clip.applied(to: nodes) else { return [] }
      nodes = [clipped]
    }
    guard !nodes.isEmpty, needsGroup else { return nodes }
    return [
      .group(
        .init(
          transform: transform, opacity: opacity, blendMode: blendMode, content: nodes,
          mask: mask, isolation: isIsolated ? .isolated : .automatic))
    ]
  }

  private var needsGroup: Bool {
    !transform.isIdentity || opacity < 1 || blendMode != .normal || isIsolated || mask != nil
  }
}

extension RenderNode.Content {
  fileprivate var drawing: [DrawingNode] {
    switch self {
    case .group(let nodes): nodes.flatMap(\.drawing)
    case .shape(let shape): shape.drawing
    case .drawing(let nodes): nodes
    }
  }
}

extension RenderShape {
  /// Fill, stroke and markers in their order.
  fileprivate var drawing: [DrawingNode] {
    order.parts.flatMap { part -> [DrawingNode] in
      switch part {
      case .fill: fill.map { [.fill(.init(path, $0, style: fillStyle))] } ?? []
      case .stroke:
        stroke.map {
          [.stroke(.init(path, $0, style: strokeStyle, antialiased: fillStyle.isAntialiased))]
        } ?? []
      case .markers: markers.flatMap(\.drawing)
      }
    }
  }
}

extension ClipRegion {
  /// Nodes as they are seen through the region; nil for nothing.
  fileprivate func applied(to nodes: [DrawingNode]) -> DrawingNode? {
    switch self {
    case .path(let path, let style):
      .group(.init(clip: DrawingNode.Clip(path, style: style), content: nodes))
    case .nodes(let region): .group(.init(content: nodes, mask: DrawingNode.Mask(region)))
    case .nothing: nil
    }
  }
}

extension DrawingNode {
  /// A node that paints nothing: filters make pictures of it nevertheless.
  static let nothing = DrawingNode.fill(.init(Path(), .color(.clear)))
}
