import Drawing
import Geometry

/// A node that is drawn right on the canvas: it stands in no group, or in ones that only place it.
struct DrawingUnit {
  var node: DrawingNode
  /// From the node's coordinates to units of 1/256 pixel.
  var transform: CGAffineTransform
  /// How many groups it stands in.
  var depth: Int

  /// Whether both leave the same pixels.
  func looksLike(_ other: DrawingUnit) -> Bool {
    transform == other.transform && depth == other.depth
      && (node.isTriviallyIdentical(to: other.node) || node == other.node)
  }
}

extension DrawingNode {
  /// Whether both are one object in memory, as nodes are that a stage gives again: known without a look at it.
  fileprivate func isTriviallyIdentical(to other: DrawingNode) -> Bool {
    unsafeBitCast(self, to: UInt.self) == unsafeBitCast(other, to: UInt.self)
  }
}

/// What is known of a unit once it has been recorded.
struct UnitTrace {
  /// The pixels that it may change.
  var touched = PixelBounds.nothing
  /// Pixels of which it leaves nothing that was there before.
  var cover = PixelBounds.nothing
  /// How far around a pixel its filters look.
  var reach: Int32 = 0
  /// About how much work a pixel is, a plain colour's being 1.
  var weight = 1
  /// Its commands in the current recording; none if it isn't part of that.
  var commands = 0..<0
}

extension DrawingUnit {
  /// The units of `nodes` from back to front.
  static func units(of nodes: [DrawingNode], _ transform: CGAffineTransform) -> [DrawingUnit] {
    var units: [DrawingUnit] = []
    units.reserveCapacity(nodes.count)
    append(nodes, transform, depth: 0, to: &units)
    return units
  }

  private static func append(
    _ nodes: [DrawingNode], _ transform: CGAffineTransform, depth: Int,
    to units: inout [DrawingUnit]
  ) {
    guard depth <= RecordingDepth.mostGroups else { return }
    for node in nodes {
      guard case .group(let group) = node, group.isTransformAlone else {
        units.append(DrawingUnit(node: node, transform: transform, depth: depth))
        continue
      }
      let inner = group.transform.concatenating(transform)
      if !inner.isSingular { append(group.content, inner, depth: depth + 1, to: &units) }
    }
  }
}

extension DrawingNode.Group {
  /// Whether the group does nothing but place its content.
  fileprivate var isTransformAlone: Bool {
    opacity >= 1 && blendMode == .normal && clip == nil && mask == nil && filters.isEmpty
      && projection == nil && isolation == .automatic
  }
}
