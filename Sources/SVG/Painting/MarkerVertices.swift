import Geometry

/// A place where markers stand: a vertex and the direction there.
struct MarkerVertex {
  var point: CGPoint
  var angle: Double
}

/// The vertices of a path with the directions that SVG 2, § 13.7.4 gives them.
struct MarkerVertices {
  private(set) var vertices: [MarkerVertex] = []

  /// A vertex with the directions of what comes in and what goes out.
  private struct Corner {
    var point: CGPoint
    var incoming: CGPoint?
    var outgoing: CGPoint?
    var isVertex = true
  }

  private var corners: [Corner] = []
  private var subpathStart = 0

  /// The vertices of a path, but for the ends of the steps `insideArcs`.
  init(_ path: Path, insideArcs: Set<Int> = []) {
    for (index, element) in path.elements.enumerated() {
      add(element)
      guard insideArcs.contains(index), !corners.isEmpty else { continue }
      corners[corners.count - 1].isVertex = false
    }
    vertices = corners.filter(\.isVertex).map { MarkerVertex(point: $0.point, angle: angle($0)) }
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      subpathStart = corners.count
      corners.append(Corner(point: point))
    case .line(let end): add([end])
    case .quadCurve(let end, let control): add([control, end])
    case .curve(let end, let control1, let control2): add([control1, control2, end])
    case .closeSubpath: close()
    }
  }

  /// Adds a segment by its control points and end.
  private mutating func add(_ points: [CGPoint]) {
    guard let start = corners.last?.point, let end = points.last else { return }
    let polygon = [start] + points
    corners[corners.count - 1].outgoing = direction(from: start, over: points)
    corners.append(
      Corner(
        point: end,
        incoming: direction(from: end, over: polygon.dropLast().reversed()).map {
          CGPoint(x: -$0.x, y: -$0.y)
        }))
  }

  /// Adds the closing line; the ends of a closed subpath share both directions.
  private mutating func close() {
    guard subpathStart < corners.count else { return }
    let start = corners[subpathStart].point
    let isGap = corners.last?.point != start
    let last = corners.count - 1
    if isGap {
      add([start])
    } else {
      corners.append(Corner(point: start, incoming: corners[last].incoming))
    }
    corners[corners.count - 1].outgoing = corners[subpathStart].outgoing
    corners[subpathStart].incoming = corners[corners.count - 1].incoming
  }

  /// The direction to the first point that isn't the start.
  private func direction(from start: CGPoint, over points: some Sequence<CGPoint>) -> CGPoint? {
    for point in points where point != start {
      return CGPoint(x: point.x - start.x, y: point.y - start.y)
    }
    return nil
  }

  /// The bisector of both directions, in degrees.
  private func angle(_ corner: Corner) -> Double {
    func degrees(_ direction: CGPoint) -> Double {
      atan2(Double(direction.y), Double(direction.x)) * 180 / .pi
    }
    switch (corner.incoming.map(degrees), corner.outgoing.map(degrees)) {
    case (let incoming?, let outgoing?):
      var turn = outgoing - incoming
      if turn > 180 { turn -= 360 }
      if turn < -180 { turn += 360 }
      return incoming + turn / 2
    case (let angle?, nil), (nil, let angle?): return angle
    case (nil, nil): return 0
    }
  }
}
