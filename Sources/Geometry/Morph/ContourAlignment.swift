/// Where and in which direction a contour starts so that it fits an open line.
///
/// For closed contours every rotation is tried on points at equal distances. With both sets centred,
/// the sum of squared distances is least where the sum of scalar products is greatest.
enum ContourAlignment {
  private static let count = 120

  /// The two contours, turned and cut so that their starts and directions belong together.
  ///
  /// Open lines keep their directions where they can. Two closed contours stay as they are.
  static func align(_ first: Contour, _ second: Contour) -> (Contour, Contour) {
    guard !first.isPoint, !second.isPoint else { return (first, second) }
    switch (first.isClosed, second.isClosed) {
    case (false, false): return (first, alignOpen(first, second))
    case (false, true): return (first, alignCut(second, to: first))
    case (true, false): return (alignCut(first, to: second), second)
    case (true, true): return (first, second)
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
}

extension ContourAlignment {
  static func centred(_ points: [CGPoint]) -> [CGPoint] {
    let middle = points.reduce(.zero, +) * (1 / Double(points.count))
    return points.map { $0 - middle }
  }

  private static func similarity(_ first: [CGPoint], _ second: [CGPoint], offset: Int) -> Double {
    var sum = 0.0
    for index in first.indices { sum += first[index].dot(second[(index + offset) % second.count]) }
    return sum
  }

  /// For each rotation of `second` how similar it is to `first`: at most 1.
  static func similarities(_ first: [CGPoint], _ second: [CGPoint]) -> [Double] {
    let size = (similarity(first, first, offset: 0) * similarity(second, second, offset: 0))
      .squareRoot()
    let scale = size > 0 ? 1 / size : 0
    return second.indices.map { similarity(first, second, offset: $0) * scale }
  }

  /// The rotation of `second` that is most similar to `first`, as a fraction of its length.
  private static func bestOffset(
    _ first: [CGPoint], _ second: [CGPoint]
  ) -> (place: Double, similarity: Double) {
    let scores = similarities(first, second)
    let best = indexOfGreatest(scores)
    return (Double(best) / Double(second.count), scores[best])
  }

  /// Of equals the first counts, so that rounding doesn't choose.
  private static func indexOfGreatest(_ scores: [Double]) -> Int {
    var best = 0
    for index in scores.indices where scores[index] > scores[best] + 1e-9 { best = index }
    return best
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
