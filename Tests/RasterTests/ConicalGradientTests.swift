import Drawing
import Geometry
import Raster
import Testing

@Suite("Gradients through two circles, and straight opacity")
struct ConicalGradientTests {
  private func render(_ paint: ConicalGradientPaint, _ width: Double = 100, _ height: Double = 50)
    -> Bitmap
  { GradientTests.render(.conicalGradient(paint), (width, height)) }

  private let redToBlue = Gradient.Resolved(colors: [.opaqueRed, .opaqueBlue])

  private func circles(
    _ x0: Double, _ r0: Double, _ x1: Double, _ r1: Double, y: Double = 25
  ) -> ConicalGradientPaint {
    ConicalGradientPaint(
      redToBlue, startCenter: CGPoint(x: x0, y: y), startRadius: r0,
      endCenter: CGPoint(x: x1, y: y), endRadius: r1)
  }

  @Test("circles in one another fill everything, those that touch or lie apart leave rays clear")
  func reach() {
    let inside = render(circles(50, 5, 50, 20))
    #expect(inside[50, 25] == [255, 0, 0, 255] && inside[1, 1] == [0, 0, 255, 255])
    // A cylinder: two equal radii apart, nothing above or below them.
    let cylinder = render(circles(30, 10, 70, 10))
    #expect(cylinder[50, 10][3] == 0 && cylinder[50, 40][3] == 0)
    #expect(cylinder[50, 25][3] == 255 && cylinder[1, 25] == [255, 0, 0, 255])
    #expect(cylinder[95, 25] == [0, 0, 255, 255])
    // A cone grows to the right from its tip at x = 20: within 45°, nothing behind the tip.
    let cone = render(circles(20, 0, 60, 40 / 2.0.squareRoot()))
    #expect(cone[10, 25][3] == 0 && cone[40, 25][3] == 255)
    #expect(cone[40, 3][3] == 0 && cone[60, 45][3] == 255)
  }

  @Test("concentric circles are a radial gradient")
  func concentric() {
    let radial = RadialGradientPaint(
      redToBlue, center: CGPoint(x: 50, y: 25), startRadius: 10, endRadius: 40)
    let expected = GradientTests.render(.radialGradient(radial), (100, 50))
    let bitmap = render(circles(50, 10, 50, 40))
    for y in 0..<50 {
      for x in 0..<100 {
        #expect((0..<4).allSatisfy { abs(Int(bitmap[x, y][$0]) - Int(expected[x, y][$0])) <= 1 })
      }
    }
  }

  @Test("each pixel has the greatest location whose circle goes through it")
  func greatestLocation() {
    let paint = circles(30, 4, 64, 20)
    let bitmap = render(paint)
    for (x, y) in [(70, 25), (40, 20), (90, 30), (20, 25), (64, 44), (5, 40)] {
      let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
      // |p − c(ω)| − r(ω) changes its sign at the greatest ω there is.
      func excess(_ location: Double) -> Double {
        hypot(px - 30 - 34 * location, py - 25) - (4 + 16 * location)
      }
      let inside = (1...60_000).map { 4 - Double($0) / 10_000 }.first {
        4 + 16 * $0 >= 0 && (excess($0) > 0) != (excess($0 + 1e-4) > 0)
      }
      guard let inside else {
        #expect(bitmap[x, y][3] == 0)
        continue
      }
      let location = min(max(inside, 0), 1)
      #expect(abs(Double(bitmap[x, y][2]) - location * 255) <= 1.1, "\(x) \(y)")
    }
  }

  @Test("equal circles paint nothing, a tip belongs to its cone")
  func degenerate() {
    #expect(render(circles(50, 10, 50, 10)).bytes.allSatisfy { $0 == 0 })
    #expect(render(circles(20, 0, 70, 0)).bytes.allSatisfy { $0 == 0 })
    let focal = render(circles(50.5, 0, 50, 40, y: 25.5))
    #expect(focal[50, 25] == [255, 0, 0, 255])
  }

  @Test("straight opacity mixes components and opacity each for themselves")
  func straightOpacity() {
    let stops: [Gradient.Resolved.Stop] = [
      .init(color: .opaqueRed, location: 0),
      .init(color: Color.Resolved(red: 0, green: 1, blue: 0, opacity: 0), location: 1),
    ]
    for space in Color.Resolved.InterpolationSpace.allCases {
      let gradient = Gradient.Resolved(
        stops: stops, colorSpace: space, alphaInterpolation: .straight)
      let linear = LinearGradientPaint(
        gradient, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0))
      let bitmap = GradientTests.render(.linearGradient(linear), (100, 1))
      for x in [0, 20, 50, 77, 99] {
        let expected = gradient.color(at: (Double(x) + 0.5) / 100).premultipliedRGBA8
        #expect((0..<4).allSatisfy { abs(Int(bitmap[x, 0][$0]) - Int(expected[$0])) <= 2 })
      }
    }
  }

  @Test("extreme circles are drawn in bounded time")
  func hostile() {
    for value in HostileGeometryTests.extremes {
      for other in HostileGeometryTests.extremes {
        #expect(render(circles(value, other, 3, value), 8, 2).width == 8)
        #expect(render(circles(1, value, other, value), 8, 2).width == 8)
      }
    }
  }
}
