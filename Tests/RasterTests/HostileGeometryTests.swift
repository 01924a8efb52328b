import Drawing
import Geometry
import Raster
import TestSupport
import Testing

@Suite("Hostile geometry", .timeLimit(.minutes(1)))
struct HostileGeometryTests {
  static let extremes: [Double] = [
    0, 1, -1, 16, 1e7, -1e7, 1e9, -158_758_583, 1e20, -1e20, 1e300, -1e300, .infinity,
    -.infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]

  private func render(_ nodes: [DrawingNode], scale: Double = 1) -> Bitmap {
    var bitmap = Bitmap(width: 32, height: 32)
    Rasterizer().draw(FrameDrawing(32, 32, nodes), scale: scale, into: &bitmap)
    return bitmap
  }

  @Test(
    "paths through every kind of extreme point are drawn in bounded time",
    arguments: 0..<300 as Range<UInt64>)
  func extremePoints(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func point() -> CGPoint {
      CGPoint(
        x: Self.extremes.randomElement(using: &random)!,
        y: Self.extremes.randomElement(using: &random)!)
    }
    let path = Path { path in
      path.move(to: point())
      for _ in 0..<6 {
        path.addCurve(to: point(), control1: point(), control2: point())
        path.addQuadCurve(to: point(), control: point())
        path.addLine(to: point())
      }
    }
    let bitmap = render([.fill(path, .opaqueRed)])
    let group = DrawingNode.group(.init(clip: .init(path), content: [.fill(path, .opaqueRed)]))
    #expect(bitmap.bytes.count == render([group]).bytes.count)
  }

  @Test("transforms and scales of extreme numbers are drawn in bounded time")
  func extremeTransforms() {
    let fill = DrawingNode.fill(Shapes.circle(16, 16, radius: 10), .opaqueRed)
    for value in Self.extremes {
      for other in Self.extremes {
        let transform = CGAffineTransform(a: value, b: other, c: other, d: 1, tx: value, ty: other)
        _ = render([.group(.init(transform: transform, opacity: other, content: [fill, fill]))])
      }
      _ = render([fill], scale: value)
    }
  }

  @Test("a huge rectangle covers the canvas and leaves its outside out")
  func hugeRectangle() {
    for far in [1e6, 1e8, 1e12, 1e300] {
      let bitmap = render([.fill(Shapes.rectangle(8, -far / 2, far, far), .white)])
      #expect((0..<32).allSatisfy { bitmap[$0, 5][3] == ($0 < 8 ? 0 : 255) }, "\(far)")
    }
  }

  @Test("a line far out and back doesn't move the near edge")
  func farVertex() {
    let path = Shapes.polygon([(3, 6), (11, 6), (11, 6 - 158_758_583)])
    let bitmap = render([.fill(path, .white)])
    #expect(bitmap[10, 3][3] == 255 && bitmap[12, 3][3] == 0 && bitmap[5, 10][3] == 0)
  }

  @Test("a circle of a thousand kilometres is a straight edge here")
  func hugeCircle() {
    let bitmap = render([.fill(Shapes.circle(16 - 1e9, 16, radius: 1e9), .white)])
    // The outline of four cubics bulges by 2.7e-4 of its radius, but not at its extreme points.
    #expect(bitmap[14, 16][3] == 255 && bitmap[18, 16][3] == 0)
  }

  @Test("points that aren't finite are left out")
  func notFinite() {
    let path = Shapes.polygon([(4, 4), (.nan, 2), (12, 4), (12, .infinity), (12, 12), (4, 12)])
    #expect(
      firstDifference(
        render([.fill(path, .opaqueRed)]),
        render([.fill(Shapes.rectangle(4, 4, 8, 8), .opaqueRed)])) == nil)
  }

  @Test("singular transforms draw nothing", arguments: [(0.0, 1.0), (1, 0), (0, 0), (.nan, 1)])
  func singular(x: Double, y: Double) {
    let fill = DrawingNode.fill(Shapes.rectangle(0, 0, 30, 30), .opaqueRed)
    let transform = CGAffineTransform(scaleX: x, y: y)
    #expect(
      render([.group(.init(transform: transform, content: [fill]))]).bytes.allSatisfy { $0 == 0 })
  }

  @Test("opacities that hide draw nothing", arguments: [0, -1, Double.nan])
  func hidden(opacity: Double) {
    let fill = DrawingNode.fill(Shapes.rectangle(0, 0, 30, 30), .opaqueRed)
    #expect(
      render([.group(.init(opacity: opacity, content: [fill, fill]))])
        .bytes.allSatisfy { $0 == 0 })
  }

  @Test(
    "lines of extreme points, widths and dashes are drawn in bounded time",
    arguments: 0..<200 as Range<UInt64>)
  func extremeLines(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func extreme() -> Double { Self.extremes.randomElement(using: &random)! }
    var path = Path()
    path.move(to: CGPoint(x: extreme(), y: extreme()))
    for _ in 0..<4 {
      path.addLine(to: CGPoint(x: extreme(), y: extreme()))
      path.addCurve(
        to: CGPoint(x: extreme(), y: extreme()), control1: CGPoint(x: extreme(), y: extreme()),
        control2: CGPoint(x: extreme(), y: extreme()))
    }
    let style = StrokeStyle(
      lineWidth: extreme(), lineCap: .round, lineJoin: .round,
      dash: Bool.random(using: &random) ? [CGFloat(extreme()), CGFloat(extreme())] : [],
      dashPhase: extreme())
    let stroke = DrawingNode.stroke(.init(path, .color(.white), style: style))
    let transform = CGAffineTransform(a: extreme(), b: 1, c: 0, d: 1, tx: 0, ty: 0)
    #expect(render([stroke, .group(.init(transform: transform, content: [stroke]))]).width == 32)
  }

  @Test("a gradient of ten thousand stops is drawn")
  func manyStops() {
    let stops = (0..<10_000).map {
      Gradient.Resolved.Stop(
        color: $0 % 2 == 0 ? .opaqueRed : .opaqueBlue, location: Double($0) / 9_999)
    }
    let paint = LinearGradientPaint(
      .init(stops: stops), startPoint: .zero, endPoint: CGPoint(x: 32, y: 0))
    let fill = DrawingNode.fill(.init(Shapes.rectangle(0, 0, 32, 32), .linearGradient(paint)))
    #expect(render([fill])[16, 16][3] == 255)
  }

  @Test("a bitmap wider than any canvas is drawn at its near end and cleared at its far one")
  func enormousBitmap() {
    var bitmap = Bitmap(width: 1 << 21, height: 2)
    let fill = DrawingNode.fill(Shapes.rectangle(8, -1, 1e9, 9), .opaqueRed)
    Rasterizer().draw(FrameDrawing(1, 1, on: .white, [fill]), scale: 1, into: &bitmap)
    #expect(bitmap[7, 1] == [255, 255, 255, 255] && bitmap[8, 0] == [255, 0, 0, 255])
    #expect(bitmap[(1 << 21) - 1, 1] == [255, 255, 255, 255])
  }

  @Test("degenerate paths draw nothing")
  func degenerate() {
    let line = Shapes.polygon([(1, 1), (30, 20)])
    let point = Path { path in
      path.move(to: CGPoint(x: 5, y: 5))
      path.closeSubpath()
    }
    #expect(
      render([.fill(line, .opaqueRed), .fill(point, .opaqueRed)]).bytes.allSatisfy { $0 == 0 })
  }

  @Test("empty bitmaps stay empty")
  func emptyBitmap() {
    let fill = DrawingNode.fill(Shapes.rectangle(0, 0, 30, 30), .opaqueRed)
    #expect(Rasterizer.render(FrameDrawing(0, 0, [fill]), scale: 1).bytes.isEmpty)
    #expect(Rasterizer.render(FrameDrawing(.nan, -3, [fill]), scale: 1).bytes.isEmpty)
    #expect(Rasterizer.render(FrameDrawing(10, 10, [fill]), scale: .nan).bytes.isEmpty)
  }
}
