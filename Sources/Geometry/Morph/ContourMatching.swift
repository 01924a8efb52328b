/// Turns two paths into pairs of contours that belong together, and contours that come or go.
struct ContourMatching {
  let first: ContourNesting
  let second: ContourNesting
  let pairing: ContourPairing
  /// The pairs' pieces, in the order of `pairing`.
  private(set) var matched: [ContourMorph] = []
  /// For each pair whether the second contour runs backwards.
  private var isReversed: [Bool] = []

  init(_ from: Path, _ to: Path) {
    (first, second) = (ContourNesting(from), ContourNesting(to))
    pairing = ContourPairing(first, second)
    for pair in pairing.pairs { match(pair) }
  }

  /// All pieces: those of the first path in its order, then what grows in the second one.
  var morphs: [ContourMorph] {
    var leaving = Array(repeating: ContourMorph?.none, count: first.contours.count)
    for (pair, morph) in zip(pairing.pairs, matched) { leaving[pair.first] = morph }
    let taken = Set(pairing.pairs.map(\.second))
    let arriving = second.contours.indices.filter { !taken.contains($0) }
    return leaving.enumerated().map { $1 ?? shrinking($0) } + arriving.map(growing)
  }
}

// The first path's outlines keep their directions and the second one's follow. A hole runs against
// its outline when it does so on either side, since under the nonzero rule it is no hole otherwise.

extension ContourMatching {
  private mutating func match(_ pair: (first: Int, second: Int)) {
    var (contour, other) = (first.contours[pair.first], second.contours[pair.second])
    let areBothClosed = contour.isClosed && other.isClosed
    let hasSides = areBothClosed && contour.hasOrientation && other.hasOrientation
    if areBothClosed, first.roles[pair.first] == .hole,
      !first.isCounter(pair.first), second.isCounter(pair.second)
    {
      contour = contour.reversed
    }
    let isTurned = hasSides && contour.signedArea * other.signedArea < 0
    if isTurned { other = other.reversed }
    isReversed.append(isTurned)
    var morph = ContourMorph(matching: contour, other, mayReverse: !hasSides)
    (morph.firstContour, morph.secondContour) = (pair.first, pair.second)
    matched.append(morph)
  }

  private func shrinking(_ index: Int) -> ContourMorph {
    let point = vanishingPoint(
      index, in: first, towards: second, matched.map(\.swapped),
      pairing.pairs.map { ($0.first, $0.second) })
    var morph = ContourMorph(first.contours[index], point: point, presence: .firstOnly)
    morph.firstContour = index
    return morph
  }

  private func growing(_ index: Int) -> ContourMorph {
    let pairs = pairing.pairs.map { ($0.second, $0.first) }
    let point = vanishingPoint(index, in: second, towards: first, matched, pairs)
    // What grows turns with the outline that it belongs to, or that it comes out of.
    let outline = second.roles[index] == .hole ? second.parents[index] : nil
    let leader = outline ?? nearestPair(index, in: second, matched, pairs).map { pairs[$0].0 }
    let pair = pairs.firstIndex { $0.0 == leader }
    let isTurned = pair.map { isReversed[$0] } ?? false
    let contour = second.contours[index]
    var morph = ContourMorph(
      isTurned ? contour.reversed : contour, point: point, presence: .secondOnly)
    (morph.secondContour, morph.leader) = (index, pair.map { pairs[$0].1 })
    return morph
  }
}

extension ContourMatching {
  /// The point that a contour of `nesting` without a partner is on the other side.
  ///
  /// A hole closes inside its outline's partner, anything else on the edge of the nearest partner.
  /// `morphs` lead from the other side to this one; `pairs` name this side first.
  private func vanishingPoint(
    _ index: Int, in nesting: ContourNesting, towards other: ContourNesting,
    _ morphs: [ContourMorph], _ pairs: [(Int, Int)]
  ) -> CGPoint {
    let middle = nesting.contours[index].centroid
    if nesting.roles[index] == .hole, let parent = nesting.parents[index] {
      guard let pair = pairs.first(where: { $0.0 == parent }) else {
        return vanishingPoint(parent, in: nesting, towards: other, morphs, pairs)
      }
      let wish = middle.mapped(from: nesting.bounds[parent], to: other.bounds[pair.1])
      return other.contours[pair.1].interiorPoint(near: wish)
    }
    guard let nearest = nearestPair(index, in: nesting, morphs, pairs) else { return middle }
    return morphs[nearest].counterpart(of: middle)
  }

  /// The pair whose contour in `nesting` is nearest to the given one; holes don't count.
  private func nearestPair(
    _ index: Int, in nesting: ContourNesting, _ morphs: [ContourMorph], _ pairs: [(Int, Int)]
  ) -> Int? {
    let middle = nesting.contours[index].centroid
    func distance(_ pair: Int) -> Double {
      morphs[pair].second.reduce(.infinity) { min($0, ($1.point(at: 0.5) - middle).length) }
    }
    return pairs.indices.filter { nesting.roles[pairs[$0].0] != .hole }
      .min { distance($0) < distance($1) }
  }
}

extension CGPoint {
  /// The point that lies in `target` as this one lies in `source`; the middle of a flat one.
  func mapped(from source: CGRect, to target: CGRect) -> CGPoint {
    CGPoint(
      x: target.minX + target.width * (source.width > 0 ? (x - source.minX) / source.width : 0.5),
      y: target.minY + target.height * (source.height > 0 ? (y - source.minY) / source.height : 0.5)
    )
  }
}
