/// The cheapest way to run through two lists of sites together, by dynamic programming.
///
/// A way is a chain of pairs of sites. From pair to pair it goes at most five sites ahead on one
/// side for one on the other, or it stays at a corner on one side while the other runs through an
/// edge or a bend: so one corner becomes two, and a sharp corner a round one.
struct SiteAlignment {
  /// A pair of sites that belong together.
  typealias Pair = (first: Int, second: Int)

  let costs: AlignmentCosts
  private let width: Int
  private let bounds: Bounds
  /// The least cost up to a pair, without and with the turns at the pair itself.
  private var arrivals: [Double]
  private var totals: [Double]
  /// How the cheapest way arrives at a pair.
  private var sources: [Int8]
  /// How many sites of the second side, or with a minus of the first one, the other side's corner
  /// is stretched over up to a pair.
  private var splits: [Int16]

  private static let steps: [Pair] = [
    (1, 1), (1, 2), (2, 1), (2, 3), (3, 2), (1, 3), (3, 1), (1, 5), (5, 1),
  ]
  /// Sources beside the indices of steps.
  private static let (growsFirst, growsSecond) = (Int8(100), Int8(101))

  /// Where a way may begin and end, and how far apart its places may be.
  struct Bounds {
    /// How far the second side may start after its first site; 0 where the starts are one pair.
    var slack = 0.0
    /// The greatest difference of the places.
    var reach = 0.25
    /// Whether corners may become bends, and edges grow out of points between them.
    var canRound = false
  }

  private(set) var pairs: [Pair] = []
  private(set) var cost = Double.infinity

  init(_ first: OutlineSites, _ second: OutlineSites, _ bounds: Bounds) {
    (costs, self.bounds) = (AlignmentCosts(first: first, second: second), bounds)
    width = second.count
    arrivals = [Double](repeating: .infinity, count: first.count * second.count)
    totals = arrivals
    sources = [Int8](repeating: -1, count: arrivals.count)
    splits = [Int16](repeating: 0, count: arrivals.count)
    run()
    trace()
  }
}

extension SiteAlignment {
  private mutating func run() {
    let (first, second) = (costs.first, costs.second)
    var low = 0
    for i in 0..<first.count {
      let place = first[i].place
      while low + 1 < width, second[low].place < place - bounds.reach { low += 1 }
      var j = low
      while j < width, second[j].place <= place + bounds.reach + bounds.slack {
        if i == 0, second[j].place <= bounds.slack { arrivals[j] = 0 }
        visit(i, j)
        j += 1
      }
    }
  }

  private mutating func visit(_ i: Int, _ j: Int) {
    let (site, other) = (costs.first[i], costs.second[j])
    let index = i * width + j
    arrive(i, j, index)
    if bounds.canRound { grow(i, j, index) }
    if arrivals[index] < .infinity {
      totals[index] = arrivals[index] + costs.atPair(site, other)
    }
    if site.isCorner { split(first: i, j, index) }
    if other.isCorner { split(second: j, i, index) }
  }

  private mutating func arrive(_ i: Int, _ j: Int, _ index: Int) {
    let (first, second) = (costs.first.sites, costs.second.sites)
    let (site, other) = (first[i], second[j])
    let distance = (site.point - other.point).squaredLength
    let steps = Self.steps
    var (best, source) = (arrivals[index], -1)
    for choice in 0..<steps.count {
      let (fromI, fromJ) = (i - steps[choice].first, j - steps[choice].second)
      guard fromI >= 0, fromJ >= 0 else { continue }
      let before = totals[fromI * width + fromJ]
      guard before < best else { continue }
      let turns = (
        fromI + 1 < i ? first[i - 1].turnSum - first[fromI].turnSum : 0,
        fromJ + 1 < j ? second[j - 1].turnSum - second[fromJ].turnSum : 0
      )
      let bends = (
        fromI + 1 < i ? first[i - 1].bendSum - first[fromI].bendSum : 0,
        fromJ + 1 < j ? second[j - 1].bendSum - second[fromJ].bendSum : 0
      )
      let cost =
        before + costs.stretch((first[fromI], second[fromJ]), (site, other), distance)
        + costs.turn(turns, bends)
      if cost < best { (best, source) = (cost, choice) }
    }
    if source >= 0 { (arrivals[index], sources[index]) = (best, Int8(source)) }
  }

  /// Stays at a corner of the first side while the second one runs through an edge or a bend.
  private mutating func split(first corner: Int, _ end: Int, _ index: Int) {
    let sites = costs.second
    let bend = bounds.canRound ? sites.bendStart(end, turn: costs.first[corner].turn) : nil
    for from in [sites[end].edgeStart, bend] {
      guard let from, case let before = arrivals[corner * width + from], before < totals[index]
      else { continue }
      let cost = before + costs.split(costs.first[corner], sites, from, end)
      if cost < totals[index] { (totals[index], splits[index]) = (cost, Int16(end - from)) }
    }
  }

  private mutating func split(second corner: Int, _ end: Int, _ index: Int) {
    let sites = costs.first
    let bend = bounds.canRound ? sites.bendStart(end, turn: costs.second[corner].turn) : nil
    for from in [sites[end].edgeStart, bend] {
      guard let from, case let before = arrivals[from * width + corner], before < totals[index]
      else { continue }
      let cost = before + costs.split(costs.second[corner], sites, from, end)
      if cost < totals[index] { (totals[index], splits[index]) = (cost, Int16(from - end)) }
    }
  }

  /// Lets an edge of one side grow out of a point of the other.
  private mutating func grow(_ i: Int, _ j: Int, _ index: Int) {
    let (site, other) = (costs.first[i], costs.second[j])
    if let from = other.edgeStart, !site.isCorner {
      let cost = totals[i * width + from] + costs.growth(costs.first, i, costs.second, from, j)
      if cost < arrivals[index] { (arrivals[index], sources[index]) = (cost, Self.growsSecond) }
    }
    if let from = site.edgeStart, !other.isCorner {
      let cost = totals[from * width + j] + costs.growth(costs.second, j, costs.first, from, i)
      if cost < arrivals[index] { (arrivals[index], sources[index]) = (cost, Self.growsFirst) }
    }
  }
}

extension SiteAlignment {
  private mutating func trace() {
    let row = (costs.first.count - 1) * width
    var end = width - 1
    if bounds.slack > 0 {
      for j in 0..<width where totals[row + j] < totals[row + end] - 1e-12 { end = j }
    }
    cost = totals[row + end]
    guard cost < .infinity else { return }
    var pair = (costs.first.count - 1, end)
    pairs = [pair]
    while true {
      let split = Int(splits[pair.0 * width + pair.1])
      if split != 0 {
        pair = split > 0 ? (pair.0, pair.1 - split) : (pair.0 + split, pair.1)
        pairs.append(pair)
      }
      guard let before = source(of: pair) else { break }
      pair = before
      pairs.append(pair)
    }
    pairs.reverse()
  }

  private func source(of pair: Pair) -> Pair? {
    let source = sources[pair.first * width + pair.second]
    switch source {
    case ..<0: return nil
    case Self.growsFirst: return (costs.first[pair.first].edgeStart ?? 0, pair.second)
    case Self.growsSecond: return (pair.first, costs.second[pair.second].edgeStart ?? 0)
    default:
      let step = Self.steps[Int(source)]
      return (pair.first - step.first, pair.second - step.second)
    }
  }

  /// How far the sides turn differently along the whole way, in radians.
  var mismatch: Double {
    var sum = 0.0
    var wasSplit = false
    for (pair, next) in zip(pairs, pairs.dropFirst()) {
      let isSplit =
        splits[next.first * width + next.second] != 0
        && (pair.first == next.first || pair.second == next.second)
      if isSplit {
        sum += costs.splitMismatch(pair, next)
      } else {
        if !wasSplit { sum += abs(costs.first[pair.first].turn - costs.second[pair.second].turn) }
        sum += costs.mismatch(pair, next)
      }
      wasSplit = isSplit
    }
    return sum
  }
}

extension SiteAlignment {
  /// How far the outline half-way turns, this way and that, in radians.
  var middleBend: Double {
    var (sum, last) = (0.0, CGPoint.zero)
    var point = pairs.first.map(middle) ?? .zero
    for (pair, end) in zip(pairs, pairs.dropFirst()) {
      let count = max(end.first - pair.first, end.second - pair.second)
      for step in stride(from: 1, through: count, by: 1) {
        let next = middle(
          (
            pair.first + (end.first - pair.first) * step / count,
            pair.second + (end.second - pair.second) * step / count
          ))
        let edge = next - point
        guard edge.squaredLength > 1e-12 else { continue }
        if last != .zero { sum += abs(atan2(last.cross(edge), last.dot(edge))) }
        (last, point) = (edge, next)
      }
    }
    return sum
  }

  private func middle(_ pair: Pair) -> CGPoint {
    costs.first[pair.first].point.interpolated(to: costs.second[pair.second].point, 0.5)
  }
}
