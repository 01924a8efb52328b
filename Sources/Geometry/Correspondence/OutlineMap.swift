/// Which place of one outline belongs to which place of another, from common starts on.
struct OutlineMap: Sendable {
  /// Where the outlines start.
  var start: (first: Double, second: Double) = (0, 0)
  /// Pairs of places counted from the starts; neither side ever falls, from (0, 0) to (1, 1).
  var nodes: [Node]
  var cost = 0.0

  struct Node: Sendable {
    var first: Double
    var second: Double
    /// Whether corners or axes meet here; the places between may still be shifted.
    var isFixed: Bool

    fileprivate var middle: Double { (first + second) / 2 }
  }
}

extension OutlineMap {
  /// The nodes of a way through sites; pairs of corners, stays and both ends are fixed.
  init(_ alignment: SiteAlignment, _ first: OutlineSites, _ second: OutlineSites) {
    let pairs = alignment.pairs
    nodes = pairs.indices.map { index in
      let pair = pairs[index]
      let stays =
        (index > 0 && Self.isStay(pairs[index - 1], pair))
        || (index + 1 < pairs.count && Self.isStay(pair, pairs[index + 1]))
      let isEnd = index == 0 || index + 1 == pairs.count
      return Node(
        first: first[pair.first].place, second: second[pair.second].place,
        isFixed: isEnd || stays || (first[pair.first].isCorner && second[pair.second].isCorner))
    }
    cost = alignment.cost
  }

  private static func isStay(_ pair: SiteAlignment.Pair, _ next: SiteAlignment.Pair) -> Bool {
    pair.first == next.first || pair.second == next.second
  }

  /// The map of the whole outlines, given the map of one part in `order`.
  func repeated(_ order: Int) -> OutlineMap {
    var result = self
    for turn in stride(from: 1, to: order, by: 1) {
      let shift = Double(turn) / Double(order)
      result.nodes += nodes.dropFirst().map {
        Node(first: $0.first + shift, second: $0.second + shift, isFixed: $0.isFixed)
      }
    }
    result.cost *= Double(order)
    return result
  }

  /// The map of a part that is mirrored at its end.
  var unfolded: OutlineMap {
    guard let end = nodes.last else { return self }
    var result = self
    result.nodes += nodes.reversed().dropFirst().map {
      Node(first: 2 * end.first - $0.first, second: 2 * end.second - $0.second, isFixed: $0.isFixed)
    }
    result.cost *= 2
    return result
  }

  /// The map with the sides exchanged.
  var swapped: OutlineMap {
    var result = self
    result.start = (start.second, start.first)
    result.nodes = nodes.map { Node(first: $0.second, second: $0.first, isFixed: $0.isFixed) }
    return result
  }
}

extension OutlineMap {
  /// The map without the steps that its sites bring about.
  ///
  /// Between fixed nodes the lead of one side over the other becomes an average of its
  /// surroundings. A mean of maps that don't fall doesn't fall either.
  var smoothed: OutlineMap {
    var result = self
    result.nodes = []
    var low = 0
    for high in nodes.indices.dropFirst() where nodes[high].isFixed {
      result.nodes += Self.smoothed(Array(nodes[low...high])).dropLast()
      low = high
    }
    if let last = nodes.last { result.nodes.append(last) }
    return result
  }

  private static let stepCount = 96.0
  private static let reach = 4

  private static func smoothed(_ nodes: [Node]) -> [Node] {
    guard nodes.count > 2, let first = nodes.first, let last = nodes.last else { return nodes }
    let (low, span) = (first.middle, last.middle - first.middle)
    let count = max(Int((span * stepCount).rounded(.up)), 2)
    var leads = leads(nodes, count)
    for _ in 0..<2 { leads = averaged(leads) }
    let inner = (1..<count).map { index in
      let middle = low + span * Double(index) / Double(count)
      return Node(
        first: middle - leads[index] / 2, second: middle + leads[index] / 2, isFixed: false)
    }
    return [first] + inner + [last]
  }

  /// How far the second side is ahead of the first one, at equal steps of their mean place.
  private static func leads(_ nodes: [Node], _ count: Int) -> [Double] {
    let (low, high) = (nodes[0].middle, nodes[nodes.count - 1].middle)
    var index = 0
    return (0...count).map { step in
      let middle = low + (high - low) * Double(step) / Double(count)
      while index + 2 < nodes.count, nodes[index + 1].middle <= middle { index += 1 }
      let (before, after) = (nodes[index], nodes[index + 1])
      let span = after.middle - before.middle
      let amount = span > 0 ? min(max((middle - before.middle) / span, 0), 1) : 1
      let (lead, next) = (before.second - before.first, after.second - after.first)
      return lead * (1 - amount) + next * amount
    }
  }

  private static func averaged(_ values: [Double]) -> [Double] {
    values.indices.map { index in
      let reach = min(reach, index, values.count - 1 - index)
      let window = values[(index - reach)...(index + reach)]
      return window.reduce(0, +) / Double(window.count)
    }
  }
}
