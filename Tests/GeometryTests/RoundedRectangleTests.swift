import Geometry
import Testing

@Suite("Rounded rectangles")
struct RoundedRectangleTests {
  let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("a continuous corner has Apple's published points")
  func continuous() {
    let path = Path(roundedRect: square, cornerRadius: 10)
    // The bottom right corner: down the right side, then along the bottom.
    let expected: [(Double, Double)] = [
      (100, 100 - 15.28665), (100, 100 - 10.88492957618529), (100, 100 - 8.68406944063002),
      (100 - 0.74911387847016, 100 - 6.31493792830992),
    ]
    for (point, value) in zip(path.points.dropFirst(), expected) {
      #expect(point.distance(to: CGPoint(x: value.0, y: value.1)) < 1e-12)
    }
  }

  @Test("a circular corner is a quarter circle")
  func circular() {
    let path = Path(roundedRect: square, cornerRadius: 10, style: .circular)
    #expect(path.verbs.count { $0 == .curve } == 4)
    #expect(path.points[1] == CGPoint(x: 100, y: 90))
    #expect(abs(path.length - (320 + 20 * .pi)) < 0.02)
  }

  @Test(
    "a capsule's ends are half circles in both styles",
    arguments: [RoundedCornerStyle.circular, .continuous])
  func capsule(_ style: RoundedCornerStyle) {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 20, style: style)
    for index in 0..<200 {
      guard let point = path.point(atFraction: Double(index) / 200), point.x > 80 else { continue }
      #expect(abs(point.distance(to: CGPoint(x: 80, y: 20)) - 20) < 0.01)
    }
  }

  @Test("on the way from continuous to circular no corner kinks or bends back")
  func blend() {
    for radius in stride(from: 30.0, through: 50, by: 1) {
      let measure = PathMeasure(Path(roundedRect: square, cornerRadius: radius))
      let directions = (0..<400).compactMap {
        measure.position(atFraction: Double($0) / 400)?.direction.radians
      }
      let turns = zip(directions, directions.dropFirst()).map {
        ($1 - $0).remainder(dividingBy: 2 * .pi)
      }
      #expect((turns.min() ?? -1) > -1e-3)
      #expect((turns.max() ?? 9) < 0.09)
    }
  }

  @Test("radii are held between nothing and half a side")
  func clamped() {
    let plain = Path(square)
    #expect(Path(roundedRect: square, cornerRadius: 0) == plain)
    #expect(Path(roundedRect: square, cornerRadius: -5) == plain)
    #expect(Path(roundedRect: square, cornerRadius: .nan) == plain)
    let round = Path(roundedRect: square, cornerRadius: 1e300, style: .circular)
    #expect(round == Path(roundedRect: square, cornerRadius: 50, style: .circular))
    let backwards = CGRect(x: 100, y: 100, width: -100, height: -100)
    #expect(
      Path(roundedRect: backwards, cornerRadius: 9) == Path(roundedRect: square, cornerRadius: 9))
  }

  @Test("each corner has the radius it was given")
  func uneven() {
    let radii = RectangleCornerRadii(topLeading: 10, bottomTrailing: 30)
    let path = Path(roundedRect: square, cornerRadii: radii, style: .circular)
    #expect(path.contains(CGPoint(x: 1, y: 99)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 4, y: 4)))
    #expect(!path.contains(CGPoint(x: 92, y: 92)))
  }
}
