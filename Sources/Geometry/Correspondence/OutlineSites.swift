/// Places along a stretch of an outline, at about equal distances, the corners among them.
struct OutlineSites: Sendable {
  /// Counted from the start of the stretch.
  private(set) var places: [Double] = []
  private(set) var points: [CGPoint] = []
  private(set) var isCorner: [Bool] = []
  /// How far the outline turns at each place, between the lines to the places beside it.
  private(set) var turns: [Double] = []
  /// The sum of all turns up to and with each place.
  private(set) var turnSums: [Double] = []
  /// The same of their amounts, whichever way they go.
  private(set) var bendSums: [Double] = []
  /// Whether both ends lie on an axis of symmetry.
  private(set) var isFolded = false
  /// The outline's length for a place of 1.
  let length: Double

  var count: Int { places.count }

  var hasCorners: Bool { isCorner.contains(true) }

  /// The sites from `start` on over `span`, about `density` of them for a whole outline.
  ///
  /// Every stretch between two corners is divided evenly, so that symmetrical stretches have
  /// symmetrical sites.
  init(_ shape: OutlineShape, from start: Double, span: Double, density: Double) {
    length = shape.length
    add(0, isCorner: false)
    for corner in shape.corners(from: start, span: span) {
      if corner.place < 1e-7 {
        isCorner[0] = true
      } else if span - corner.place > 1e-7 {
        fill(to: corner.place, density)
        isCorner[places.count - 1] = true
      }
    }
    fill(to: span, density)
    let endsOnCorner = shape.corners.contains {
      abs(($0.place - start - span).remainder(dividingBy: 1)) < 1e-7
    }
    isCorner[places.count - 1] = endsOnCorner && shape.isClosed
    points = places.map { shape.point(at: start + $0) }
    findTurns(shape, start)
  }

  private mutating func add(_ place: Double, isCorner flag: Bool) {
    places.append(place)
    isCorner.append(flag)
  }

  private mutating func fill(to place: Double, _ density: Double) {
    let low = places[places.count - 1]
    let steps = max(Int(((place - low) * density).rounded()), 1)
    for step in 1..<max(steps, 1) {
      add(low + (place - low) * Double(step) / Double(steps), isCorner: false)
    }
    add(place, isCorner: false)
  }

  private mutating func findTurns(_ shape: OutlineShape, _ start: Double) {
    let last = count - 1
    let before = shape.point(at: start - (places[1] - places[0]))
    let after = shape.point(at: start + places[last] + (places[last] - places[last - 1]))
    var (sum, amount) = (0.0, 0.0)
    for index in places.indices {
      let arriving = points[index] - (index == 0 ? before : points[index - 1])
      let leaving = (index == last ? after : points[index + 1]) - points[index]
      turns.append(atan2(arriving.cross(leaving), arriving.dot(leaving)))
      sum += turns[index]
      amount += abs(turns[index])
      turnSums.append(sum)
      bendSums.append(amount)
    }
  }

  /// Halves the turns at both ends, since they lie on an axis of symmetry.
  mutating func fold() {
    isFolded = true
    turns[0] /= 2
    turns[count - 1] /= 2
    var (sum, amount) = (0.0, 0.0)
    for index in turns.indices {
      sum += turns[index]
      amount += abs(turns[index])
      (turnSums[index], bendSums[index]) = (sum, amount)
    }
  }
}

extension OutlineSites {
  /// How far the outline turns between two sites, without their own turns, and how much of that
  /// it turns back.
  @inline(__always)
  func turn(between low: Int, and high: Int) -> (net: Double, lost: Double) {
    guard high - low > 1 else { return (0, 0) }
    let net = turnSums[high - 1] - turnSums[low]
    return (net, bendSums[high - 1] - bendSums[low] - abs(net))
  }

  /// Where the edge that ends at a site begins; nil for sites within an edge.
  func edgeStart(_ end: Int) -> Int? {
    guard end > 0, isCorner[end] || (isFolded && end == count - 1) else { return nil }
    var start = end - 1
    while start > 0, !isCorner[start] { start -= 1 }
    return isCorner[start] || isFolded ? start : nil
  }

  /// Where the bend that ends at a site and turns by about `turn` begins; nil where there is none.
  func bendStart(_ end: Int, turn: Double) -> Int? {
    var (start, sum) = (end, turns[end] / 2)
    while start > 0, !isCorner[start] || start == end, places[end] - places[start] < 0.3 {
      start -= 1
      let half = turns[start] / 2
      guard half * turn > 0, abs(sum + half) < abs(turn) * 1.1 else { return nil }
      sum += half
      if abs(sum) > abs(turn) * 0.9, !isCorner[end], !isCorner[start] { return start }
      sum += half
    }
    return nil
  }
}
