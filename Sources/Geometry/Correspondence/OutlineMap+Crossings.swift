extension OutlineMap {
  private static let sampleCount = 60

  /// How often the outline half-way crosses itself.
  func crossings(_ first: OutlineShape, _ second: OutlineShape) -> Int {
    let points = middlePoints(first, second)
    var count = 0
    for index in points.indices.dropLast(2) {
      let (start, end) = (points[index], points[index + 1])
      for other in (index + 2)..<(points.count - 1) where index > 0 || other < points.count - 2 {
        let (from, to) = (points[other], points[other + 1])
        let edge = end - start
        guard edge.cross(from - start) * edge.cross(to - start) < 0 else { continue }
        let line = to - from
        if line.cross(start - from) * line.cross(end - from) < 0 { count += 1 }
      }
    }
    return count
  }

  /// Places along the outline half-way, the first one again at the end.
  private func middlePoints(_ first: OutlineShape, _ second: OutlineShape) -> [CGPoint] {
    let warp = ContourWarp(nodes: nodes.map { ($0.first, $0.second) })
    return (0...Self.sampleCount).map { index in
      let place = Double(index) / Double(Self.sampleCount)
      let point = first.point(at: start.first + place)
      return point + second.point(at: start.second + warp.second(at: place))
    }
  }
}
