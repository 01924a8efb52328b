/// A connected part of a path: what lies between one move and the next.
public struct Subpath: Sendable, Equatable {
  /// Where it begins.
  public var start: CGPoint
  /// Its curves, each starting where the one before ended.
  ///
  /// A closed subpath that doesn't end at its start has a last line back to it here.
  public var segments: [PathSegment] = []
  /// Whether it ends with a close.
  public var isClosed = false

  /// A subpath without curves at `start`.
  public init(start: CGPoint) { self.start = start }

  /// Where it ends.
  public var end: CGPoint { segments.last?.end ?? start }
}

extension Path {
  /// The connected parts of the path, in drawing order.
  public var subpaths: [Subpath] {
    var result: [Subpath] = []
    for element in elements { Self.extend(&result, by: element) }
    return result
  }

  private static func extend(_ subpaths: inout [Subpath], by element: Element) {
    if case .move(let to) = element { return subpaths.append(Subpath(start: to)) }
    guard let last = subpaths.indices.last else { return }
    let from = subpaths[last].end
    switch element {
    case .move: break
    case .line(let to):
      subpaths[last].segments.append(.line(LineSegment(start: from, end: to)))
    case .quadCurve(let to, let control):
      subpaths[last].segments.append(
        .quadratic(QuadraticCurve(start: from, control: control, end: to)))
    case .curve(let to, let control1, let control2):
      subpaths[last].segments.append(
        .cubic(CubicCurve(start: from, control1: control1, control2: control2, end: to)))
    case .closeSubpath: subpaths[last].close()
    }
  }

  /// Adds a subpath; its last line back to the start is left to the close.
  mutating func append(_ subpath: Subpath) {
    move(to: subpath.start)
    for (index, segment) in subpath.segments.enumerated() {
      let isLast = index == subpath.segments.count - 1
      if isLast, subpath.isClosed, case .line = segment { break }
      append(segment)
    }
    if subpath.isClosed { closeSubpath() }
  }

  /// Adds a curve from the current point.
  mutating func append(_ segment: PathSegment) {
    switch segment {
    case .line(let line): addLine(to: line.end)
    case .quadratic(let curve): addQuadCurve(to: curve.end, control: curve.control)
    case .cubic(let curve):
      addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
  }
}

extension Subpath {
  fileprivate mutating func close() {
    if end != start { segments.append(.line(LineSegment(start: end, end: start))) }
    isClosed = true
  }
}
