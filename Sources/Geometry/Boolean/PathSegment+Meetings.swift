/// A place of a segment at which it meets another.
struct Meeting {
  var parameter: Double
  var point: CGPoint
}

extension PathSegment {
  /// Where the segment meets `other`, and some places where it runs along it.
  ///
  /// Both are halved where their hulls meet until they are as good as straight (as in Sederberg, "Computer
  /// aided geometric design", 2012, 7.5), then Newton's method finds the place.
  func meetings(with other: PathSegment, tolerance: Double) -> [Meeting] {
    var found: [Double] = []
    var pending = [(Stretch(self), Stretch(other))]
    var steps = 0
    while let (own, others) = pending.popLast(), steps < Self.mostSteps {
      steps += 1
      guard own.mayMeet(others, within: tolerance) else { continue }
      if max(own.bend, others.bend) <= Self.straightness * tolerance {
        found += meetings(of: own, others, other, tolerance)
      } else if own.bend >= others.bend {
        let (first, second) = own.halves
        pending += [(second, others), (first, others)]
      } else {
        let (first, second) = others.halves
        pending += [(own, second), (own, first)]
      }
    }
    return found.map { Meeting(parameter: $0, point: other.held(held(point(at: $0)))) }
  }

  /// The point with the coordinate that all points of an upright or level line have.
  private func held(_ point: CGPoint) -> CGPoint {
    guard case .line(let line) = self else { return point }
    return CGPoint(
      x: line.start.x == line.end.x ? line.start.x : point.x,
      y: line.start.y == line.end.y ? line.start.y : point.y)
  }

  /// How many tolerances a stretch may bend that Newton's method starts from.
  private static let straightness = 1000.0
  /// Curves that run along one another for long meet in more places than it helps to know.
  private static let mostSteps = 10_000

  /// Where two stretches meet that are as good as straight.
  private func meetings(
    of own: Stretch, _ others: Stretch, _ other: PathSegment, _ tolerance: Double
  ) -> [Double] {
    let (way, otherWay) = (own.end - own.start, others.end - others.start)
    let gap = others.start - own.start
    let determinant = way.cross(otherWay)
    guard abs(determinant) > 1e-9 * way.length * otherWay.length else {
      let square = way.squaredLength
      return [gap.dot(way) / square, (others.end - own.start).dot(way) / square]
        .filter { $0 >= 0 && $0 <= 1 }.map(own.parameter)
    }
    let share = gap.cross(otherWay) / determinant
    let otherShare = gap.cross(way) / determinant
    guard share > -0.01, share < 1.01, otherShare > -0.01, otherShare < 1.01 else { return [] }
    let (guess, otherGuess) = (own.parameter(share), others.parameter(otherShare))
    let exact = crossing(other, from: guess, otherGuess, within: 64 * tolerance)
    return [exact?.parameter ?? guess]
  }

  /// Whether `point` lies on the segment, or closer to it than `tolerance`.
  func runs(through point: CGPoint, tolerance: Double) -> Bool {
    let box = Stretch(self)
    guard box.mayHold(point, within: tolerance) else { return false }
    if case .line(let line) = self {
      let way = line.end - line.start
      let share = min(max((point - line.start).dot(way) / way.squaredLength, 0), 1)
      return !((self.point(at: share) - point).length > tolerance)
    }
    return (start - point).length <= tolerance || (end - point).length <= tolerance
      || !parameters(at: point, within: tolerance).isEmpty
  }
}

/// A part of a segment, by its hull.
private struct Stretch {
  private let curve: CubicCurve
  private let from: Double
  private let to: Double
  /// How far it is from its chord at most.
  let bend: Double

  init(_ segment: PathSegment) {
    let isLine = if case .line = segment { true } else { false }
    self.init(segment.cubic, 0, 1, isLine: isLine)
  }

  private init(_ curve: CubicCurve, _ from: Double, _ to: Double, isLine: Bool = false) {
    (self.curve, self.from, self.to) = (curve, from, to)
    let chord = CubicCurve(lineFrom: curve.start, to: curve.end)
    bend =
      isLine
      ? 0
      : max((curve.control1 - chord.control1).length, (curve.control2 - chord.control2).length)
  }

  var start: CGPoint { curve.start }
  var end: CGPoint { curve.end }

  /// The segment's parameter at a share of the chord.
  func parameter(_ share: Double) -> Double { from + (to - from) * share }

  var halves: (Stretch, Stretch) {
    let (first, second) = curve.split(at: 0.5)
    let middle = (from + to) / 2
    return (Stretch(first, from, middle), Stretch(second, middle, to))
  }

  private var hull: CGRect {
    CGRect(around: [curve.start, curve.control1, curve.control2, curve.end])
  }

  func mayMeet(_ other: Stretch, within distance: Double) -> Bool {
    let (own, others) = (hull, other.hull)
    return own.minX <= others.maxX + distance && others.minX <= own.maxX + distance
      && own.minY <= others.maxY + distance && others.minY <= own.maxY + distance
  }

  func mayHold(_ point: CGPoint, within distance: Double) -> Bool {
    let hull = hull
    return hull.minX <= point.x + distance && point.x <= hull.maxX + distance
      && hull.minY <= point.y + distance && point.y <= hull.maxY + distance
  }
}
