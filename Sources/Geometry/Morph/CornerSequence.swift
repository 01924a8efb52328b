/// The corners of two closed contours paired one by one, where both have the same ones in order.
///
/// A rectangle becomes a rectangle of other proportions, a star another star: whatever the edges'
/// lengths, each corner has its counterpart.
struct CornerSequence {
  /// The places of each pair, in the order of the first contour.
  var pairs: [(first: Double, second: Double)]
  /// How similar the corners' positions are, at most 1.
  var similarity: Double

  private static let most = 64
  /// Below this the corners' positions contradict each other and the order means nothing.
  private static let least = 0.25

  /// The best pairing over all rotations; nil when corners or sides differ.
  init?(_ first: Contour, _ second: Contour) {
    let (corners, others) = (first.joints.filter(\.isCorner), second.joints.filter(\.isCorner))
    let count = corners.count
    guard first.isClosed, second.isClosed, count == others.count, 3...Self.most ~= count else {
      return nil
    }
    let points = ContourAlignment.centred(corners.map { first.point(at: $0.place) })
    let otherPoints = ContourAlignment.centred(others.map { second.point(at: $0.place) })
    let scores = ContourAlignment.similarities(points, otherPoints)
    let shifts = (0..<count).filter { shift in
      (0..<count).allSatisfy { corners[$0].turn * others[($0 + shift) % count].turn > 0 }
    }
    guard let best = shifts.max(by: { scores[$0] + 1e-9 < scores[$1] }), scores[best] > Self.least
    else { return nil }
    pairs = (0..<count).map { (corners[$0].place, others[($0 + best) % count].place) }
    similarity = scores[best]
  }
}
