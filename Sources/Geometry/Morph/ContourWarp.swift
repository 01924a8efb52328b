/// Which place of one contour belongs to which place of another: a piecewise linear map.
///
/// It never falls. Where a place of one side belongs to a whole stretch of the other, two nodes agree
/// in one place.
struct ContourWarp: Sendable {
  /// The corners of the map; both places rise from 0 to 1.
  var nodes: [(first: Double, second: Double)]

  init(nodes: [(first: Double, second: Double)]) { self.nodes = nodes }
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
    let (from, to) = (target(nodes[low]), target(nodes[high]))
    if from == to { return from }
    let amount = min(max((place - source(nodes[low])) / span, 0), 1)
    return from * (1 - amount) + to * amount
  }
}
