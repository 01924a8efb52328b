/// Two contours as lists of cubics that belong together one by one.
struct ContourMorph: Sendable {
  var first: [CubicCurve]
  var second: [CubicCurve]
  /// For each pair whether both are straight lines.
  var isStraight: [Bool]
  var isClosed: Bool
  var presence = Presence.both
  /// Where the pieces of each side come from; none on a side that has shrunk to a point.
  var (firstParts, secondParts): ([CurvePart], [CurvePart]) = ([], [])
  /// The contours' indices in their paths; nil on a side that has shrunk to a point.
  var (firstContour, secondContour): (Int?, Int?) = (nil, nil)
  /// For what grows, the first path's contour whose direction it follows.
  var leader: Int?

  /// At which ends a contour is there at all; elsewhere it has shrunk to a point.
  enum Presence: Sendable, Hashable {
    case both
    case firstOnly
    case secondOnly
  }

  /// The pieces of two contours whose starts and directions already belong together.
  init(_ first: Contour, _ second: Contour, _ nodes: [OutlineMap.Node]) {
    let cuts = JointMatching.cuts(first, second, nodes)
    let (pieces, others) = (first.cut(at: cuts.map(\.first)), second.cut(at: cuts.map(\.second)))
    (self.first, self.second) = (pieces.map(\.curve), others.map(\.curve))
    (firstParts, secondParts) = (pieces.map(\.part), others.map(\.part))
    isStraight = zip(pieces, others).map { $0.isStraight && $1.isStraight }
    isClosed = first.isClosed && second.isClosed
  }

  /// A contour that shrinks to `point`, or with `secondOnly` grows from it.
  init(_ contour: Contour, point: CGPoint, presence: Presence) {
    let speck = CubicCurve(start: point, control1: point, control2: point, end: point)
    let specks = Array(repeating: speck, count: contour.curves.count)
    (first, second) =
      presence == .secondOnly ? (specks, contour.curves) : (contour.curves, specks)
    (firstParts, secondParts) =
      presence == .secondOnly ? ([], contour.parts) : (contour.parts, [])
    (isStraight, isClosed) = (contour.isStraight, contour.isClosed)
    self.presence = presence
  }

  /// The same pieces with the sides exchanged.
  var swapped: ContourMorph {
    var result = self
    (result.first, result.second) = (second, first)
    (result.firstParts, result.secondParts) = (secondParts, firstParts)
    (result.firstContour, result.secondContour) = (secondContour, firstContour)
    return result
  }

  /// The same pieces run through from the end.
  var reversed: ContourMorph {
    var result = self
    (result.first, result.second) = (
      first.reversed().map(\.reversed), second.reversed().map(\.reversed)
    )
    (result.firstParts, result.secondParts) = (
      firstParts.reversed().map(\.reversed), secondParts.reversed().map(\.reversed)
    )
    result.isStraight = isStraight.reversed()
    return result
  }

  /// The place on the first side that belongs to the place of the second side nearest to `point`.
  func counterpart(of point: CGPoint) -> CGPoint {
    var best = (distance: Double.infinity, place: first[0].start)
    for (curve, other) in zip(second, first) {
      for parameter in [0, 0.25, 0.5, 0.75] {
        let distance = (curve.point(at: parameter) - point).length
        if distance < best.distance { best = (distance, other.point(at: parameter)) }
      }
    }
    return best.place
  }
}
