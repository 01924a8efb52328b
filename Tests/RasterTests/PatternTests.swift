import Drawing
import Geometry
import Raster
import Testing

@Suite("Drawings as patterns")
struct PatternTests {
  private func render(
    _ paint: DrawingPatternPaint, _ transform: CGAffineTransform = .identity
  ) -> Bitmap {
    let fill = DrawingNode.fill(.init(Shapes.rectangle(-400, -400, 1200, 1200), .pattern(paint)))
    return Rasterizer.render(
      FrameDrawing(60, 60, [.group(.init(transform: transform, content: [fill]))]))
  }

  private let checks = DrawingPatternPaint(
    [
      .fill(Shapes.rectangle(0, 0, 5, 5), .opaqueRed),
      .fill(Shapes.rectangle(5, 5, 5, 5), .opaqueBlue),
    ], tile: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("a tile of whole pixels repeats as it is drawn")
  func exact() {
    for scale in [1, 2, 3] {
      let bitmap = render(checks, CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)))
      for y in 0..<60 {
        for x in 0..<60 {
          let (column, row) = (x / (5 * scale) % 2, y / (5 * scale) % 2)
          let expected: [UInt8] =
            column != row ? [0, 0, 0, 0] : column == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255]
          #expect(bitmap[x, y] == expected)
        }
      }
    }
  }

  @Test("tiles that are full show no seam, whatever the map")
  func seamless() {
    let full = DrawingPatternPaint(
      [.fill(Shapes.rectangle(-9, -9, 99, 99), .opaqueBlue)],
      tile: CGRect(x: 1, y: 2, width: 7, height: 5))
    for angle in [0.0, 0.3, 1.1] {
      for scale in [0.37, 1.3, 4.9] {
        let map = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
        let bitmap = render(full, map)
        let isEven = (10..<50).allSatisfy { x in
          (10..<50).allSatisfy { bitmap[x, $0] == [0, 0, 255, 255] }
        }
        #expect(isEven, "\(angle) \(scale)")
      }
    }
  }

  @Test("what lies outside of the tile is cut off, the tile's corner is where its map says")
  func placed() {
    var paint = checks
    paint.transform = CGAffineTransform(translationX: 3, y: 4)
    let bitmap = render(paint)
    #expect(bitmap[3, 4] == [255, 0, 0, 255] && bitmap[2, 4] == [0, 0, 0, 0])
    #expect(bitmap[8, 9] == [0, 0, 255, 255] && bitmap[13, 14] == [255, 0, 0, 255])
    paint.tile = .zero
    #expect(render(paint).bytes.allSatisfy { $0 == 0 })
  }

  @Test(
    "patterns of patterns end, and extreme tiles are drawn in bounded time", .timeLimit(.minutes(1))
  )
  func hostile() {
    var paint = checks
    for _ in 0..<40 {
      paint = DrawingPatternPaint(
        [.fill(.init(Shapes.rectangle(0, 0, 9, 9), .pattern(paint)))],
        tile: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(render(paint).width == 60)
    for value in HostileGeometryTests.extremes {
      var wild = checks
      wild.tile = CGRect(x: value, y: 0, width: 10, height: value)
      #expect(render(wild).width == 60)
      wild.tile = CGRect(x: 0, y: 0, width: 2, height: 2)
      wild.transform = CGAffineTransform(a: value, b: 0, c: 1, d: 1, tx: value, ty: 0)
      #expect(render(wild).width == 60)
    }
  }

  @Test("patterns, cones, meshes and projected groups are the same by bands")
  func bands() {
    var perspective = ProjectionTransform()
    (perspective.m13, perspective.m21) = (0.004, 0.2)
    let cone = ConicalGradientPaint(
      Gradient.Resolved(colors: [.opaqueRed, .opaqueBlue]), startCenter: CGPoint(x: 20, y: 20),
      startRadius: 4, endCenter: CGPoint(x: 40, y: 30), endRadius: 12)
    let content: [DrawingNode] = [
      .fill(.init(Shapes.circle(30, 30, radius: 25), .pattern(checks))),
      .fill(.init(Shapes.circle(40, 30, radius: 15), .conicalGradient(cone))),
      .group(
        .init(
          content: [.fill(Shapes.circle(20, 40, radius: 9), .white)],
          filters: [.blur(radius: 2)])),
    ]
    let drawing = FrameDrawing(
      60, 60, [.group(.init(content: content, projection: perspective))])
    let whole = Rasterizer.render(drawing)
    for height in [1, 7, 32] {
      var banded = Bitmap(width: 60, height: 60)
      for top in stride(from: 0, to: 60, by: height) {
        Rasterizer().draw(drawing, scale: 1, rows: top..<top + height, into: &banded)
      }
      #expect(firstDifference(banded, whole) == nil)
    }
  }
}
