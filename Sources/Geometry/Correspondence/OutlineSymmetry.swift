/// What two closed outlines have in common in symmetry: turns by parts of a circle, and mirrors.
struct OutlineSymmetry: Sendable {
  /// The outlines look the same when they are turned by one part in `order`.
  let order: Int
  /// Places on either outline that lie on a common axis, one of each for the same end.
  let axes: [(first: Double, second: Double)]

  /// How far a mirrored or turned point may be off, where the root mean square distance is 1.
  private static let tolerance = 0.03
  private static let highestOrder = 36

  init(_ first: OutlineShape, _ second: OutlineShape) {
    let (samples, others) = (Samples(first), Samples(second))
    let order =
      (2...Self.highestOrder).last {
        samples.isSymmetrical(order: $0, Self.tolerance)
          && others.isSymmetrical(order: $0, Self.tolerance)
      } ?? 1
    self.order = order
    var axes: [(first: Double, second: Double)] = []
    for place in first.axisCandidates(order) where samples.isMirrored(at: place, Self.tolerance) {
      for other in second.crossings(first.axisDirection(at: place))
      where others.isMirrored(at: other, Self.tolerance) { axes.append((place, other)) }
    }
    for other in second.axisCandidates(order) where others.isMirrored(at: other, Self.tolerance) {
      for place in first.crossings(second.axisDirection(at: other))
      where samples.isMirrored(at: place, Self.tolerance) {
        let isKnown = axes.contains { ($0.first - place).isSameAxis(order) }
        if !isKnown { axes.append((place, other)) }
      }
    }
    self.axes = axes
  }
}

/// Points of an outline at equal distances, so that turned ones can be compared.
private struct Samples {
  let shape: OutlineShape
  let points: [CGPoint]

  private static let count = 72

  init(_ shape: OutlineShape) {
    self.shape = shape
    points = (0..<Self.count).map { shape.point(at: Double($0) / Double(Self.count)) }
  }

  func isSymmetrical(order: Int, _ tolerance: Double) -> Bool {
    let angle = 2 * Double.pi / Double(order)
    let (cosine, sine) = (cos(angle), sin(angle))
    let turn = shape.isClockwise ? sine : -sine
    return points.indices.allSatisfy { index in
      let (point, place) = (points[index], Double(index) / Double(Self.count))
      let turned = CGPoint(
        x: point.x * cosine - point.y * turn, y: point.x * turn + point.y * cosine)
      return (turned - shape.point(at: place + 1 / Double(order))).length < tolerance
    }
  }

  func isMirrored(at place: Double, _ tolerance: Double) -> Bool {
    let axis = shape.axisDirection(at: place)
    return (0...Self.count / 2).allSatisfy { index in
      let distance = Double(index) / Double(Self.count)
      let point = shape.point(at: place + distance)
      let mirrored = axis * (2 * point.dot(axis)) - point
      return (mirrored - shape.point(at: place - distance)).length < tolerance
    }
  }
}

extension OutlineShape {
  /// Whether it runs clockwise on screen.
  var isClockwise: Bool {
    zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.cross($1.1) } > 0
  }

  /// The unit vector from the middle to `place`, or away from the place opposite.
  fileprivate func axisDirection(at place: Double) -> CGPoint {
    let (near, far) = (point(at: place), point(at: place + 0.5))
    return (near - far).normalized ?? CGPoint(x: 1, y: 0)
  }

  /// Where an axis can end: at corners and half-way between them, or between curves.
  ///
  /// One of those that turns by parts of a circle, or the other end of the axis, make equal.
  fileprivate func axisCandidates(_ order: Int) -> [Double] {
    let ends = corners.isEmpty ? knots : corners.map(\.place)
    guard let first = ends.first, ends.count < 48 else { return [] }
    let all = zip(ends, ends.dropFirst() + [first + 1]).flatMap { [$0, ($0 + $1) / 2] }
    return all.reduce(into: []) { kept, place in
      if !kept.contains(where: { ($0 - place).isSameAxis(order) }) { kept.append(place) }
    }
  }

  /// The places where the line through the middle in `direction` meets the outline ahead of it.
  fileprivate func crossings(_ direction: CGPoint) -> [Double] {
    var result: [Double] = []
    for index in points.indices.dropLast() {
      let (low, high) = (direction.cross(points[index]), direction.cross(points[index + 1]))
      guard low != high, (low <= 0) != (high <= 0) else { continue }
      let amount = low / (low - high)
      let point = points[index].interpolated(to: points[index + 1], amount)
      guard direction.dot(point) > -0.5 else { continue }
      result.append(snapped(places[index] * (1 - amount) + places[index + 1] * amount))
    }
    return result.count <= 8 ? result : []
  }

  /// `place`, or a joint that is hardly beside it.
  private func snapped(_ place: Double) -> Double {
    let ends = corners.map(\.place) + knots
    let nearest = ends.min {
      ($0 - place).distanceToInteger < ($1 - place).distanceToInteger
    }
    guard let nearest, (nearest - place).distanceToInteger < 0.004 else { return place }
    return nearest
  }
}

extension Double {
  fileprivate var distanceToInteger: Double { abs(remainder(dividingBy: 1)) }

  /// Whether axes at places so far apart are one, or are turned into one another by parts in `order`.
  fileprivate func isSameAxis(_ order: Int) -> Bool {
    let turns = self * Double(order)
    return min(turns.distanceToInteger, (turns + Double(order) / 2).distanceToInteger)
      < 1e-3 * Double(order)
  }
}
