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
  /// How many lines a curve of the path becomes at most.
  private var mostLines = 256

  /// How many lines all curves of a path may become before each gets fewer.
  private static let mostLinesOfPath = 200_000

  /// The path's image, for filling, under a map to units of 1/256 pixel.
  static func project(_ path: Path, by map: ProjectionTransform) -> Path {
    var projector = PathProjector(map)
    projector.add(path)
    return projector.path
  }

  private init(_ map: ProjectionTransform) { self.map = map }

  private mutating func add(_ path: Path) {
    let curves = path.verbs.count { $0 == .quadCurve || $0 == .curve }
    mostLines = max(min(256, Self.mostLinesOfPath / max(curves, 1)), 1)
    let points = path.points
    var next = 0
    for verb in path.verbs {
      add(verb, points[next..<next + verb.pointCount])
      next += verb.pointCount
    }
    finish()
  }

  private mutating func add(_ verb: Path.Verb, _ points: ArraySlice<CGPoint>) {
    guard points.allSatisfy({ place($0).sum().isFinite }) else { return }
    let first = points.startIndex
    switch verb {
    case .move:
      finish()
      outline.append(place(points[first]))
    case .line: outline.append(place(points[first]))
    case .quadCurve: addCurve(place(points[first]), place(points[first + 1]))
    case .curve:
      addCurve(place(points[first]), place(points[first + 1]), place(points[first + 2]))
    case .closeSubpath: if let first = outline.first { outline.append(first) }
    }
  }

  private func place(_ point: CGPoint) -> SIMD3<Double> {
    let (x, y) = (point.x, point.y)
    return SIMD3(
      (map.m11 * x + map.m21 * y + map.m31).native, (map.m12 * x + map.m22 * y + map.m32).native,
      (map.m13 * x + map.m23 * y + map.m33).native)
  }

  private mutating func addCurve(_ control: SIMD3<Double>, _ end: SIMD3<Double>) {
    let start = outline.last ?? control
    let pixels = Self.pixels(start, control) + Self.pixels(control, end)
    addPoints(lineCount(pixels)) { t in
      Self.mix(Self.mix(start, control, t), Self.mix(control, end, t), t)
    }
  }

  private mutating func addCurve(
    _ first: SIMD3<Double>, _ second: SIMD3<Double>, _ end: SIMD3<Double>
  ) {
    let start = outline.last ?? first
    let pixels =
      Self.pixels(start, first) + Self.pixels(first, second) + Self.pixels(second, end)
    addPoints(lineCount(pixels)) { t in
      let middle = Self.mix(first, second, t)
      return Self.mix(
        Self.mix(Self.mix(start, first, t), middle, t),
        Self.mix(middle, Self.mix(second, end, t), t), t)
    }
  }

  private mutating func addPoints(_ count: Int, _ point: (Double) -> SIMD3<Double>) {
    for index in 1..<count + 1 { outline.append(point(Double(index) / Double(count))) }
  }

  private static func mix(
    _ start: SIMD3<Double>, _ end: SIMD3<Double>, _ amount: Double
  ) -> SIMD3<Double> { start + (end - start) * amount }

  /// How far apart two places are seen; infinite if one can't be.
  private static func pixels(_ start: SIMD3<Double>, _ end: SIMD3<Double>) -> Double {
    guard start.z > 0, end.z > 0 else { return .infinity }
    let way = DevicePoint(end.x, end.y) / end.z - DevicePoint(start.x, start.y) / start.z
    return ((way / FixedPoint.scale) * (way / FixedPoint.scale)).sum().squareRoot()
  }

  /// Enough lines for a curve of the polygon's length: about one for the square root of a pixel.
  private func lineCount(_ pixels: Double) -> Int {
    let wanted = pixels < 16_384 ? Int(max(2 * pixels.squareRoot(), 4)) : 256
    return min(wanted, mostLines)
  }

  /// Adds the subpath, cut at the plane through the eye.
  private mutating func finish() {
    defer { outline.removeAll(keepingCapacity: true) }
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
