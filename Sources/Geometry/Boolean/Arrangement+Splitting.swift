extension Arrangement {
  private static let mostPasses = 40

  /// Cuts edges where they cross or touch, until they meet at vertices alone.
  mutating func splitCrossings() {
    for _ in 0..<Self.mostPasses {
      let cuts = findCuts()
      for index in edges.indices { edges[index].isNew = false }
      guard !cuts.isEmpty else { return }
      apply(cuts)
      mergeEdges()
    }
  }

  /// A vertex on an edge, and the parameter of the edge's segment there.
  private struct Cut {
    var edge: Int
    var vertex: Int
    var parameter: Double
  }

  /// Replaces the edges that have cuts by their parts.
  private mutating func apply(_ cuts: [Cut]) {
    let byEdge = Dictionary(grouping: cuts, by: \.edge)
    var parts: [ArrangementEdge] = []
    for (index, edge) in edges.enumerated() {
      guard let cuts = byEdge[index] else {
        parts.append(edge)
        continue
      }
      let (from, way) = (
        vertices.grid[edge.from], vertices.grid[edge.to] - vertices.grid[edge.from]
      )
      let ordered = cuts.sorted {
        way.dot(vertices.grid[$0.vertex] - from) < way.dot(vertices.grid[$1.vertex] - from)
      }
      var rest = edge
      rest.isNew = true
      for cut in ordered where cut.vertex != rest.from && cut.vertex != rest.to {
        var part = rest
        (part.to, part.end) = (cut.vertex, cut.parameter)
        (rest.from, rest.start) = (cut.vertex, cut.parameter)
        parts.append(part)
      }
      parts.append(rest)
    }
    edges = parts
  }

  /// All places where an edge has to be cut; of two old edges nothing is asked again.
  private mutating func findCuts() -> [Cut] {
    var cuts: [Cut] = []
    var active: [Int] = []
    let boxes = edges.map { EdgeBox(vertices.grid[$0.from], vertices.grid[$0.to]) }
    for index in edges.indices.sorted(by: { boxes[$0].left < boxes[$1].left }) {
      let (box, isNew) = (boxes[index], edges[index].isNew)
      active.removeAll { boxes[$0].right < box.left }
      for other in active
      where boxes[other].top <= box.bottom && boxes[other].bottom >= box.top
        && (isNew || edges[other].isNew)
      {
        cut(index, other, &cuts)
      }
      active.append(index)
    }
    return cuts
  }

  private mutating func cut(_ first: Int, _ second: Int, _ cuts: inout [Cut]) {
    let (edge, other) = (edges[first], edges[second])
    let before = cuts.count
    for vertex in [other.from, other.to] { touch(first, edge, vertex, &cuts) }
    for vertex in [edge.from, edge.to] { touch(second, other, vertex, &cuts) }
    let isJoined =
      edge.from == other.from || edge.from == other.to || edge.to == other.from
      || edge.to == other.to
    guard cuts.count == before, !isJoined, cross(edge, other) else { return }
    let crossing = crossing(edge, other)
    let vertex = vertices.vertex(at: crossing.place, point: crossing.point)
    cuts.append(Cut(edge: first, vertex: vertex, parameter: crossing.parameter))
    cuts.append(Cut(edge: second, vertex: vertex, parameter: crossing.otherParameter))
  }

  /// Cuts an edge at a vertex that lies within a cell of it.
  private func touch(_ index: Int, _ edge: ArrangementEdge, _ vertex: Int, _ cuts: inout [Cut]) {
    guard vertex != edge.from, vertex != edge.to else { return }
    let way = vertices.grid[edge.to] - vertices.grid[edge.from]
    let arm = vertices.grid[vertex] - vertices.grid[edge.from]
    let (along, square) = (way.dot(arm), way.dot(way))
    guard along > 0, along < square else { return }
    let cross = way.cross(arm)
    guard cross * cross <= square * 1.5 else { return }
    let parameter = segments[edge.source].closest(
      to: vertices.points[vertex], from: edge.parameter(at: along / square))
    cuts.append(Cut(edge: index, vertex: vertex, parameter: parameter))
  }

  private func cross(_ edge: ArrangementEdge, _ other: ArrangementEdge) -> Bool {
    let (a, b) = (vertices.grid[edge.from], vertices.grid[edge.to])
    let (c, d) = (vertices.grid[other.from], vertices.grid[other.to])
    return (a.side(to: b, of: c) < 0) != (a.side(to: b, of: d) < 0)
      && (c.side(to: d, of: a) < 0) != (c.side(to: d, of: b) < 0)
  }

  private struct Crossing {
    var place: GridPoint
    var point: CGPoint
    var parameter: Double
    var otherParameter: Double
  }

  /// Where two edges that cross do so.
  ///
  /// The vertex's place on the grid is the crossing of the chords, which keeps all decisions sound; its
  /// exact point and the parameters are those of the curves' crossing, if it is found close by.
  private func crossing(_ edge: ArrangementEdge, _ other: ArrangementEdge) -> Crossing {
    let (from, way) = (vertices.grid[edge.from], vertices.grid[edge.to] - vertices.grid[edge.from])
    let (start, otherWay) = (
      vertices.grid[other.from], vertices.grid[other.to] - vertices.grid[other.from]
    )
    let determinant = way.cross(otherWay)
    let share = ((start - from).cross(otherWay) / determinant).heldInUnit
    let otherShare = ((start - from).cross(way) / determinant).heldInUnit
    var crossing = Crossing(
      place: from.moved(along: way, by: share),
      point: vertices.points[edge.from].interpolated(to: vertices.points[edge.to], share),
      parameter: edge.parameter(at: share), otherParameter: other.parameter(at: otherShare))
    let found = segments[edge.source].crossing(
      segments[other.source], from: crossing.parameter, crossing.otherParameter,
      within: vertices.cell)
    if let found, edge.isNear(found.parameter), other.isNear(found.other) {
      crossing.point = segments[edge.source].point(at: found.parameter)
      (crossing.parameter, crossing.otherParameter) = found
    }
    return crossing
  }
}

/// The bounds of an edge, a cell wider on all sides.
private struct EdgeBox {
  var left: Double
  var right: Double
  var top: Double
  var bottom: Double

  init(_ from: GridPoint, _ to: GridPoint) {
    (left, right) = (min(from.x, to.x) - 1, max(from.x, to.x) + 1)
    (top, bottom) = (min(from.y, to.y) - 1, max(from.y, to.y) + 1)
  }
}

extension ArrangementEdge {
  fileprivate func parameter(at share: Double) -> Double { start * (1 - share) + end * share }

  /// Whether a parameter of the segment is one of the edge or of its next neighbours.
  fileprivate func isNear(_ parameter: Double) -> Bool {
    let reach = 1.5 * abs(end - start)
    return parameter >= 0 && parameter <= 1 && abs(parameter - start) <= reach
      && abs(parameter - end) <= reach
  }
}

extension GridPoint {
  fileprivate func moved(along way: GridPoint, by share: Double) -> GridPoint {
    GridPoint(x: (x + way.x * share).rounded(), y: (y + way.y * share).rounded())
  }
}

extension Double {
  fileprivate var heldInUnit: Double { self >= 0 ? Swift.min(self, 1) : 0 }
}
