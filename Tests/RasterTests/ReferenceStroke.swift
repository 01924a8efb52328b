import Drawing
import Geometry

/// The region that a line of some width covers, from its definition: the strips along its segments,
/// and what joins and caps add.
///
/// Of paths of lines, and in its own coordinates; found point by point.
struct ReferenceStroke {
  private var halfWidth: Double
  /// Convex polygons whose union, with the discs, is the region.
  private var polygons: [[SIMD2<Double>]] = []
  private var discs: [SIMD2<Double>] = []

  init(_ stroke: DrawingNode.Stroke) {
    halfWidth = stroke.style.lineWidth.native / 2
    for (points, isClosed) in Self.subpaths(of: stroke.path) {
      add(points, isClosed: isClosed, stroke.style)
    }
  }

  func contains(_ point: SIMD2<Double>) -> Bool {
    polygons.contains { Self.contains($0, point) }
      || discs.contains { (($0 - point) * ($0 - point)).sum() <= halfWidth * halfWidth }
  }

  private static func subpaths(of path: Path) -> [(points: [SIMD2<Double>], isClosed: Bool)] {
    var subpaths: [(points: [SIMD2<Double>], isClosed: Bool)] = []
    for element in path.elements {
      switch element {
      case .move(let to): subpaths.append(([SIMD2(to.x.native, to.y.native)], false))
      case .line(let to):
        subpaths[subpaths.count - 1].points.append(SIMD2(to.x.native, to.y.native))
      case .closeSubpath: subpaths[subpaths.count - 1].isClosed = true
      case .quadCurve, .curve: preconditionFailure("the reference strokes lines alone")
      }
    }
    return subpaths
  }

  private mutating func add(_ points: [SIMD2<Double>], isClosed: Bool, _ style: StrokeStyle) {
    let corners = isClosed ? points + points.prefix(2) : points
    let segments = isClosed ? points + points.prefix(1) : points
    for (start, end) in zip(segments, segments.dropFirst()) {
      let side = normal(start, end)
      polygons.append([start + side, end + side, end - side, start - side])
    }
    for index in corners.indices.dropFirst().dropLast() {
      join(corners[index - 1], corners[index], corners[index + 1], style)
    }
    guard !isClosed else { return }
    cap(points[0], from: points[1], style)
    cap(points[points.count - 1], from: points[points.count - 2], style)
  }

  /// Half the width, to the left of the way from a point to another.
  private func normal(_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> SIMD2<Double> {
    let way = end - start
    return SIMD2(-way.y, way.x) / (way * way).sum().squareRoot() * halfWidth
  }

  private mutating func cap(_ end: SIMD2<Double>, from: SIMD2<Double>, _ style: StrokeStyle) {
    let side = normal(from, end)
    let along = SIMD2(side.y, -side.x)
    switch style.lineCap {
    case .butt: break
    case .round: discs.append(end)
    case .square: polygons.append([end + side, end + side + along, end - side + along, end - side])
    }
  }

  private mutating func join(
    _ before: SIMD2<Double>, _ corner: SIMD2<Double>, _ after: SIMD2<Double>, _ style: StrokeStyle
  ) {
    if style.lineJoin == .round { return discs.append(corner) }
    let (first, second) = (normal(before, corner), normal(corner, after))
    let turn = first.x * second.y - first.y * second.x
    let (a, b) = turn > 0 ? (-first, -second) : (first, second)
    // The tip lies along the sum of the normals, its distance from the corner the width over twice
    // the cosine of half the angle between them.
    let cosine = ((a * b).sum() / (halfWidth * halfWidth) + 1) / 2
    let isMitre = style.lineJoin == .miter && 1 / cosine.squareRoot() <= style.miterLimit.native
    let tip = (a + b) / (2 * cosine)
    polygons.append([corner, corner + a] + (isMitre ? [corner + tip] : []) + [corner + b])
  }

  private static func contains(_ polygon: [SIMD2<Double>], _ point: SIMD2<Double>) -> Bool {
    let sides = polygon.indices.map { index in
      let (start, end) = (polygon[index], polygon[(index + 1) % polygon.count])
      return (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }
}
