import Geometry
import TestSupport
import Testing

@Suite("Measuring paths")
struct PathMeasureTests {
  @Test("lengths add up over subpaths and count the closing line")
  func length() throws {
    let path = try Path(svgPathData: "M0 0L3 0L3 4Z M10 10L10 20")
    #expect(path.length == 22)
    let closing = try #require(path.point(atFraction: 10 / 22.0))
    #expect(closing.distance(to: CGPoint(x: 1.2, y: 1.6)) < 1e-12)
    #expect(path.point(atFraction: 1) == CGPoint(x: 10, y: 20))
    #expect(path.point(atFraction: -3) == CGPoint(x: 0, y: 0))
  }

  @Test("the tangent points along the path, clockwise from +x")
  func tangent() {
    let circle = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    for fraction in [0.1, 0.4, 0.7] {
      let radians = circle.tangent(atFraction: fraction)?.radians ?? .nan
      let expected = fraction * 2 * .pi + .pi / 2
      #expect(abs((radians - expected).remainder(dividingBy: 2 * .pi)) < 2e-3)
    }
  }

  @Test("resampled points lie at equal distances")
  func resampled() {
    let circle = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    let points = circle.resampled(count: 12)
    for (point, next) in zip(points, points.dropFirst() + points.prefix(1)) {
      #expect(abs(point.distance(to: next) - 2 * sin(.pi / 12)) < 1e-3)
    }
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
    #expect(line.resampled(count: 3) == [0, 5, 10].map { CGPoint(x: $0, y: 0) })
  }

  @Test("the parts of a trimmed path together are as long as the path")
  func trimmed() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<30 {
      let path = random.path()
      let cut = random.double(in: 0.1...0.9)
      let (head, tail) = (
        path.trimmedPath(from: 0, to: cut), path.trimmedPath(from: cut, to: 1)
      )
      #expect(abs(head.length - cut * path.length) < 1e-6 * path.length)
      #expect(abs(head.length + tail.length - path.length) < 1e-6 * path.length)
    }
  }

  @Test("trimming nothing away leaves the path, and a reversed range nothing")
  func trimmedEnds() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.trimmedPath(from: -1, to: 2) == path)
    #expect(path.trimmedPath(from: 0.6, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: 0, to: 0.5).svgPathData == "M0 0L10 0L10 10")
    #expect(path.trimmedPath(from: .nan, to: 0.5).isEmpty)
  }

  @Test("the bounding box is that of the curve, not of its control points")
  func boundingRect() throws {
    let arch = try Path(svgPathData: "M0 0C0 -40 30 -40 30 0")
    #expect(arch.boundingRect == CGRect(x: 0, y: -30, width: 30, height: 30))
    #expect(Path().boundingRect.isNull)
  }

  @Test("contains agrees with counting the crossings of a fine polygon", arguments: [true, false])
  func contains(_ eoFill: Bool) {
    var random = SeededRandom(seed: 10)
    for _ in 0..<12 {
      let path = random.path()
      let polygon = path.flattened(tolerance: 1e-3)
      for _ in 0..<20 {
        let point = random.point()
        let winding = angleSum(of: polygon, around: point)
        let expected = eoFill ? winding % 2 != 0 : winding != 0
        #expect(path.contains(point, eoFill: eoFill) == expected)
      }
    }
  }

  @Test(
    "hostile coordinates give finite, bounded results", arguments: [Double.nan, .infinity, 1e300])
  func hostile(_ value: Double) {
    let path = Path {
      $0.move(to: CGPoint(x: 0, y: value))
      $0.addCurve(
        to: CGPoint(x: value, y: 1), control1: CGPoint(x: 1, y: 1),
        control2: CGPoint(x: -value, y: 0))
      $0.addLine(to: CGPoint(x: 3, y: 3))
      $0.closeSubpath()
    }
    let flat = path.flattened(tolerance: 1e-9)
    #expect(flat.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(flat.verbs.count < 10_000)
    #expect(!path.length.isNaN)
    _ = path.contains(.zero)
    _ = path.boundingRect
    _ = path.trimmedPath(from: 0.2, to: 0.4)
    _ = path.resampled(count: 8)
    #expect(path.flattened(tolerance: 0).verbs.count < 10_000)
    #expect(path.flattened(tolerance: .nan).verbs.count < 10_000)
  }

  /// The winding number as the sum of the angles under which the edges are seen.
  private func angleSum(of polygon: Path, around point: CGPoint) -> Int {
    var sum = 0.0
    for subpath in polygon.subpaths {
      let corners = [subpath.start] + subpath.segments.map(\.end)
      for (from, to) in zip(corners, corners.dropFirst() + [subpath.start]) {
        let (a, b) = (
          atan2((from.y - point.y).native, (from.x - point.x).native),
          atan2((to.y - point.y).native, (to.x - point.x).native)
        )
        sum += (b - a).remainder(dividingBy: 2 * .pi)
      }
    }
    return Int((sum / (2 * .pi)).rounded())
  }
}
