extension Path {
  /// Whether filling the path covers `point`.
  ///
  /// Nonzero winding, or with `eoFill` the even-odd rule. Open subpaths count as closed. Exact on
  /// curves; a point on an edge belongs to the area on its right or below it.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = winding(around: point)
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// How often the path runs around `point`; clockwise turns on screen count as positive.
  func winding(around point: CGPoint) -> Int {
    subpaths.reduce(0) { $0 + $1.winding(around: point) }
  }
}

extension Subpath {
  func winding(around point: CGPoint) -> Int {
    let closing = LineSegment(start: end, end: start).winding(around: point)
    return segments.reduce(closing) { $0 + $1.winding(around: point) }
  }
}

extension PathSegment {
  fileprivate func winding(around point: CGPoint) -> Int {
    switch self {
    case .line(let line): line.winding(around: point)
    case .quadratic(let curve): curve.cubic.winding(around: point)
    case .cubic(let curve): curve.winding(around: point)
    }
  }
}

// A ray from the point towards +x counts the edges that cross it: +1 downward, −1 upward. An edge
// owns its upper end and not its lower one, so that a joint on the ray counts once.

extension LineSegment {
  fileprivate func winding(around point: CGPoint) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let isDown = start.y < end.y
    let side = (end - start).cross(point - start)
    return isDown ? (side > 0 ? 1 : 0) : (side < 0 ? -1 : 0)
  }
}

extension CubicCurve {
  func winding(around point: CGPoint) -> Int {
    let x = (max(start.x, control1.x, control2.x, end.x))
    guard x > point.x else { return 0 }
    let (low, high) = (
      min(start.y, control1.y, control2.y, end.y), max(start.y, control1.y, control2.y, end.y)
    )
    guard low <= point.y, high > point.y else { return 0 }
    let stops = [0] + verticalTurns + [1]
    return zip(stops, stops.dropFirst()).reduce(0) {
      $0 + monotoneWinding(around: point, $1.0, $1.1)
    }
  }

  /// The crossing of the part between two parameters, where y only rises or only falls.
  private func monotoneWinding(around point: CGPoint, _ from: Double, _ to: Double) -> Int {
    let startsAbove = self.y(at: from) <= point.y
    guard startsAbove != (self.y(at: to) <= point.y) else { return 0 }
    var (low, high) = (from, to)
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if (self.y(at: middle) <= point.y) == startsAbove { low = middle } else { high = middle }
    }
    guard self.point(at: (low + high) / 2).x > point.x else { return 0 }
    return startsAbove ? 1 : -1
  }

  private func y(at parameter: Double) -> Double {
    parameter == 0 ? start.y : parameter == 1 ? end.y : point(at: parameter).y
  }
}
