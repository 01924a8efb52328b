/// The segments of both paths, cut where ends of segments lie on curves.
///
/// Curves that coincide between two such places become the same chords.
struct ArrangementPieces {
  private(set) var segments: [PathSegment] = []
  private var windings: [SIMD2<Int>] = []
  private var ends: [(from: Int, to: Int)] = []
  let cell: Double

  init(cell: Double) { self.cell = cell }

  mutating func add(_ segment: PathSegment, winding: SIMD2<Int>, _ vertices: inout VertexTable) {
    guard !segment.isPoint else { return }
    segments.append(segment)
    windings.append(winding)
    ends.append((vertices.vertex(at: segment.start), vertices.vertex(at: segment.end)))
  }

  /// The chords of all segments.
  func edges(_ vertices: inout VertexTable) -> [ArrangementEdge] {
    let joints = JointIndex(vertices)
    var known: [[Int]: [Piece]] = [:]
    var edges: [ArrangementEdge] = []
    for (index, segment) in segments.enumerated() {
      if case .line = segment {
        edges.append(
          ArrangementEdge(
            from: ends[index].from, to: ends[index].to, source: index, start: 0, end: 1,
            winding: windings[index]))
        continue
      }
      for piece in pieces(of: index, joints, vertices) {
        let twin = known[piece.key]?.lazy.compactMap { $0.matched(to: piece, cell) }.first
        if twin == nil { known[piece.key, default: []].append(piece) }
        edges += (twin ?? piece).chords(windings[index], cell, &vertices)
      }
    }
    return edges
  }

  /// The parts of a curve between its ends and the vertices on it.
  private func pieces(of index: Int, _ joints: JointIndex, _ vertices: VertexTable) -> [Piece] {
    let segment = segments[index]
    var stops = [(parameter: 0.0, vertex: ends[index].from)]
    for vertex in joints.vertices(near: segment.cubic, margin: 2 * cell) {
      for parameter in segment.parameters(at: vertices.points[vertex], within: 2 * cell) {
        stops.append((parameter, vertex))
      }
    }
    stops = [stops[0]] + stops.dropFirst().sorted { $0.parameter < $1.parameter }
    stops.append((1, ends[index].to))
    return zip(stops, stops.dropFirst()).compactMap { from, to in
      guard from.parameter < to.parameter else { return nil }
      let part = segment.subcurve(from: from.parameter, to: to.parameter)
      // A stop beside an end is that end, unless the curve is a loop.
      if from.vertex == to.vertex, part.cubic.span <= 8 * cell { return nil }
      return Piece(
        source: index, start: from.parameter, end: to.parameter, from: from.vertex, to: to.vertex,
        curve: part)
    }
  }
}

/// A part of a curve between two vertices.
private struct Piece {
  var source: Int
  var start: Double
  var end: Double
  var from: Int
  var to: Int
  var curve: PathSegment

  var key: [Int] { [min(from, to), max(from, to)] }

  var reversed: Piece {
    Piece(source: source, start: end, end: start, from: to, to: from, curve: curve.reversed)
  }

  /// This piece, run the way of `other`, if both are the same curve.
  func matched(to other: Piece, _ cell: Double) -> Piece? {
    [self, reversed].first {
      $0.from == other.from && $0.to == other.to
        && ($0.curve.cubic.control1 - other.curve.cubic.control1).length <= 64 * cell
        && ($0.curve.cubic.control2 - other.curve.cubic.control2).length <= 64 * cell
    }
  }

  func chords(
    _ winding: SIMD2<Int>, _ cell: Double, _ vertices: inout VertexTable
  ) -> [ArrangementEdge] {
    let tolerance = max(curve.cubic.span * 3e-5, 4 * cell)
    let count = max(curve.chordCount(tolerance: tolerance), 2)
    // The chords of a curve are those of its way back.
    let forward = start < end ? self : reversed
    var chords: [ArrangementEdge] = []
    var (last, lastParameter) = (forward.from, forward.start)
    for index in 1...count {
      let share = Double(index) / Double(count)
      let vertex =
        index == count ? forward.to : vertices.vertex(at: forward.curve.point(at: share))
      let parameter =
        index == count ? forward.end : forward.start * (1 - share) + forward.end * share
      chords.append(
        ArrangementEdge(
          from: last, to: vertex, source: source, start: lastParameter, end: parameter,
          winding: winding))
      (last, lastParameter) = (vertex, parameter)
    }
    guard start > end else { return chords }
    return chords.map { edge in
      var edge = edge.reversed
      (edge.winding, edge.isForward) = (winding, false)
      return edge
    }
  }
}

/// Vertices in the order of their x.
private struct JointIndex {
  private let sorted: [(x: Double, y: Double, vertex: Int)]

  init(_ vertices: VertexTable) {
    sorted = vertices.points.enumerated().map { ($1.x, $1.y, $0) }.sorted { $0.x < $1.x }
  }

  func vertices(near curve: CubicCurve, margin: Double) -> [Int] {
    let box = curve.bounds.insetBy(dx: -margin, dy: -margin)
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].x < box.minX { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    for place in sorted[low...] {
      if place.x > box.maxX { break }
      if place.y >= box.minY, place.y <= box.maxY { found.append(place.vertex) }
    }
    return found
  }
}
