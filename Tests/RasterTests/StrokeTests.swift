import Drawing
import Geometry
import Raster
import TestSupport
import Testing

@Suite("Strokes")
struct StrokeTests {
  private static let size = 64

  private func render(_ nodes: [DrawingNode]) -> Bitmap {
    Rasterizer.render(FrameDrawing(Double(Self.size), Double(Self.size), nodes))
  }

  private func polyline(_ points: [(Double, Double)]) -> Path {
    Path { path in
      for (index, point) in points.enumerated() {
        let end = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: end) } else { path.addLine(to: end) }
      }
    }
  }

  private func stroke(
    _ path: Path, _ width: Double, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
    dash: [CGFloat] = [], phase: Double = 0
  ) -> DrawingNode {
    let style = StrokeStyle(
      lineWidth: width, lineCap: cap, lineJoin: join, dash: dash, dashPhase: phase)
    return .stroke(.init(path, .color(.white), style: style))
  }

  @Test("a straight line covers its rectangle")
  func rectangle() {
    let line = render([stroke(polyline([(8, 20.5), (40, 20.5)]), 3)])
    let box = render([.fill(Shapes.rectangle(8, 19, 32, 3), .white)])
    #expect(firstDifference(line, box) == nil)
  }

  @Test("a line thinner than a pixel is as faint as it is thin", arguments: [0.5, 0.25, 0.125])
  func hairline(width: Double) {
    let bitmap = render([stroke(polyline([(8, 20.5), (40, 20.5)]), width)])
    #expect(abs(Int(bitmap[20, 20][3]) - Int((width * 255).rounded())) <= 1)
    #expect(bitmap[20, 19][3] == 0 && bitmap[20, 21][3] == 0)
    let slanted = render([stroke(polyline([(8, 8), (56, 44)]), width)])
    let ink = slanted.bytes.reduce(0) { $0 + Int($1) } / 4
    #expect(abs(Double(ink) - 60 * width * 255) < 0.02 * 60 * width * 255 + 64)
  }

  @Test(
    "a line of no width, or of one that isn't a number, draws nothing",
    arguments: [
      0, -1, Double.nan, .infinity,
    ])
  func noWidth(width: Double) {
    let bitmap = render([stroke(polyline([(8, 8), (40, 30)]), width, cap: .round)])
    #expect(bitmap.bytes.allSatisfy { $0 == 0 })
  }

  @Test("a group's transform bends the pen")
  func skewedPen() {
    let line = stroke(polyline([(10, 4), (10, 14)]), 2)
    let transform = CGAffineTransform(a: 4, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    let bitmap = render([.group(.init(transform: transform, content: [line]))])
    let pen = Shapes.polygon([(38, 4), (46, 4), (51, 14), (43, 14)])
    #expect(firstDifference(bitmap, render([.fill(pen, .white)])) == nil)
  }

  @Test("a magnified line is as smooth as one drawn large")
  func magnified() {
    let small = stroke(Shapes.circle(0.32, 0.32, radius: 0.2), 0.1)
    let group = DrawingNode.group(
      .init(transform: CGAffineTransform(scaleX: 100, y: 100), content: [small]))
    let large = render([stroke(Shapes.circle(32, 32, radius: 20), 10)])
    let worst = zip(render([group]).bytes, large.bytes).map { abs(Int($0) - Int($1)) }.max()
    #expect((worst ?? 255) <= 1)
  }

  /// A round pen covers what lies within half its width of the path.
  ///
  /// Where the line crosses itself, parts
  /// of pixels that are covered twice count twice, up to the whole.
  @Test("round lines cover what is near them", arguments: 0..<20 as Range<UInt64>)
  func distances(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let points = (0..<4).map { _ in (random.double(in: 4...60), random.double(in: 4...60)) }
    let width = random.double(in: 1...12)
    let bitmap = render([stroke(polyline(points), width, cap: .round, join: .round)])
    for y in stride(from: 0, to: Self.size, by: 3) {
      for x in 0..<Self.size {
        let (union, sum) = Self.shares(near: points, width / 2, x, y)
        let level = Double(bitmap[x, y][3]) / 255
        #expect(level > union - 0.07 && level < min(sum, 1) + 0.07, "(\(x), \(y))")
      }
    }
  }

  /// The share of 16 × 16 places in a pixel within a distance of a polyline, and the sum of the shares of
  /// its lines.
  private static func shares(
    near points: [(Double, Double)], _ distance: Double, _ x: Int, _ y: Int
  ) -> (union: Double, sum: Double) {
    var (union, sum) = (0, 0)
    for index in 0..<256 {
      let place = (
        Double(x) + (Double(index % 16) + 0.5) / 16, Double(y) + (Double(index / 16) + 0.5) / 16
      )
      let near = zip(points, points.dropFirst()).filter { start, end in
        let way = (end.0 - start.0, end.1 - start.1)
        let from = (place.0 - start.0, place.1 - start.1)
        let square = way.0 * way.0 + way.1 * way.1
        let t = min(max((from.0 * way.0 + from.1 * way.1) / square, 0), 1)
        let offset = (from.0 - way.0 * t, from.1 - way.1 * t)
        return offset.0 * offset.0 + offset.1 * offset.1 <= distance * distance
      }
      union += near.isEmpty ? 0 : 1
      sum += near.count
    }
    return (Double(union) / 256, Double(sum) / 256)
  }

  @Test("a dash over the seam of a closed path has its corner")
  func dashOverSeam() throws {
    let square = try Path(svgPathData: "M50 15L50 50L15 50L15 15Z")
    let bitmap = render([stroke(square, 10, dash: [15, 18], phase: 7)])
    #expect(bitmap[53, 12][3] == 255)
  }

  @Test("a line that goes back has nothing beyond its turn")
  func turn() throws {
    let bitmap = render([stroke(try Path(svgPathData: "M20 40h10-20"), 4)])
    #expect(bitmap[29, 40][3] == 255 && bitmap[30, 40][3] == 0 && bitmap[9, 40][3] == 0)
  }

  @Test("lines in every paint, clip and mask are drawn as fills are")
  func sameAsFill() {
    let path = Shapes.circle(30, 30, radius: 20)
    let style = StrokeStyle(lineWidth: 5)
    let outline = path.strokedPath(style, tolerance: 1.0 / 40)
    let paint = Paint.linearGradient(
      .init(
        .init(stops: [
          .init(color: .opaqueRed, location: 0), .init(color: .opaqueBlue, location: 1),
        ]),
        startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 60, y: 0)))
    func group(_ node: DrawingNode) -> DrawingNode {
      .group(.init(clip: .init(Shapes.circle(20, 30, radius: 20)), opacity: 0.5, content: [node]))
    }
    #expect(
      firstDifference(
        render([group(.stroke(.init(path, paint, style: style)))]),
        render([group(.fill(.init(outline, paint)))])) == nil)
  }
}
