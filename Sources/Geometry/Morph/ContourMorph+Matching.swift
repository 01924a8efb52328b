extension ContourMorph {
  /// The pieces of two contours matched by shape.
  ///
  /// `first` keeps its direction. `mayReverse` lets `second` run backwards where that is nearer; open
  /// lines always may.
  init(matching first: Contour, _ second: Contour, mayReverse: Bool) {
    if let morph = ContourMorph(builtAlike: first, second) {
      self = morph
      return
    }
    guard first.isClosed, second.isClosed, !first.isPoint, !second.isPoint else {
      let (line, other) = ContourAlignment.align(first, second)
      self.init(line, other, Self.nodes(line, other))
      return
    }
    // There and back go the same way: one of the contours always leads, clockwise where it can.
    if second.precedes(first) {
      var morph = ContourMorph(ordered: second, first, mayReverse).swapped
      if first.isReversed(by: morph.firstParts) { morph = morph.reversed }
      self = morph
    } else {
      self.init(ordered: first, second, mayReverse)
    }
  }

  private init(ordered first: Contour, _ second: Contour, _ mayReverse: Bool) {
    guard first.signedArea < 0 else {
      self.init(closed: first, second, mayReverse)
      return
    }
    self = ContourMorph(closed: first.reversed, second.reversed, mayReverse).reversed
  }

  private init(closed first: Contour, _ second: Contour, _ mayReverse: Bool) {
    let shape = OutlineShape(first)
    let matches = (mayReverse ? [second, second.reversed] : [second]).map {
      ($0, OutlineMap(first, $0, shape))
    }
    let best = matches.reduce(matches[0]) { $1.1.cost < $0.1.cost - 1e-9 ? $1 : $0 }
    self.init(
      first.starting(at: best.1.start.first), best.0.starting(at: best.1.start.second),
      best.1.nodes)
  }

  private static func nodes(_ first: Contour, _ second: Contour) -> [OutlineMap.Node] {
    guard !first.isPoint, !second.isPoint else { return OutlineMap.even }
    return OutlineMatch.open(OutlineShape(first), OutlineShape(second)).nodes
  }
}

extension OutlineMap {
  /// Places at equal fractions of the length belong together.
  static let even = [
    Node(first: 0, second: 0, isFixed: true), Node(first: 1, second: 1, isFixed: true),
  ]

  /// The map between two closed contours that run the same way.
  ///
  /// Corners that correspond one by one in order are met whatever lies between them.
  fileprivate init(_ first: Contour, _ second: Contour, _ shape: OutlineShape) {
    guard first.isPolygon, second.isPolygon,
      let sequence = CornerSequence(first, second), let start = sequence.pairs.first
    else {
      self = OutlineMatch.closed(shape, OutlineShape(second))
      return
    }
    let nodes = sequence.pairs.map { pair in
      let (place, other) = (pair.first - start.first, pair.second - start.second)
      return Node(
        first: place, second: other < 0 ? other + 1 : other, isFixed: true)
    }
    self.init(
      start: start, nodes: nodes + [Self.even[1]], cost: 1 - sequence.similarity)
  }
}

extension Contour {
  fileprivate var isPolygon: Bool { isStraight.allSatisfy { $0 } }

  /// Whether it leads when it is matched with `other`; independent of place, size and turn.
  fileprivate func precedes(_ other: Contour) -> Bool {
    if curves.count != other.curves.count { return curves.count < other.curves.count }
    let (roundness, otherRoundness) = (
      abs(signedArea) / length / length, abs(other.signedArea) / other.length / other.length
    )
    return roundness < otherRoundness - 1e-9
  }

  /// Whether a walk over its parts runs against it.
  fileprivate func isReversed(by walk: [CurvePart]) -> Bool {
    guard let part = walk.first(where: { $0.extent > 1e-9 }) else { return false }
    return (part.from > part.to) != (parts[0].from > parts[0].to)
  }
}
