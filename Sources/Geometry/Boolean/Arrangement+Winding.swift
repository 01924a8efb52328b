extension Arrangement {
  /// Keeps the edges between the inside and the outside of the result, the inside on their right.
  mutating func selectBoundary(_ operation: BooleanOperation, eoFill: Bool) {
    let left = leftWindings()
    func isInside(_ winding: SIMD2<Int>) -> Bool {
      eoFill
        ? operation.contains(winding.x % 2 != 0, winding.y % 2 != 0)
        : operation.contains(winding.x != 0, winding.y != 0)
    }
    edges = edges.indices.compactMap { index in
      let edge = edges[index]
      let (isLeft, isRight) = (isInside(left[index]), isInside(left[index] &+ edge.winding))
      return isLeft == isRight ? nil : isRight ? edge : edge.reversed
    }
  }

  /// The winding numbers of both paths on the left of each edge.
  ///
  /// A ray from the edge's middle towards −x, a trifle below it, adds up the edges that it meets.
  /// Coordinates are doubled, so that middles are on the grid.
  private func leftWindings() -> [SIMD2<Int>] {
    let rays = edges.map { WindingRay($0, vertices) }
    let queries = rays.indices.sorted { rays[$0].middle.y < rays[$1].middle.y }
    let starts = rays.indices.filter { rays[$0].top.y < rays[$0].bottom.y }
      .sorted { rays[$0].top.y < rays[$1].top.y }
    var result = [SIMD2<Int>](repeating: .zero, count: edges.count)
    var (next, active): (Int, [Int]) = (0, [])
    for query in queries {
      let middle = rays[query].middle
      while next < starts.count, rays[starts[next]].top.y <= middle.y {
        active.append(starts[next])
        next += 1
      }
      active.removeAll { rays[$0].bottom.y <= middle.y }
      var sum = SIMD2<Int>.zero
      for index in active where index != query && rays[index].isLeft(of: middle) {
        sum &+= rays[index].step
      }
      result[query] = rays[query].isReached ? sum &- edges[query].winding : sum
    }
    return result
  }
}

/// An edge as rays from the left meet it.
private struct WindingRay {
  var top: GridPoint
  var bottom: GridPoint
  var middle: GridPoint
  /// How the winding numbers change on the way to the right.
  var step: SIMD2<Int>
  /// Whether the ray ends on the right of the edge, rather than on its left.
  var isReached: Bool

  init(_ edge: ArrangementEdge, _ vertices: VertexTable) {
    let (from, to) = (vertices.grid[edge.from], vertices.grid[edge.to])
    let isDown = to.y > from.y
    (top, bottom) = isDown ? (from + from, to + to) : (to + to, from + from)
    middle = from + to
    step = isDown ? 0 &- edge.winding : edge.winding
    isReached = isDown || (to.y == from.y && to.x > from.x)
  }

  func isLeft(of point: GridPoint) -> Bool {
    if max(top.x, bottom.x) < point.x { return true }
    if min(top.x, bottom.x) > point.x { return false }
    // Down the edge, what lies on its left on the way is on the right on screen.
    return top.side(to: bottom, of: point) < 0
  }
}
