/// One edge of a line at a corner.
struct StrokeCorner {
  var point: CGPoint
  /// From the corner to the edge, before and after it.
  var from: CGPoint
  var to: CGPoint
  /// The cosine of the turn.
  var cosine: Double

  /// The other edge.
  var opposite: StrokeCorner {
    StrokeCorner(point: point, from: from * -1, to: to * -1, cosine: cosine)
  }
}

extension Path {
  /// The edge on the outside of a corner, up to the start of the next step.
  mutating func addOuterJoin(_ shape: StrokeShape, _ corner: StrokeCorner) {
    addLine(to: corner.point + corner.from)
    switch shape.join {
    case .miter where (1 + corner.cosine) / 2 >= max(shape.miterBound, 1e-12):
      let tip = (corner.from + corner.to) * (1 / (1 + corner.cosine))
      addLine(to: corner.point + tip)
    case .round:
      addArc(around: corner.point, corner.from, corner.to, shape.arcCosine)
      return
    default: break
    }
    addLine(to: corner.point + corner.to)
  }

  /// The edge on the inside of a corner.
  ///
  /// Lines with `room` enough meet at one point; otherwise the edge goes by way of the corner.
  mutating func addInnerJoin(
    _ corner: StrokeCorner, _ halfWidth: Double, room: Double, _ isPending: Bool
  ) {
    let (low, high) = (1 - corner.cosine, 1 + corner.cosine)
    if isPending, halfWidth * halfWidth * low <= room * room * high {
      addLine(to: corner.point + (corner.from + corner.to) * (1 / high))
      return
    }
    addLine(to: corner.point + corner.from)
    addLine(to: corner.point)
    addLine(to: corner.point + corner.to)
  }

  /// The end of an open line, from its left edge to its right one.
  mutating func addCap(_ shape: StrokeShape, _ end: StrokeOutline.Joint) {
    let forward = CGPoint(x: -end.normal.y, y: end.normal.x)
    switch shape.cap {
    case .round:
      addArc(around: end.point, end.normal, forward, shape.arcCosine)
      addArc(around: end.point, forward, end.normal * -1, shape.arcCosine)
    case .square:
      addLine(to: end.point + end.normal + forward)
      addLine(to: end.point - end.normal + forward)
      addLine(to: end.point - end.normal)
    default: addLine(to: end.point - end.normal)
    }
  }

  /// An arc around `center` from one radius to another of the same length, by the shorter way.
  ///
  /// Half a turn goes forward: the way that a line goes whose left normal is `from` when the arc
  /// turns clockwise, and whose right normal it is otherwise.
  mutating func addArc(
    around center: CGPoint, _ from: CGPoint, _ to: CGPoint, _ leastCosine: Double
  ) {
    let square = from.squaredLength
    let cosine = from.dot(to) / square
    guard cosine < leastCosine else { return addShortArc(around: center, from, to, cosine) }
    let isClockwise = from.cross(to) >= 0
    let chord = to - from
    // Of a wide angle the chord gives the better middle.
    let way =
      cosine > 0 ? from + to : isClockwise ? chord.leftNormal : chord.leftNormal * -1
    let length = way.length
    guard length > 0, square > 0 else { return addLine(to: center + to) }
    let middle = way * (square.squareRoot() / length)
    addArc(around: center, from, middle, leastCosine)
    addArc(around: center, middle, to, leastCosine)
  }

  /// One cubic; its handle is 4/3 · tan(angle / 4), by half-angle formulas.
  private mutating func addShortArc(
    around center: CGPoint, _ from: CGPoint, _ to: CGPoint, _ cosine: Double
  ) {
    let halfCosine = max((1 + cosine) / 2, 0).squareRoot()
    let halfSine = max((1 - cosine) / 2, 0).squareRoot()
    let handle = 4.0 / 3 * halfSine / (1 + halfCosine) * (from.cross(to) >= 0 ? 1 : -1)
    addCurve(
      to: center + to,
      control1: center + from + CGPoint(x: -from.y, y: from.x) * handle,
      control2: center + to - CGPoint(x: -to.y, y: to.x) * handle)
  }
}

extension Path {
  /// Appends elements as they are.
  mutating func appendContour(_ path: Path) {
    guard !path.verbs.isEmpty else { return }
    verbs.append(contentsOf: path.verbs)
    points.append(contentsOf: path.points)
    subpathStart = path.subpathStart
  }

  /// Appends a subpath without a close, run through from its end.
  ///
  /// `isContinued` goes on from the current point, which is at the subpath's end.
  mutating func appendReversed(_ path: Path, isContinued: Bool) {
    guard let end = path.points.last else { return }
    if !isContinued { move(to: end) }
    var index = path.points.count - 1
    for verb in path.verbs.reversed() {
      switch verb {
      case .line: addLine(to: path.points[index - 1])
      case .curve:
        addCurve(
          to: path.points[index - 3], control1: path.points[index - 1],
          control2: path.points[index - 2])
      default: break
      }
      index -= verb.pointCount
    }
  }
}
