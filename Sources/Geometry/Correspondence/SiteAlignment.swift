/// The cheapest way to run through two lists of sites together, by dynamic programming.
///
/// A way is a chain of pairs of sites. From pair to pair it goes at most five sites ahead on one
/// side for one on the other, or it stays at a corner on one side while the other runs through an
/// edge or a bend: so one corner becomes two, and a sharp corner a round one.
///
/// The cost of a way follows what is seen half-way: sites that are far from each other, stretches
/// that differ in direction or length, and turns that the other side doesn't make. The turns are
/// compared as by Sebastian, Klein and Kimia, "On aligning curves", 2003.
struct SiteAlignment {
  /// A pair of sites that belong together.
  typealias Pair = (first: Int, second: Int)

  private let first: OutlineSites
  private let second: OutlineSites
  private let width: Int
  private let canRound: Bool
  /// The least cost up to a pair, without and with the turns at the pair itself.
  private var arrivals: [Double]
  private var costs: [Double]
  /// How the cheapest way comes to a pair: an index in `steps`, or a stay.
  private var sources: [Int8]
  private var choices: [Int16]

  private static let steps: [Pair] = [
    (1, 1), (1, 2), (2, 1), (2, 3), (3, 2), (1, 3), (3, 1), (1, 5), (5, 1),
  ]
  /// Sources beside the steps.
  private static let (growsFirst, growsSecond) = (Int8(100), Int8(101))

  /// What counts how much, for outlines about a unit in size.
  private static let weights = (distance: 0.4, direction: 1.0, length: 0.3, turn: 0.35)

  /// Where a way may begin and end, and how far apart its places may be.
  struct Bounds {
    /// How far the second side may start after its first site; 0 where the starts are one pair.
    var slack = 0.0
    /// The greatest difference of the places.
    var reach = 0.3
    /// Whether corners may become bends, and edges grow out of points between them.
    var canRound = false
  }

  private(set) var pairs: [Pair] = []
  private(set) var cost = Double.infinity

  init(_ first: OutlineSites, _ second: OutlineSites, _ bounds: Bounds) {
    (self.first, self.second, width) = (first, second, second.count)
    canRound = bounds.canRound
    arrivals = [Double](repeating: .infinity, count: first.count * second.count)
    costs = arrivals
    sources = [Int8](repeating: -1, count: arrivals.count)
    choices = [Int16](repeating: 0, count: arrivals.count)
    run(bounds)
    trace(bounds)
  }
}

extension SiteAlignment {
  private mutating func run(_ bounds: Bounds) {
    var low = 0
    for i in 0..<first.count {
      while low + 1 < width, second.places[low] < first.places[i] - bounds.reach { low += 1 }
      var j = low
      while j < width, second.places[j] <= first.places[i] + bounds.reach + bounds.slack {
        visit(i, j, canStart: i == 0 && second.places[j] <= bounds.slack)
        j += 1
      }
    }
  }

  private mutating func visit(_ i: Int, _ j: Int, canStart: Bool) {
    let index = i * width + j
    if canStart { arrivals[index] = 0 }
    arrive(i, j, index)
    grow(i, j, index)
    if arrivals[index] < .infinity {
      costs[index] =
        arrivals[index] + Self.weights.turn * abs(first.turns[i] - second.turns[j])
    }
    stay(i, j, index)
  }

  private mutating func arrive(_ i: Int, _ j: Int, _ index: Int) {
    let distance = (first.points[i] - second.points[j]).squaredLength
    for (choice, step) in Self.steps.enumerated() where i >= step.first && j >= step.second {
      let (fromI, fromJ) = (i - step.first, j - step.second)
      let before = costs[fromI * width + fromJ]
      guard before < arrivals[index] else { continue }
      let cost = before + stretchCost((fromI, fromJ), (i, j), distance)
      guard cost < arrivals[index] else { continue }
      (arrivals[index], sources[index]) = (cost, Int8(choice))
    }
  }

  /// Stays at a corner of one side while the other runs through an edge or a bend.
  private mutating func stay(_ i: Int, _ j: Int, _ index: Int) {
    if first.isCorner[i] {
      for from in [second.edgeStart(j), bendStart(second, j, turn: first.turns[i])] {
        guard let from, case let before = arrivals[i * width + from], before < costs[index]
        else { continue }
        let cost = before + splitCost(first, i, second, from, j)
        if cost < costs[index] { (costs[index], choices[index]) = (cost, Int16(from - j)) }
      }
    }
    if second.isCorner[j] {
      for from in [first.edgeStart(i), bendStart(first, i, turn: second.turns[j])] {
        guard let from, case let before = arrivals[from * width + j], before < costs[index]
        else { continue }
        let cost = before + splitCost(second, j, first, from, i)
        if cost < costs[index] { (costs[index], choices[index]) = (cost, Int16(i - from)) }
      }
    }
  }

  /// Lets an edge of one side grow out of a point of the other.
  private mutating func grow(_ i: Int, _ j: Int, _ index: Int) {
    guard canRound else { return }
    if let from = second.edgeStart(j), !first.isCorner[i] {
      let cost = costs[i * width + from] + edgeCost(second, from, j, at: first.points[i])
      if cost < arrivals[index] {
        (arrivals[index], sources[index]) = (cost, Self.growsSecond)
      }
    }
    if let from = first.edgeStart(i), !second.isCorner[j] {
      let cost = costs[from * width + j] + edgeCost(first, from, i, at: second.points[j])
      if cost < arrivals[index] {
        (arrivals[index], sources[index]) = (cost, Self.growsFirst)
      }
    }
  }
}

extension SiteAlignment {
  private func bendStart(_ sites: OutlineSites, _ end: Int, turn: Double) -> Int? {
    canRound ? sites.bendStart(end, turn: turn) : nil
  }

  @inline(__always)
  private func stretchCost(_ from: Pair, _ to: Pair, _ distance: Double) -> Double {
    let length = (first.places[to.first] - first.places[from.first]) * first.length
    let otherLength = (second.places[to.second] - second.places[from.second]) * second.length
    let sum = length + otherLength
    let near = (first.points[from.first] - second.points[from.second]).squaredLength
    let chord =
      first.points[to.first] - first.points[from.first]
      + (second.points[to.second] - second.points[from.second])
    let (difference, weights) = (length - otherLength, Self.weights)
    return weights.distance * sum * (distance + near) / 4
      + weights.direction * max(sum - chord.squaredLength.squareRoot(), 0) / 2
      + weights.length * difference * difference / max(sum, 1e-9)
      + weights.turn * mismatch(from, to)
  }

  /// How far the sides turn differently between two pairs.
  @inline(__always)
  private func mismatch(_ from: Pair, _ to: Pair) -> Double {
    let turn = first.turn(between: from.first, and: to.first)
    let otherTurn = second.turn(between: from.second, and: to.second)
    return abs(turn.net - otherTurn.net) + turn.lost + otherTurn.lost
  }

  /// The cost of a corner that becomes an edge with two corners, or a bend; infinite where it
  /// turns another way.
  private func splitCost(
    _ side: OutlineSites, _ corner: Int, _ other: OutlineSites, _ from: Int, _ to: Int
  ) -> Double {
    let (turn, split) = (side.turns[corner], Self.split(other, from, to))
    guard abs(turn - split.net) < 0.6 * abs(turn) else { return .infinity }
    let length = (other.places[to] - other.places[from]) * other.length
    return Self.weights.turn * (abs(turn - split.net) + split.lost / 2)
      + (split.isBend ? 0 : Self.weights.length * length)
      + distanceCost(other, from, to, side.points[corner], length)
  }

  /// How far an edge or bend turns with its ends.
  private static func split(
    _ sites: OutlineSites, _ from: Int, _ to: Int
  ) -> (net: Double, lost: Double, isBend: Bool) {
    let (inner, ends) = (sites.turn(between: from, and: to), (sites.turns[from], sites.turns[to]))
    if !sites.isCorner[from], !sites.isCorner[to] {
      return (inner.net + (ends.0 + ends.1) / 2, inner.lost, true)
    }
    let net = inner.net + ends.0 + ends.1
    return (net, inner.lost + abs(inner.net) + abs(ends.0) + abs(ends.1) - abs(net), false)
  }

  private func edgeCost(
    _ sites: OutlineSites, _ from: Int, _ to: Int, at point: CGPoint
  ) -> Double {
    let length = (sites.places[to] - sites.places[from]) * sites.length
    let turn = sites.turn(between: from, and: to)
    return Self.weights.turn * (abs(turn.net) + turn.lost)
      + distanceCost(
        sites, from, to, point, length)
  }

  private func distanceCost(
    _ sites: OutlineSites, _ from: Int, _ to: Int, _ point: CGPoint, _ length: Double
  ) -> Double {
    let distances =
      (sites.points[from] - point).squaredLength + (sites.points[to] - point).squaredLength
    return Self.weights.distance * length * distances / 4
  }
}

extension SiteAlignment {
  private mutating func trace(_ bounds: Bounds) {
    let row = (first.count - 1) * width
    var end = width - 1
    if bounds.slack > 0 {
      for j in 0..<width where costs[row + j] < costs[row + end] - 1e-12 { end = j }
    }
    cost = costs[row + end]
    guard cost < .infinity else { return }
    var (i, j) = (first.count - 1, end)
    pairs = [(i, j)]
    while true {
      let choice = Int(choices[i * width + j])
      if choice != 0 {
        (i, j) = choice < 0 ? (i, j + choice) : (i - choice, j)
        pairs.append((i, j))
      }
      guard case let source = sources[i * width + j], source >= 0 else { break }
      switch source {
      case Self.growsFirst: i = first.edgeStart(i) ?? 0
      case Self.growsSecond: j = second.edgeStart(j) ?? 0
      default:
        i -= Self.steps[Int(source)].first
        j -= Self.steps[Int(source)].second
      }
      pairs.append((i, j))
    }
    pairs.reverse()
  }
}

extension SiteAlignment {
  /// How far the sides turn differently along the whole way, in radians.
  var mismatch: Double {
    var sum = 0.0
    var isSettled = false
    for (pair, next) in zip(pairs, pairs.dropFirst()) {
      let isSplit = isSplit(pair, next)
      if !isSplit, !isSettled { sum += abs(first.turns[pair.first] - second.turns[pair.second]) }
      if isSplit {
        let (corner, split) = splitParts(pair, next)
        sum += abs(corner - split.net) + split.lost
      } else {
        sum += mismatch(pair, next)
      }
      isSettled = isSplit
    }
    return sum
  }

  private func isSplit(_ pair: Pair, _ next: Pair) -> Bool {
    choices[next.first * width + next.second] != 0
      && (pair.first == next.first || pair.second == next.second)
  }

  private func splitParts(
    _ pair: Pair, _ next: Pair
  ) -> (corner: Double, split: (net: Double, lost: Double, isBend: Bool)) {
    pair.first == next.first
      ? (first.turns[pair.first], Self.split(second, pair.second, next.second))
      : (second.turns[pair.second], Self.split(first, pair.first, next.first))
  }
}
