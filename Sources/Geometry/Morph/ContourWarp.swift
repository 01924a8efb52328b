/// Which place of one contour belongs to which place of another: a rising, piecewise linear map.
///
/// Found by dynamic time warping (Sakoe and Chiba, 1978) over points at equal distances. A step
/// goes at most three points ahead on one side for one on the other, so that no stretch collapses.
struct ContourWarp: Sendable {
  /// The corners of the map; both places rise from 0 to 1.
  var nodes: [(first: Double, second: Double)]

  /// Divisible by 2, 3, 4, 5, 6, 8, 10 and 12, so that regular shapes have points on their corners.
  private static let count = 120
  /// How far the places may be apart, in points.
  private static let band = 30
  private static let steps: [(first: Int, second: Int)] = [
    (1, 1), (1, 2), (2, 1), (2, 3), (3, 2), (1, 3), (3, 1),
  ]

  init(nodes: [(first: Double, second: Double)]) { self.nodes = nodes }

  /// The best map between two contours whose starts belong together.
  ///
  /// Corners that correspond in order are met exactly. Where most corners meet as they are,
  /// lengths keep their proportions.
  init(_ first: Contour, _ second: Contour) {
    if let sequence = CornerSequence(first, second, shift: 0), sequence.pairs[0] == (0, 0) {
      self.init(nodes: sequence.pairs + [(1, 1)])
      return
    }
    let haveCommonCorners =
      first.isClosed && second.isClosed
      && CornerAgreement(first, second).share(offset: 0) > 0.6
    guard !first.isPoint, !second.isPoint, !haveCommonCorners else {
      self.init(nodes: [(0, 0), (1, 1)])
      return
    }
    let points = Self.normalized(first.samples(Self.count))
    let others = Self.normalized(second.samples(Self.count))
    let nodes = Self.trace(Self.cheapestSteps(points, others), Self.count)
    self.init(nodes: Self.smoothed(nodes, Self.count))
  }

  /// For each pair of points the last step of the cheapest way to it.
  ///
  /// An index in `steps`, or −1 where no way leads.
  private static func cheapestSteps(_ points: [CGPoint], _ others: [CGPoint]) -> [Int8] {
    let width = count + 1
    var costs = [Double](repeating: .infinity, count: width * width)
    var choices = [Int8](repeating: -1, count: costs.count)
    costs[0] = 0
    for i in 1...count {
      for j in max(1, i - band)...min(count, i + band) {
        let distance = (points[i] - others[j]).squaredLength
        for (choice, step) in steps.enumerated() where i >= step.first && j >= step.second {
          let (fromI, fromJ) = (i - step.first, j - step.second)
          let before = costs[fromI * width + fromJ]
          guard before < .infinity else { continue }
          let cost =
            before + cost(points[i] - points[fromI], others[j] - others[fromJ], distance, step)
          if cost < costs[i * width + j] {
            costs[i * width + j] = cost
            choices[i * width + j] = Int8(choice)
          }
        }
      }
    }
    return choices
  }

  /// The cost of a step: how far apart, how differently directed, how unevenly run through.
  @inline(__always)
  private static func cost(
    _ first: CGPoint, _ second: CGPoint, _ distance: Double, _ step: (first: Int, second: Int)
  ) -> Double {
    let weight = Double(step.first + step.second) / 2
    let lengths = (first.squaredLength * second.squaredLength).squareRoot()
    let turn = lengths > 0 ? 1 - first.dot(second) / lengths : 0
    let slope = Double(step.first - step.second) / Double(step.first + step.second)
    return weight * (distance + 0.4 * turn + 5 * slope * slope)
  }

  private static func trace(_ choices: [Int8], _ size: Int) -> [(first: Double, second: Double)] {
    var (i, j) = (size, size)
    var nodes = [(first: 1.0, second: 1.0)]
    while i > 0, j > 0, case let choice = choices[i * (size + 1) + j], choice >= 0 {
      i -= steps[Int(choice)].first
      j -= steps[Int(choice)].second
      nodes.append((Double(i) / Double(size), Double(j) / Double(size)))
    }
    return nodes.reversed()
  }

  /// The map averaged over a few points to either side, since the steps give it a few slopes only.
  ///
  /// A mean of rising maps rises as well; the window narrows to nothing at the ends.
  private static func smoothed(
    _ nodes: [(first: Double, second: Double)], _ size: Int
  ) -> [(first: Double, second: Double)] {
    let map = ContourWarp(nodes: nodes)
    let values = (0...size).map { map.second(at: Double($0) / Double(size)) }
    return values.indices.map { index in
      let reach = min(5, index, size - index)
      let window = values[(index - reach)...(index + reach)]
      return (Double(index) / Double(size), window.reduce(0, +) / Double(window.count))
    }
  }

  /// The points around their middle, scaled to a root mean square distance of 1.
  private static func normalized(_ points: [CGPoint]) -> [CGPoint] {
    let middle = points.reduce(.zero, +) * (1 / Double(points.count))
    let square = points.reduce(0) { $0 + ($1 - middle).squaredLength } / Double(points.count)
    let scale = square > 0 ? 1 / square.squareRoot() : 1
    return points.map { ($0 - middle) * scale }
  }
}

extension ContourWarp {
  /// The place on the second contour that belongs to `place` on the first.
  func second(at place: Double) -> Double {
    map(place, from: { $0.first }, to: { $0.second })
  }

  /// The place on the first contour that belongs to `place` on the second.
  func first(at place: Double) -> Double {
    map(place, from: { $0.second }, to: { $0.first })
  }

  private func map(
    _ place: Double, from source: ((first: Double, second: Double)) -> Double,
    to target: ((first: Double, second: Double)) -> Double
  ) -> Double {
    var (low, high) = (0, nodes.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if source(nodes[middle]) <= place { low = middle } else { high = middle }
    }
    let span = source(nodes[high]) - source(nodes[low])
    guard span > 0 else { return target(nodes[high]) }
    let amount = min(max((place - source(nodes[low])) / span, 0), 1)
    return target(nodes[low]) * (1 - amount) + target(nodes[high]) * amount
  }
}
