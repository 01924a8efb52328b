extension Arrangement {
  /// The outlines that the chosen edges make, their curves put together again.
  func boundaryPath() -> Path {
    var leaving: [Int: [Int]] = [:]
    for (index, edge) in edges.enumerated() { leaving[edge.from, default: []].append(index) }
    var (path, isUsed) = (Path(), [Bool](repeating: false, count: edges.count))
    for first in edges.indices where !isUsed[first] {
      var loop: [ArrangementEdge] = []
      var next: Int? = first
      while let index = next, !isUsed[index] {
        isUsed[index] = true
        loop.append(edges[index])
        next = successor(of: edges[index], leaving, isUsed, first)
      }
      guard loop.last?.to == loop.first?.from else { continue }
      path.append(boundary: BoundaryLoop(loop, vertices, segments))
    }
    return path
  }

  /// The edge on which the outline goes on, its inside on the right: the sharpest turn to the right.
  private func successor(
    of edge: ArrangementEdge, _ leaving: [Int: [Int]], _ isUsed: [Bool], _ first: Int
  ) -> Int? {
    let candidates = leaving[edge.to, default: []].filter { !isUsed[$0] || $0 == first }
    let (here, back) = (vertices.grid[edge.to], vertices.grid[edge.from] - vertices.grid[edge.to])
    return candidates.min { a, b in
      back.turnsLess(
        to: vertices.grid[edges[a].to] - here, than: vertices.grid[edges[b].to] - here)
    }
  }
}

extension GridPoint {
  /// Whether the counterclockwise turn from here to `first` is less than the one to `second`.
  fileprivate func turnsLess(to first: GridPoint, than second: GridPoint) -> Bool {
    let (half, otherHalf) = (self.half(of: first), self.half(of: second))
    return half != otherHalf ? half < otherHalf : first.cross(second) < 0
  }

  /// 0 up to half a turn, 1 at it, 2 beyond it, 3 for the whole turn.
  private func half(of other: GridPoint) -> Int {
    let cross = cross(other)
    return cross < 0 ? 0 : cross > 0 ? 2 : dot(other) < 0 ? 1 : 3
  }
}
