/// A place on an outline as the search sees it.
struct OutlineSite: Sendable {
  var point: CGPoint
  /// Counted from the start of the stretch, as a fraction of the whole outline.
  var place: Double
  /// The same as a length.
  var distance: Double
  var isCorner: Bool
  /// How far the outline turns here, between the lines to the sites beside it.
  var turn = 0.0
  /// The sum of all turns up to and with this one, and that of their amounts.
  var turnSum = 0.0
  var bendSum = 0.0
  /// Where the edge that ends here begins; nil within an edge.
  var edgeStart: Int?
}

/// Places along a stretch of an outline, at about equal distances, the corners among them.
struct OutlineSites: Sendable {
  private(set) var sites: [OutlineSite] = []
  /// Whether both ends lie on an axis of symmetry.
  let isFolded: Bool

  var count: Int { sites.count }
  subscript(index: Int) -> OutlineSite { sites[index] }

  var hasCorners: Bool { sites.contains(where: \.isCorner) }
  /// How far the outline turns altogether, this way and that.
  var bend: Double { sites[count - 1].bendSum }

  /// The sites from `start` on over `span`, about `density` of them for a whole outline.
  ///
  /// Every stretch between two corners is divided evenly, so that symmetrical stretches have
  /// symmetrical sites. With `isFolded`, only half of the turns at the ends counts.
  init(
    _ shape: OutlineShape, from start: Double, span: Double, density: Double,
    isFolded: Bool = false
  ) {
    self.isFolded = isFolded
    for (place, isCorner) in Self.places(shape, start, span, density) {
      sites.append(
        OutlineSite(
          point: shape.point(at: start + place), place: place, distance: place * shape.length,
          isCorner: isCorner))
    }
    findTurns(shape, start)
    findEdges()
  }

  private static func places(
    _ shape: OutlineShape, _ start: Double, _ span: Double, _ density: Double
  ) -> [(place: Double, isCorner: Bool)] {
    let all = shape.corners(from: start, span: span).map(\.place)
    let corners = all.filter { $0 > 1e-7 && $0 < span - 1e-7 }
    let endsOnCorner =
      shape.isClosed
      && shape.corners.contains {
        abs(($0.place - start - span).remainder(dividingBy: 1)) < 1e-7
      }
    var result = [(place: 0.0, isCorner: all.first.map { $0 <= 1e-7 } ?? false)]
    var low = 0.0
    for high in corners + [span] {
      let steps = max(Int(((high - low) * density).rounded()), 1)
      for step in 1..<max(steps, 1) {
        result.append((low + (high - low) * Double(step) / Double(steps), false))
      }
      result.append((high, true))
      low = high
    }
    result[result.count - 1].isCorner = endsOnCorner
    return result
  }

  private mutating func findTurns(_ shape: OutlineShape, _ start: Double) {
    let last = count - 1
    let before = shape.point(at: start - (sites[1].place - sites[0].place))
    let after = shape.point(at: start + 2 * sites[last].place - sites[last - 1].place)
    var (sum, amount) = (0.0, 0.0)
    for index in sites.indices {
      let point = sites[index].point
      let arriving = point - (index == 0 ? before : sites[index - 1].point)
      let leaving = (index == last ? after : sites[index + 1].point) - point
      let turn = atan2(arriving.cross(leaving), arriving.dot(leaving))
      sites[index].turn = isFolded && (index == 0 || index == last) ? turn / 2 : turn
      sum += sites[index].turn
      amount += abs(sites[index].turn)
      (sites[index].turnSum, sites[index].bendSum) = (sum, amount)
    }
  }

  private mutating func findEdges() {
    var start = isFolded || sites[0].isCorner ? 0 : nil as Int?
    for index in sites.indices.dropFirst() {
      guard sites[index].isCorner || (isFolded && index == count - 1) else { continue }
      sites[index].edgeStart = start
      start = index
    }
  }
}

extension OutlineSites {
  /// How far the outline turns between two sites, without their own turns, and how much of that
  /// it turns back.
  func turn(between low: Int, and high: Int) -> (net: Double, lost: Double) {
    guard high - low > 1 else { return (0, 0) }
    let net = sites[high - 1].turnSum - sites[low].turnSum
    return (net, sites[high - 1].bendSum - sites[low].bendSum - abs(net))
  }

  /// The turns of an edge or bend with those of its ends; a bend has half of theirs.
  func turn(from low: Int, through high: Int) -> (net: Double, lost: Double) {
    let (inner, ends) = (turn(between: low, and: high), (sites[low].turn, sites[high].turn))
    if isBend(from: low, to: high) { return (inner.net + (ends.0 + ends.1) / 2, inner.lost) }
    let net = inner.net + ends.0 + ends.1
    return (net, inner.lost + abs(inner.net) + abs(ends.0) + abs(ends.1) - abs(net))
  }

  /// The direction in which the outline runs at a site, as a vector of length 1.
  func heading(_ index: Int) -> CGPoint {
    let (low, high) = (max(index - 1, 0), min(index + 1, count - 1))
    let ahead = sites[high].point - sites[low].point
    guard isFolded, index == 0 || index == count - 1 else { return ahead.normalized ?? .zero }
    // An axis of symmetry is crossed at a right angle.
    let axis = sites[index].point.normalized ?? .zero
    let across = CGPoint(x: -axis.y, y: axis.x)
    return across * (across.dot(ahead) < 0 ? -1 : 1)
  }

  func isBend(from low: Int, to high: Int) -> Bool {
    !sites[low].isCorner && !sites[high].isCorner
  }

  /// Where the bend that ends at a site and turns by about `turn` begins; nil where there is none.
  func bendStart(_ end: Int, turn: Double) -> Int? {
    guard !sites[end].isCorner else { return nil }
    var (start, sum) = (end, sites[end].turn / 2)
    while start > 0 {
      start -= 1
      let half = sites[start].turn / 2
      guard !sites[start].isCorner, half * turn > 0, abs(sum + half) < abs(turn) * 1.1 else {
        return nil
      }
      sum += half
      if abs(sum) > abs(turn) * 0.9 { return start }
      sum += half
    }
    return nil
  }
}
