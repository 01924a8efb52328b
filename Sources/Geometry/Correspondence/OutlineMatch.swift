/// Finds out which places of two outlines belong together.
///
/// What the outlines have in common in symmetry is kept: only one of the parts that look alike is
/// searched. Otherwise the best common start is found first, then the best way around from there.
enum OutlineMatch {
  /// About how many sites an outline has in the search.
  private static let density = 80.0
  private static let coarseDensity = 36.0

  /// The map between closed outlines that run the same way.
  static func closed(_ first: OutlineShape, _ second: OutlineShape) -> OutlineMap {
    let symmetry = OutlineSymmetry(first, second)
    let mirrored = symmetry.axes.map { self.mirrored(first, second, $0, symmetry.order) }
    let best = mirrored.reduce(OutlineMap?.none) { best, map in
      best.map { map.cost < $0.cost - 1e-9 ? map : $0 } ?? map
    }
    guard let best, best.cost < .infinity else { return turned(first, second, symmetry.order) }
    guard first.isAlike(second) else { return best }
    // Outlines that are turned copies of one another rather turn than mirror.
    let turned = turned(first, second, symmetry.order)
    guard turned.cost < 0.5 * best.cost else { return best }
    return turned.crossings(first, second) <= best.crossings(first, second) ? turned : best
  }

  /// The map between open lines, or lines cut open, from start to end.
  static func open(_ first: OutlineShape, _ second: OutlineShape) -> OutlineMap {
    map(first, second, (0, 0), span: 1).smoothed
  }

  /// The map that is its own mirror image about an axis through both starts.
  private static func mirrored(
    _ first: OutlineShape, _ second: OutlineShape, _ axis: (first: Double, second: Double),
    _ order: Int
  ) -> OutlineMap {
    let part = map(
      first, second, axis, span: 0.5 / Double(order), isMirrored: true)
    return part.smoothed.unfolded.repeated(order)
  }

  /// The map that looks the same in each of the parts, from the best start.
  private static func turned(
    _ first: OutlineShape, _ second: OutlineShape, _ order: Int
  ) -> OutlineMap {
    let start = commonStart(first, second)
    let span = 1 / Double(order)
    let rough = map(first, second, (start.first, start.second), span: span)
    guard !start.isFixed, rough.cost < .infinity else { return rough.smoothed.repeated(order) }
    // A start between corners is as coarse as its search was; the way around knows a better one.
    let middle = rough.nodes.min { abs($0.first - span / 2) < abs($1.first - span / 2) }
    let better = (
      start.first + (middle?.first ?? 0), start.second + (middle?.second ?? 0)
    )
    return map(first, second, better, span: span).smoothed.repeated(order)
  }

  private static func map(
    _ first: OutlineShape, _ second: OutlineShape, _ start: (first: Double, second: Double),
    span: Double, isMirrored: Bool = false
  ) -> OutlineMap {
    let sites = OutlineSites(
      first, from: start.first, span: span, density: density, isFolded: isMirrored)
    let others = OutlineSites(
      second, from: start.second, span: span, density: density, isFolded: isMirrored)
    let reach = isMirrored ? span : 0.25
    let alignment =
      rounding(sites, others, reach)
      ?? SiteAlignment(sites, others, SiteAlignment.Bounds(reach: reach))
    guard alignment.cost < .infinity else {
      return OutlineMap(
        start: start,
        nodes: [
          .init(first: 0, second: 0, isFixed: true),
          .init(first: span, second: span, isFixed: true),
        ], cost: .infinity)
    }
    var map = OutlineMap(alignment, sites, others)
    map.start = start
    return map
  }

  /// A way by which sharp corners become round and edges grow between them; nil where not all of
  /// the corners could, or where bends and corners don't lie the same way.
  private static func rounding(
    _ first: OutlineSites, _ second: OutlineSites, _ reach: Double
  ) -> SiteAlignment? {
    let (bend, other) = (first.bend, second.bend)
    guard abs(bend - other) < 0.25 * max(bend, other), first.hasCorners || second.hasCorners
    else { return nil }
    let alignment = SiteAlignment(
      first, second, SiteAlignment.Bounds(reach: reach, canRound: true))
    let isFit =
      alignment.mismatch < 0.25 * max(bend, other)
      && alignment.middleBend < 1.03 * max(bend, other)
    return isFit ? alignment : nil
  }

  /// A pair of places that belong together, by the cheapest way twice around from anywhere.
  ///
  /// Twice, so that the middle of the way is free of where it began.
  private static func commonStart(
    _ first: OutlineShape, _ second: OutlineShape
  ) -> (first: Double, second: Double, isFixed: Bool) {
    let sites = OutlineSites(first, from: 0, span: 2, density: coarseDensity)
    let others = OutlineSites(second, from: 0, span: 3.25, density: coarseDensity)
    let alignment = SiteAlignment(
      sites, others, SiteAlignment.Bounds(slack: 0.999, reach: 0.25))
    let nodes = OutlineMap(alignment, sites, others).nodes.dropFirst().dropLast()
    let middle = nodes.filter { 0.5..<1.5 ~= $0.first }
    guard let node = middle.first(where: \.isFixed) ?? middle.first else { return (0, 0, false) }
    return (node.first, node.second, node.isFixed)
  }
}

extension OutlineShape {
  /// Whether the other outline could be a turned copy.
  fileprivate func isAlike(_ other: OutlineShape) -> Bool {
    corners.count == other.corners.count && abs(length - other.length) < 0.1 * length
  }
}
