import Geometry

/// Maps paths in perspective, exactly as the plane they lie in; what is behind the eye is cut off.
///
/// Curves are cut into lines before: their points are those of the curve, not of a projected
/// curve's approximation.
struct PathProjector {
  private let map: ProjectionTransform
  private var path = Path()
  /// The subpath so far: places before the division by the last coordinate.
  private var outline: [SIMD3<Double>] = []

  /// The path's image, for filling, under a map to units of 1/256 pixel.
  static func project(_ path: Path, by map: ProjectionTransform) -> Path {
    var projector = PathProjector(map)
    projector.add(path)
    return projector.path
  }

  private init(_ map: ProjectionTransform) { self.map = map }

  private mutating func add(_ path: Path) {
    var index = 0
    for verb in path.verbs {
      let points = path.points[index..<index + verb.pointCount].map(place)
      index += verb.pointCount
      guard points.allSatisfy({ $0.sum().isFinite }) else { continue }
      switch verb {
      case .move:
        finish()
        outline = points
      case .line, .quadCurve, .curve: addCurve([outline.last ?? points[0]] + points)
      case .closeSubpath: if let first = outline.first { outline.append(first) }
      }
    }
    finish()
  }

  private func place(_ point: CGPoint) -> SIMD3<Double> {
    let (x, y) = (point.x, point.y)
    return SIMD3(
      (map.m11 * x + map.m21 * y + map.m31).native, (map.m12 * x + map.m22 * y + map.m32).native,
      (map.m13 * x + map.m23 * y + map.m33).native)
  }

  private mutating func addCurve(_ controls: [SIMD3<Double>]) {
    let count = controls.count > 2 ? Self.lineCount(controls) : 1
    for index in 1..<count + 1 {
      outline.append(Self.point(of: controls, at: Double(index) / Double(count)))
    }
  }

  /// Enough lines for a curve of the polygon's length: about one for the square root of a pixel.
  private static func lineCount(_ controls: [SIMD3<Double>]) -> Int {
    guard controls.allSatisfy({ $0.z > 0 }) else { return 256 }
    let places = controls.map { DevicePoint($0.x, $0.y) / $0.z }
    let pixels = zip(places, places.dropFirst()).reduce(0.0) { length, ends in
      let way = (ends.1 - ends.0) / FixedPoint.scale
      return length + (way * way).sum().squareRoot()
    }
    return pixels < 16_384 ? Int(max(2 * pixels.squareRoot(), 4)) : 256
  }

  /// De Casteljau's construction.
  private static func point(of controls: [SIMD3<Double>], at t: Double) -> SIMD3<Double> {
    var points = controls
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * t }
    }
    return points[0]
  }

  /// Adds the subpath, cut at the plane through the eye.
  private mutating func finish() {
    defer { outline.removeAll() }
    let deepest = outline.map { abs($0.z) }.max() ?? 0
    let visible = Self.cut(outline, nearest: deepest * 1e-6)
    guard visible.count > 1 else { return }
    path.addLines(visible.map { CGPoint(x: $0.x / $0.z, y: $0.y / $0.z) })
    path.closeSubpath()
  }

  /// Sutherland and Hodgman's way to cut a closed outline at one plane.
  private static func cut(_ outline: [SIMD3<Double>], nearest: Double) -> [SIMD3<Double>] {
    guard var previous = outline.last else { return [] }
    var result: [SIMD3<Double>] = []
    for point in outline {
      if (point.z >= nearest) != (previous.z >= nearest) {
        let amount = (nearest - previous.z) / (point.z - previous.z)
        result.append(previous + (point - previous) * amount)
      }
      if point.z >= nearest { result.append(point) }
      previous = point
    }
    return result.filter { $0.z > 0 }
  }
}
