/// Where and in which direction a contour starts so that it fits another one.
///
/// For closed contours every rotation is tried on points at equal distances. With both sets centred,
/// the sum of squared distances is least where the sum of scalar products is greatest.
enum ContourAlignment {
  private static let count = 120

  /// The two contours, turned and cut so that their starts and directions belong together.
  ///
  /// `first` keeps its direction. `mayReverse` lets `second` run backwards where that is nearer;
  /// contours without orientation may always.
  static func align(
    _ first: Contour, _ second: Contour, mayReverse: Bool
  ) -> (Contour, Contour) {
    guard !first.isPoint, !second.isPoint else { return (first, second) }
    switch (first.isClosed, second.isClosed) {
    case (false, false): return (first, alignOpen(first, second))
    case (false, true): return (first, alignCut(second, to: first))
    case (true, false): return (alignCut(first, to: second), second)
    case (true, true): return alignClosed(first, second, mayReverse: mayReverse)
    }
  }

  private static func alignOpen(_ first: Contour, _ second: Contour) -> Contour {
    let points = centred(first.samples(count))
    let forward = similarity(points, centred(second.samples(count)), offset: 0)
    let backward = similarity(points, centred(second.reversed.samples(count)), offset: 0)
    return forward >= backward ? second : second.reversed
  }

  /// The closed contour, cut where it fits the open one best, in the better direction.
  private static func alignCut(_ closed: Contour, to open: Contour) -> Contour {
    let points = centred(open.samples(count))
    return [closed, closed.reversed]
      .map { ($0, bestOffset(points, centred($0.samples(count)))) }
      .max { $0.1.similarity < $1.1.similarity }
      .map { $0.0.starting(at: snapped($0.1.place, on: $0.0)) } ?? closed
  }

  private static func alignClosed(
    _ first: Contour, _ second: Contour, mayReverse: Bool
  ) -> (Contour, Contour) {
    let points = centred(Array(first.samples(count).dropLast()))
    let candidates = mayReverse ? [second, second.reversed] : [second]
    let best =
      candidates
      .map { ($0, bestOffset(points, centred(Array($0.samples(count).dropLast())))) }
      .max { $0.1.similarity < $1.1.similarity }
    guard let (turned, offset) = best else { return (first, second) }
    let start = commonStart(first, turned, offset: offset.place)
    return (first.starting(at: start.first), turned.starting(at: start.second))
  }
}

extension ContourAlignment {
  private static func centred(_ points: [CGPoint]) -> [CGPoint] {
    let middle = points.reduce(.zero, +) * (1 / Double(points.count))
    return points.map { $0 - middle }
  }

  private static func similarity(_ first: [CGPoint], _ second: [CGPoint], offset: Int) -> Double {
    var sum = 0.0
    for index in first.indices { sum += first[index].dot(second[(index + offset) % second.count]) }
    return sum
  }

  /// The rotation of `second` that is most similar to `first`, as a fraction of its length.
  private static func bestOffset(
    _ first: [CGPoint], _ second: [CGPoint]
  ) -> (place: Double, similarity: Double) {
    let scores = second.indices.map { similarity(first, second, offset: $0) }
    var best = 0
    // Of equals the first counts, so that rounding doesn't choose.
    for index in scores.indices where scores[index] > scores[best] + abs(scores[best]) * 1e-9 {
      best = index
    }
    return (Double(best) / Double(second.count), scores[best])
  }

  /// A pair of places for the starts, near the rotation found: on corners where there are any.
  private static func commonStart(
    _ first: Contour, _ second: Contour, offset: Double
  ) -> (first: Double, second: Double) {
    let (corners, others) = (
      first.joints.filter(\.isCorner), second.joints.filter(\.isCorner)
    )
    var best: (first: Double, second: Double, cost: Double)?
    for corner in corners.prefix(64) {
      for other in others.prefix(64) {
        let slip = abs((other.place - corner.place - offset).remainder(dividingBy: 1))
        let cost = slip * 20 + min(abs(corner.turn - other.turn) / .pi, 1)
        // A corner that has to turn inside out had better not move far as well.
        let reach = corner.turn * other.turn > 0 ? 0.06 : 0.012
        if slip < reach, cost < best?.cost ?? .infinity { best = (corner.place, other.place, cost) }
      }
    }
    if let best { return (best.first, best.second) }
    if let corner = sharpest(corners) { return (corner.place, corner.place + offset) }
    if let other = sharpest(others) { return (other.place - offset, other.place) }
    return (0, offset)
  }

  private static func sharpest(_ joints: [Joint]) -> Joint? {
    joints.max { abs($0.turn) < abs($1.turn) - 1e-9 }
  }

  /// `place`, or a corner close to it.
  private static func snapped(_ place: Double, on contour: Contour) -> Double {
    func distance(_ joint: Joint) -> Double {
      abs((joint.place - place).remainder(dividingBy: 1))
    }
    let nearest = contour.joints.filter(\.isCorner).min { distance($0) < distance($1) }
    guard let nearest, distance(nearest) < 0.04 else { return place }
    return nearest.place
  }
}
