/// The outline of one line at a time: its left edge, its right edge, and what belongs to neither.
///
/// Every step is a strip from edge to edge. At a corner the outer edges are joined by the style's
/// shape and the inner ones by way of the corner itself. So the winding numbers of strips and joins
/// add up, none negative, and the nonzero rule fills their union.
struct StrokeOutline: Sendable {
  let shape: StrokeShape

  var left = Path()
  var right = Path()
  /// The parts of the strip inside tight curves.
  var extra = Path()

  /// The first step's start and normal, and its length when it is a line.
  var first = Joint()
  /// The last step's end and normal, and its length when it is a line.
  var last = Joint()
  var isBegun = false
  /// Whether the edges have still to be drawn to the last step's end.
  var isPending = false

  struct Joint: Sendable {
    var point = CGPoint.zero
    /// To the left, half the width long.
    var normal = CGPoint.zero
    var length = 0.0
  }

  init(_ style: StrokeStyle, tolerance: Double) {
    shape = StrokeShape(style, tolerance: tolerance)
  }

  var halfWidth: Double { shape.halfWidth }

  var isVisible: Bool { halfWidth > 0 }
}

extension StrokeOutline {
  mutating func add(_ step: StrokeStep) {
    switch step {
    case .line(let start, let end): addLine(from: start, to: end)
    case .curve(let curve): addCurve(curve)
    }
  }

  mutating func addLine(from start: CGPoint, to end: CGPoint) {
    let (way, length) = (end - start, (end - start).length)
    guard length > 0 else { return }
    let scale = halfWidth / length
    let normal = CGPoint(x: way.y * scale, y: -way.x * scale)
    connect(Joint(point: start, normal: normal, length: length))
    last = Joint(point: end, normal: normal, length: length)
    isPending = true
  }

  mutating func addCurve(_ curve: CubicCurve) {
    guard let leaving = curve.tangent(at: 0), let arriving = curve.tangent(at: 1) else { return }
    connect(Joint(point: curve.start, normal: leaving.leftNormal * halfWidth))
    let offset = CurveOffset(
      halfWidth: halfWidth, tolerance: shape.tolerance, arcCosine: shape.arcCosine, around: curve)
    offset.add(curve, halfWidth, to: &left, extra: &extra)
    offset.add(curve, -halfWidth, to: &right, extra: &extra)
    last = Joint(point: curve.end, normal: arriving.leftNormal * halfWidth)
    isPending = false
  }

  /// Goes on to the start of the next step.
  private mutating func connect(_ next: Joint) {
    if isBegun { return addJoin(to: next) }
    (first, isBegun) = (next, true)
    left.move(to: next.point + next.normal)
    right.move(to: next.point - next.normal)
  }

  /// Draws both edges to the end of the last step.
  private mutating func flush() {
    guard isPending else { return }
    left.addLine(to: last.point + last.normal)
    right.addLine(to: last.point - last.normal)
    isPending = false
  }

  /// Ends the line and appends its outline to `output`.
  mutating func finish(isClosed: Bool, to output: inout Path) {
    guard isBegun else { return }
    if isClosed {
      addJoin(to: first)
      output.appendContour(left)
      output.closeSubpath()
      output.appendReversed(right, isContinued: false)
    } else {
      flush()
      output.appendContour(left)
      output.addCap(shape, last)
      output.appendReversed(right, isContinued: true)
      output.addCap(shape, Joint(point: first.point, normal: first.normal * -1))
    }
    output.closeSubpath()
    output.appendContour(extra)
    left.removeAll()
    right.removeAll()
    extra.removeAll()
    (isBegun, isPending) = (false, false)
  }

  /// A line of no length: a dot with round caps, a square with square ones.
  mutating func addDot(at point: CGPoint, direction: CGPoint, to output: inout Path) {
    guard shape.cap != .butt else { return }
    let joint = Joint(point: point, normal: direction.leftNormal * halfWidth)
    connect(joint)
    last = joint
    finish(isClosed: false, to: &output)
  }
}

extension StrokeOutline {
  /// Joins the last step's end to the start of the next one.
  private mutating func addJoin(to next: Joint) {
    let square = halfWidth * halfWidth
    let corner = StrokeCorner(
      point: next.point, from: last.normal, to: next.normal,
      cosine: last.normal.dot(next.normal) / square)
    let sine = last.normal.cross(next.normal) / square
    if corner.cosine > 0, abs(sine) < 1e-6 {
      flush()
      return
    }
    let room = min(last.length, next.length) / 2
    if sine >= 0 {
      left.addOuterJoin(shape, corner)
      right.addInnerJoin(corner.opposite, halfWidth, room: room, isPending)
    } else {
      right.addOuterJoin(shape, corner.opposite)
      left.addInnerJoin(corner, halfWidth, room: room, isPending)
    }
    isPending = false
  }
}

extension CGPoint {
  /// The direction turned to the left by a right angle.
  var leftNormal: CGPoint { CGPoint(x: y, y: -x) }
}
