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

  /// Starts at corners that belong together because all corners do, in their order.
  private static func alignCorners(
    _ first: Contour, _ candidates: [Contour]
  ) -> (Contour, Contour)? {
    let best =
      candidates
      .compactMap { candidate in CornerSequence(first, candidate).map { (candidate, $0) } }
      .max { $0.1.similarity < $1.1.similarity }
    guard let (second, sequence) = best, let start = sequence.pairs.first else { return nil }
    return (first.starting(at: start.first), second.starting(at: start.second))
  }

  private static func alignClosed(
    _ first: Contour, _ second: Contour, mayReverse: Bool
  ) -> (Contour, Contour) {
    let candidates = mayReverse ? [second, second.reversed] : [second]
    if let ordered = alignCorners(first, candidates) { return ordered }
    let points = centred(Array(first.samples(count).dropLast()))
    let best =
      candidates
      .map { ($0, bestFit(first, $0, points)) }
      .max { $0.1.score < $1.1.score }
    guard let (turned, offset) = best else { return (first, second) }
    let start = commonStart(first, turned, offset: offset.place)
    return (first.starting(at: start.first), turned.starting(at: start.second))
  }
}

extension ContourAlignment {
  /// The offset at which two closed contours lie near each other and have corners in common.
  ///
  /// Distance alone would make an octagon of the way from a square to a turned square. So every
  /// offset that brings two corners together is judged, too, and common corners count.
  private static func bestFit(
    _ first: Contour, _ second: Contour, _ points: [CGPoint]
  ) -> (place: Double, score: Double) {
    let others = centred(Array(second.samples(count).dropLast()))
    let scores = similarities(points, others)
    let corners = CornerAgreement(first, second)
    let nearest = Double(indexOfGreatest(scores)) / Double(count)
    var best = (place: nearest, score: -Double.infinity)
    for place in [nearest] + corners.offsets {
      let score = interpolated(scores, at: place) + 0.3 * corners.share(offset: place)
      if score > best.score + 1e-9 { best = (place, score) }
    }
    return best
  }

  private static func interpolated(_ scores: [Double], at place: Double) -> Double {
    let position = (place - place.rounded(.down)) * Double(scores.count)
    let index = Int(position)
    let (low, high) = (scores[index % scores.count], scores[(index + 1) % scores.count])
    return low + (high - low) * (position - Double(index))
  }

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
