import Drawing
import Geometry

/// An element as it is to be drawn: references followed, lengths in user units, styles inherited.
struct RenderNode: Sendable {
  enum Content: Sendable {
    case group([RenderNode])
    case shape(RenderShape)
    /// What is no shape of its own: pictures.
    case drawing([DrawingNode])
  }

  var id: String?
  var content: Content
  /// From the element's coordinates to its parent's.
  var transform = CGAffineTransform.identity
  var opacity = 1.0
  var blendMode = BlendMode.normal
  var isIsolated = false
  var filters: [Filter] = []
  /// What the element is clipped by, in its own coordinates.
  var clips: [ClipRegion] = []
  var mask: DrawingNode.Mask?
  /// The box around the content's fills, in the element's own coordinates; nil when there is none.
  var bounds: CGRect?

  /// A node of `content` that draws it as it is.
  init(_ content: Content, bounds: CGRect?, id: String? = nil) {
    (self.content, self.bounds, self.id) = (content, bounds, id)
  }

  /// A group of nodes, with the box around theirs.
  init(group nodes: [RenderNode], id: String? = nil) {
    self.init(.group(nodes), bounds: nodes.bounds, id: id)
  }
}

/// A path with what it is painted with.
struct RenderShape: Sendable {
  var path: Path
  var fill: Paint?
  var fillStyle = FillStyle()
  var stroke: Paint?
  var strokeStyle = StrokeStyle()
  var order = PaintOrder.standard
  var markers: [RenderNode] = []
}

/// A region that an element is seen in.
enum ClipRegion: Sendable {
  case path(Path, FillStyle)
  /// The union of what nodes paint.
  case nodes([DrawingNode])
  /// Nothing is seen.
  case nothing
}

extension [RenderNode] {
  /// The box around the nodes' boxes in the coordinates of their parent.
  var bounds: CGRect? {
    reduce(nil) { box, node in
      guard let own = node.bounds?.image(under: node.transform) else { return box }
      return box.map { $0.union(own) } ?? own
    }
  }
}

extension CGRect {
  /// The box around the images of the corners.
  func image(under transform: CGAffineTransform) -> CGRect {
    if transform.isIdentity { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ].map { $0.applying(transform) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  /// The map from the unit square to this rectangle.
  var fromUnitSquare: CGAffineTransform {
    CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: minX, ty: minY)
  }
}
