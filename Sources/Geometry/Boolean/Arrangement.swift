/// The plane cut up by the edges of two paths.
///
/// Segments become chords between vertices of a grid. Where chords cross, the crossing of the
/// curves themselves is found and becomes a vertex of both, until none cross: all decisions are then
/// exact, and curves are cut at the parameters that the chords remember.
struct Arrangement {
  var vertices: VertexTable
  /// The segments of both paths.
  var segments: [PathSegment] = []
  var edges: [ArrangementEdge] = []

  init(_ first: Path, _ second: Path) {
    let window = BooleanWindow(first.subpaths + second.subpaths)
    let contours = [first, second].map { $0.subpaths.compactMap(window.contour) }
    let reach = contours.joined().joined().reduce(0) { max($0, $1.reach) }
    vertices = VertexTable(reach: reach)
    var pieces = ArrangementPieces(cell: vertices.cell)
    for (path, contours) in contours.enumerated() {
      for segment in contours.joined() {
        pieces.add(segment, winding: path == 0 ? [1, 0] : [0, 1], &vertices)
      }
    }
    edges = pieces.edges(&vertices)
    segments = pieces.segments
    mergeEdges()
  }

  /// Makes one edge of those that share both ends, and drops those that bound nothing.
  mutating func mergeEdges() {
    var places: [EdgeEnds: Int] = [:]
    var merged: [ArrangementEdge] = []
    merged.reserveCapacity(edges.count)
    for edge in edges where edge.from != edge.to {
      let ends = EdgeEnds(low: min(edge.from, edge.to), high: max(edge.from, edge.to))
      guard let place = places[ends] else {
        places[ends] = merged.count
        merged.append(edge)
        continue
      }
      merged[place].winding &+= (merged[place].from == edge.from ? edge : edge.reversed).winding
    }
    edges = merged.filter { $0.winding != .zero }
  }

  private struct EdgeEnds: Hashable {
    var low: Int
    var high: Int
  }
}

extension PathSegment {
  /// The greatest coordinate of its points.
  var reach: Double {
    let curve = cubic
    return [curve.start, curve.control1, curve.control2, curve.end].reduce(0) {
      max($0, abs($1.x), abs($1.y))
    }
  }
}
