import Drawing
import Geometry

extension DrawingUnit {
  /// A number that equal units share and others rarely do; quick to tell, however large the unit.
  var digest: UInt64 {
    var digest = NodeDigest()
    digest.combine(transform)
    digest.combine(node)
    return digest.value
  }
}

/// Mixes numbers into one (the finalizer of SplitMix64; Steele, Lea, Flood, 2014).
private struct NodeDigest {
  private(set) var value: UInt64 = 0

  private mutating func combine(bits: UInt64) {
    var mixed = (value ^ bits) &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    value = mixed ^ (mixed >> 31)
  }

  private mutating func combine(_ count: Int) { combine(bits: UInt64(bitPattern: Int64(count))) }

  /// Zero and its negative are equal and so give the same.
  private mutating func combine(_ number: Double) { combine(bits: (number + 0).bitPattern) }

  private mutating func combine(_ point: CGPoint) {
    combine(point.x.native)
    combine(point.y.native)
  }

  mutating func combine(_ transform: CGAffineTransform) {
    combine(CGPoint(x: transform.a, y: transform.b))
    combine(CGPoint(x: transform.c, y: transform.d))
    combine(CGPoint(x: transform.tx, y: transform.ty))
  }

  private mutating func combine(_ path: Path) {
    combine(path.points.count)
    if let first = path.points.first { combine(first) }
    if let last = path.points.last { combine(last) }
  }

  private mutating func combine(_ paint: Paint) {
    guard case .color(let color) = paint else { return combine(1) }
    for component in [color.red, color.green, color.blue, color.opacity] { combine(component) }
  }

  /// Takes in what is cheap to know of a node: of groups, the first nodes to a depth of eight.
  mutating func combine(_ node: DrawingNode, depth: Int = 0) {
    switch node {
    case .fill(let fill):
      combine(fill.path)
      combine(fill.paint)
    case .stroke(let stroke):
      combine(stroke.path)
      combine(stroke.paint)
    case .image(let image):
      combine(image.rect.origin)
      combine(Int(truncatingIfNeeded: image.image.digest))
    case .glyphs(let glyphs):
      combine(glyphs.glyphs.count)
      if let first = glyphs.glyphs.first { combine(first.position) }
      combine(glyphs.paint)
    case .group(let group): combine(group, depth: depth)
    }
  }

  private mutating func combine(_ group: DrawingNode.Group, depth: Int) {
    combine(group.transform)
    combine(group.opacity)
    combine(group.content.count)
    if depth < 8, let first = group.content.first { combine(first, depth: depth + 1) }
  }
}
