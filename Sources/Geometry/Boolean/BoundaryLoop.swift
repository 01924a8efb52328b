/// A closed outline of a result: parts of segments from vertex to vertex.
struct BoundaryLoop {
  private(set) var parts: [PathSegment] = []

  init(_ loop: [ArrangementEdge], _ vertices: VertexTable, _ segments: [PathSegment]) {
    // Where a segment goes on over the first edge, the outline begins where that segment does.
    let seam = loop.indices.first { index in
      !loop[(index + loop.count - 1) % loop.count].isContinued(by: loop[index])
    }
    let ordered = loop[(seam ?? 0)...] + loop[..<(seam ?? 0)]
    var runs: [ArrangementEdge] = []
    for edge in ordered {
      if let last = runs.last, last.isContinued(by: edge) {
        (runs[runs.count - 1].to, runs[runs.count - 1].end) = (edge.to, edge.end)
      } else {
        runs.append(edge)
      }
    }
    for run in runs {
      let part = segments[run.source].part(from: run.start, to: run.end)
      add(part, from: vertices.points[run.from], to: vertices.points[run.to], 64 * vertices.cell)
    }
    joinSeam()
  }

  /// Adds a part between two vertices: its ends are moved there by `tolerance` at most, otherwise lines
  /// lead there.
  private mutating func add(
    _ part: PathSegment, from start: CGPoint, to end: CGPoint, _ tolerance: Double
  ) {
    if case .line = part { return add(.line(LineSegment(start: start, end: end))) }
    let (isAtStart, isAtEnd) = (
      (part.start - start).length <= tolerance, (part.end - end).length <= tolerance
    )
    if !isAtStart { add(.line(LineSegment(start: start, end: part.start))) }
    add(part.moved(from: isAtStart ? start : part.start, to: isAtEnd ? end : part.end))
    if !isAtEnd { add(.line(LineSegment(start: part.end, end: end))) }
  }

  private mutating func add(_ part: PathSegment) {
    if let last = parts.last, let joined = last.straightened(with: part) {
      parts[parts.count - 1] = joined
    } else {
      parts.append(part)
    }
  }

  private mutating func joinSeam() {
    guard parts.count > 2, let last = parts.last, let joined = last.straightened(with: parts[0])
    else { return }
    parts[0] = joined
    parts.removeLast()
  }
}

extension ArrangementEdge {
  /// Whether `next` is the next part of the same segment, run the same way.
  fileprivate func isContinued(by next: ArrangementEdge) -> Bool {
    source == next.source && end == next.start && isForward == next.isForward
      && to == next.from
  }
}

extension Path {
  mutating func append(boundary loop: BoundaryLoop) {
    guard let first = loop.parts.first else { return }
    move(to: first.start)
    for (index, part) in loop.parts.enumerated() {
      if index == loop.parts.count - 1, case .line = part { break }
      append(part)
    }
    closeSubpath()
  }
}

extension PathSegment {
  /// The part between two parameters, backwards when `from` is the greater one.
  func part(from: Double, to: Double) -> PathSegment {
    if from > to { return part(from: to, to: from).reversed }
    return from == 0 && to == 1 ? self : subcurve(from: from, to: to)
  }

  /// The same part between the very points of its vertices.
  func moved(from start: CGPoint, to end: CGPoint) -> PathSegment {
    switch self {
    case .line: return .line(LineSegment(start: start, end: end))
    case .quadratic(let curve):
      return .quadratic(QuadraticCurve(start: start, control: curve.control, end: end))
    case .cubic(let curve):
      guard start != curve.start || end != curve.end else { return self }
      return .cubic(
        CubicCurve(
          start: start, control1: curve.control1 + (start - curve.start),
          control2: curve.control2 + (end - curve.end), end: end))
    }
  }

  /// One line in place of two that lie exactly in a row; nil for anything else.
  fileprivate func straightened(with next: PathSegment) -> PathSegment? {
    guard case .line(let first) = self, case .line(let second) = next else { return nil }
    let (way, nextWay) = (first.end - first.start, second.end - second.start)
    guard way.cross(nextWay) == 0, way.dot(nextWay) > 0 else { return nil }
    return .line(LineSegment(start: first.start, end: second.end))
  }
}
