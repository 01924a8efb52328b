/// Collects a morph's verbs and the points of both its ends.
struct MorphOutline {
  var verbs: [Path.Verb] = []
  var fromPoints: [CGPoint] = []
  var toPoints: [CGPoint] = []
  var smoothJoints: [PathMorph.SmoothJoint] = []
  var passing: [PathMorph.Passing] = []

  init() {}

  /// Two paths of the same verbs, point by point.
  init(_ from: Path, _ to: Path) {
    (verbs, fromPoints, toPoints) = (from.verbs, from.points, to.points)
  }

  mutating func append(_ morphs: [ContourMorph]) {
    for morph in morphs { append(morph) }
  }

  private mutating func append(_ morph: ContourMorph) {
    let (verbStart, pointStart) = (verbs.count, fromPoints.count)
    append(.move, [morph.first[0].start], [morph.second[0].start])
    var handles: [Handles] = []
    for index in morph.first.indices { handles.append(appendCurve(morph, index)) }
    if morph.isClosed { verbs.append(.closeSubpath) }
    addSmoothJoints(morph, handles)
    if morph.presence != .both {
      passing.append(
        .init(
          verbs: verbStart..<verbs.count, points: pointStart..<fromPoints.count,
          vanishesAtEnd: morph.presence == .firstOnly))
    }
  }

  /// Where a piece's points went; lines have no handles.
  private struct Handles {
    var leaving: Int?
    var arriving: Int?
    var end: Int
  }

  private mutating func appendCurve(_ morph: ContourMorph, _ index: Int) -> Handles {
    let (first, second) = (morph.first[index], morph.second[index])
    let start = fromPoints.count
    if morph.isStraight[index] {
      // The close draws a closed contour's last line.
      let isLast = morph.isClosed && index == morph.first.count - 1 && index > 0
      if !isLast { append(.line, [first.end], [second.end]) }
      return Handles(end: start)
    }
    append(
      .curve, [first.control1, first.control2, first.end],
      [second.control1, second.control2, second.end])
    return Handles(leaving: start, arriving: start + 1, end: start + 2)
  }

  private mutating func append(_ verb: Path.Verb, _ from: [CGPoint], _ to: [CGPoint]) {
    verbs.append(verb)
    fromPoints += from
    toPoints += to
  }

  private mutating func addSmoothJoints(_ morph: ContourMorph, _ handles: [Handles]) {
    let count = handles.count
    for index in handles.indices where morph.isClosed || index + 1 < count {
      let next = (index + 1) % count
      guard let arriving = handles[index].arriving, let leaving = handles[next].leaving,
        Self.isSmooth(morph.first[index], morph.first[next]),
        Self.isSmooth(morph.second[index], morph.second[next])
      else { continue }
      smoothJoints.append(
        .init(arriving: arriving, joint: handles[index].end, leaving: leaving))
    }
  }

  /// Whether the handles of two curves that meet lie in line, to about a degree.
  static func isSmooth(_ before: CubicCurve, _ after: CubicCurve) -> Bool {
    let (arriving, leaving) = (before.end - before.control2, after.control1 - after.start)
    if arriving == .zero, leaving == .zero { return true }
    let limit = 0.02 * arriving.length * leaving.length
    return abs(arriving.cross(leaving)) <= limit && arriving.dot(leaving) > 0
  }
}
