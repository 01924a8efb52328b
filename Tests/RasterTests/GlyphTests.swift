import Drawing
import Geometry
import Raster
import TestSupport
import Testing

@Suite("Glyphs")
struct GlyphTests {
  private static let size = 96
  private let ring = GlyphOutline(
    Path { path in
      path.addPath(Shapes.circle(0.3, -0.3, radius: 0.3))
      path.addPath(
        Shapes.circle(-0.3, -0.3, radius: 0.2).applying(CGAffineTransform(scaleX: -1, y: 1)))
    })

  private func drawing(_ nodes: [DrawingNode]) -> FrameDrawing {
    FrameDrawing(Double(Self.size), Double(Self.size), nodes)
  }

  private func text(
    _ origins: [(Double, Double)], em: Double, _ color: Color.Resolved = .white
  ) -> DrawingNode {
    let placed = origins.map {
      DrawingNode.Glyphs.Placed(ring, at: CGPoint(x: $0.0, y: $0.1))
    }
    return .glyphs(.init(placed, size: em, .color(color)))
  }

  @Test("a glyph is its outline, scaled and put in place", arguments: [10, 48, 200.0])
  func outline(em: Double) {
    let place = CGAffineTransform(a: em, b: 0, c: 0, d: em, tx: 12.25, ty: 70.5)
    let fill = DrawingNode.fill(ring.path.applying(place), .white)
    let glyph = text([(12.25, 70.5)], em: em)
    #expect(
      firstDifference(Rasterizer.render(drawing([glyph])), Rasterizer.render(drawing([fill])))
        == nil)
  }

  @Test("a glyph looks the same the first time, the second time and every other time")
  func repeated() {
    let nodes = [text([(10, 40), (20.3, 50.7), (60, 40)], em: 30)]
    let clipped = DrawingNode.group(
      .init(clip: .init(Shapes.circle(40, 40, radius: 30)), opacity: 0.7, content: nodes))
    let expected = Rasterizer.render(drawing(nodes + [clipped]))
    let rasterizer = Rasterizer()
    for _ in 0..<4 {
      var bitmap = Bitmap(width: Self.size, height: Self.size)
      rasterizer.draw(drawing(nodes + [clipped]), scale: 1, into: &bitmap)
      #expect(firstDifference(bitmap, expected) == nil)
    }
  }

  @Test("a shift by whole pixels shifts a glyph's pixels")
  func shifted() {
    let first = Rasterizer.render(drawing([text([(10.37, 40.81)], em: 31)]))
    let second = Rasterizer.render(drawing([text([(21.37, 53.81)], em: 31)]))
    for y in 0..<60 {
      for x in 0..<60 { #expect(first[x, y] == second[x + 11, y + 13]) }
    }
  }

  @Test("a glyph that moves by a hundredth of a pixel changes by as little")
  func smoothness() {
    let bitmaps = (0..<50).map {
      Rasterizer.render(drawing([text([(20 + Double($0) / 100, 60)], em: 40)]))
    }
    for (before, after) in zip(bitmaps, bitmaps.dropFirst()) {
      let worst = zip(before.bytes, after.bytes).map { abs(Int($0) - Int($1)) }.max()
      #expect((worst ?? 255) <= 4)
    }
  }

  @Test("glyphs that overlap don't show through one another in a group that fades")
  func faded() {
    let group = DrawingNode.group(
      .init(opacity: 0.5, content: [text([(10, 60), (14, 60)], em: 60, .opaqueRed)]))
    let bitmap = Rasterizer.render(drawing([group]))
    let levels = Set(bitmap.bytes.enumerated().filter { $0.offset % 4 == 3 }.map(\.element))
    #expect(levels.max() == 128 && levels.contains(0))
  }

  @Test("what is forgotten when there is too much leaves no trace")
  func eviction() {
    var random = SeededRandom(seed: 1)
    let rasterizer = Rasterizer()
    var bitmap = Bitmap(width: Self.size, height: Self.size)
    func place() -> (Double, Double) { (random.double(in: 0...4), random.double(in: 80...96)) }
    for _ in 0..<40 {
      let drawing = drawing([text((0..<20).map { _ in place() }, em: 120)])
      for _ in 0..<3 { rasterizer.draw(drawing, scale: 1, into: &bitmap) }
      #expect(firstDifference(bitmap, Rasterizer.render(drawing)) == nil)
    }
  }

  @Test("glyphs at absurd places and sizes are left out or drawn, never more")
  func hostile() {
    for value in [1e7, -1e9, 1e20, 1e300, .infinity, .nan, 0, -1] {
      _ = Rasterizer.render(drawing([text([(value, 40), (40, value)], em: 30)]))
      _ = Rasterizer.render(drawing([text([(10, 40)], em: value)]))
    }
  }
}
