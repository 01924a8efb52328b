extension ContourMorph {
  /// The curves of two contours one by one; nil where these aren't built alike.
  ///
  /// A line of a chart keeps its points when their values change: what was drawn by the same elements
  /// in the same order is the same thing elsewhere. It is not taken so where another start or
  /// direction would be nearer, nor where corners would meet places that are smooth.
  init?(builtAlike first: Contour, _ second: Contour) {
    guard first.curves.count > 1, first.isClosed == second.isClosed,
      first.isStraight == second.isStraight, !first.isPoint, !second.isPoint,
      first.isClosed ? first.startsLike(second) && first.bendsLike(second) : first.runsLike(second)
    else { return nil }
    (self.first, self.second) = (first.curves, second.curves)
    (firstParts, secondParts) = (first.parts, second.parts)
    (isStraight, isClosed) = (first.isStraight, first.isClosed)
  }
}

extension Contour {
  /// Where its curves begin, seen from their middle; of an open one also where the last ends.
  private var centredPoints: [CGPoint] {
    let points = curves.map(\.start) + (isClosed ? [] : curves.suffix(1).map(\.end))
    return ContourAlignment.centred(points)
  }

  /// Whether no other start brings the points of both nearer to one another.
  ///
  /// The sum of squared distances is least where the sum of scalar products is greatest.
  fileprivate func startsLike(_ other: Contour) -> Bool {
    let (points, others) = (centredPoints, other.centredPoints)
    // Each start is compared with all points: outlines of thousands are matched by their shapes.
    guard points.count <= 1000 else { return false }
    func nearness(_ shift: Int) -> Double {
      points.indices.reduce(0) { $0 + points[$1].dot(others[($1 + shift) % others.count]) }
    }
    let asDrawn = nearness(0)
    let rounding = 1e-9 * abs(asDrawn)
    return points.indices.allSatisfy { nearness($0) <= asDrawn + rounding }
  }

  /// Whether the other is no line that was drawn backwards: values that fall where others rise are
  /// nearer to them backwards as well, but by far less.
  fileprivate func runsLike(_ other: Contour) -> Bool {
    let (points, others) = (centredPoints, other.centredPoints)
    func distance(_ others: [CGPoint]) -> Double {
      zip(points, others).reduce(0) { $0 + ($1.0 - $1.1).squaredLength }
    }
    return distance(others) <= 50 * distance(others.reversed())
  }

  /// Whether corners meet corners, unless all is straight.
  fileprivate func bendsLike(_ other: Contour) -> Bool {
    isStraight.allSatisfy { $0 }
      || zip(joints, other.joints).allSatisfy { $0.isCorner == $1.isCorner }
  }
}
