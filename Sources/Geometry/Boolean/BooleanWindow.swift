/// The part of the plane in which areas are put together.
///
/// All of it, unless huge coordinates stand beside those of everyday size.
struct BooleanWindow {
  /// Half the side of the square around the origin.
  private let reach: Double

  private static let everyday = 1e9
  private static let farthest = 1e100

  init(_ subpaths: [Subpath]) {
    let reaches = subpaths.map { subpath in
      subpath.segments.reduce(0) { max($0, $1.isUsable ? $1.reach : 0) }
    }
    let least = reaches.filter { $0 > 0 }.min() ?? 0
    reach = least <= Self.everyday ? Self.everyday : Self.farthest
  }

  /// The closed outline of a subpath within the window; nil when nothing is left.
  func contour(_ subpath: Subpath) -> [PathSegment]? {
    var segments: [PathSegment] = []
    var (start, end) = (subpath.start, subpath.start)
    if !Self.isUsable(start) { (start, end) = (.zero, .zero) }
    var isBegun = Self.isUsable(subpath.start)
    for segment in subpath.segments {
      guard Self.isUsable(segment.end) else { continue }
      if !isBegun {
        (start, end, isBegun) = (segment.end, segment.end, true)
      } else if segment.isUsable, segment.start == end {
        segments.append(segment)
      } else {
        segments.append(.line(LineSegment(start: end, end: segment.end)))
      }
      end = segment.end
    }
    if end != start { segments.append(.line(LineSegment(start: end, end: start))) }
    guard !segments.isEmpty else { return nil }
    return segments.contains { $0.reach > reach } ? clipped(segments) : segments
  }

  fileprivate static func isUsable(_ point: CGPoint) -> Bool {
    abs(point.x) <= farthest && abs(point.y) <= farthest
  }

  /// The outline as chords, cut off at the four sides one after another (Sutherland and Hodgman,
  /// "Reentrant polygon clipping", 1974).
  private func clipped(_ segments: [PathSegment]) -> [PathSegment] {
    var points: [CGPoint] = []
    for segment in segments {
      let count = segment.chordCount(tolerance: 0.01)
      for index in 1...count { points.append(segment.point(at: Double(index) / Double(count))) }
    }
    for side in [
      CGPoint(x: 1, y: 0), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 0, y: -1),
    ] {
      points = points.clipped { self.reach - $0.dot(side) }
    }
    return points.indices.map { index in
      .line(LineSegment(start: points[index], end: points[(index + 1) % points.count]))
    }
  }
}

extension PathSegment {
  /// Whether its coordinates are finite, and their squares are.
  var isUsable: Bool {
    let curve = cubic
    return [curve.start, curve.control1, curve.control2, curve.end]
      .allSatisfy(BooleanWindow.isUsable)
  }
}

extension [CGPoint] {
  /// The part of a polygon in which `room` isn't negative.
  fileprivate func clipped(_ room: (CGPoint) -> Double) -> [CGPoint] {
    var result: [CGPoint] = []
    for (index, point) in enumerated() {
      let next = self[(index + 1) % count]
      let (here, there) = (room(point), room(next))
      if here >= 0 { result.append(point) }
      if (here < 0) != (there < 0) {
        result.append(point.interpolated(to: next, here / (here - there)))
      }
    }
    return result
  }
}
