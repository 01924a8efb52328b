/// The part of the plane in which a line has to be drawn: a rectangle and as much around it as the
/// line reaches.
struct StrokeWindow: Sendable {
  private let low: CGPoint
  private let high: CGPoint

  /// The window for lines of `shape` that are seen in `visible`; nil when all has to be drawn.
  init?(_ visible: CGRect?, _ shape: StrokeShape) {
    guard let visible, !visible.isNull, !visible.isInfinite else { return nil }
    let (near, far) = (
      CGPoint(x: visible.minX, y: visible.minY), CGPoint(x: visible.maxX, y: visible.maxY)
    )
    guard near.isFinite, far.isFinite else { return nil }
    let rounding = 1e-9 * max(abs(near.x), abs(near.y), abs(far.x), abs(far.y))
    let reach = shape.reach * 1.01 + rounding
    (low, high) = (near - CGPoint(x: reach, y: reach), far + CGPoint(x: reach, y: reach))
  }

  /// Whether some of a step may be seen.
  func meets(_ step: StrokeStep) -> Bool {
    switch step {
    case .line(let start, let end): range(start, end) != nil
    case .curve(let curve): meets(curve)
    }
  }

  /// Whether the points of a curve stand around the window, in part at least.
  func meets(_ curve: CubicCurve) -> Bool {
    max(curve.start.x, curve.control1.x, curve.control2.x, curve.end.x) >= low.x
      && max(curve.start.y, curve.control1.y, curve.control2.y, curve.end.y) >= low.y
      && min(curve.start.x, curve.control1.x, curve.control2.x, curve.end.x) <= high.x
      && min(curve.start.y, curve.control1.y, curve.control2.y, curve.end.y) <= high.y
  }

  /// The parameters between which a line is in the window (Liang and Barsky, "A new concept and
  /// method for line clipping", 1984).
  func range(_ start: CGPoint, _ end: CGPoint) -> (from: Double, to: Double)? {
    var (from, to) = (0.0, 1.0)
    for (origin, way, low, high) in [
      (start.x, end.x - start.x, low.x, high.x), (start.y, end.y - start.y, low.y, high.y),
    ] {
      guard way != 0 else {
        if origin < low || origin > high { return nil }
        continue
      }
      let (one, other) = ((low - origin) / way, (high - origin) / way)
      (from, to) = (max(from, min(one, other)), min(to, max(one, other)))
    }
    return from <= to ? (from, to) : nil
  }

  /// Calls `body` with the parameters between which a curve may be in the window.
  func ranges(
    of curve: CubicCurve, from: Double = 0, to: Double = 1, depth: Int = 12,
    _ body: (Double, Double) -> Void
  ) {
    guard meets(curve) else { return }
    let isShort = curve.span < max(high.x - low.x, high.y - low.y)
    guard depth > 0, !isShort else { return body(from, to) }
    let (first, second) = curve.split(at: 0.5)
    let middle = (from + to) / 2
    ranges(of: first, from: from, to: middle, depth: depth - 1, body)
    ranges(of: second, from: middle, to: to, depth: depth - 1, body)
  }
}

extension StrokeShape {
  /// How far from the path its outline may lie.
  var reach: Double {
    let corner = join == .miter && miterBound.isFinite ? (1 / miterBound).squareRoot() : 1
    return halfWidth * max(corner, 1.4143)
  }
}
