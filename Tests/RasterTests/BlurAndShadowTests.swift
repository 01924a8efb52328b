import Drawing
import Geometry
import Raster
import Testing

@Suite("Blurs of any size and shadows of any kind", .timeLimit(.minutes(1)))
struct BlurAndShadowTests {
  private func filtered(
    _ filters: [Filter], _ content: [DrawingNode], size: (Double, Double) = (64, 64),
    on background: Color.Resolved? = nil
  ) -> Bitmap {
    let group = DrawingNode.group(.init(content: content, filters: filters))
    return Rasterizer.render(FrameDrawing(size.0, size.1, on: background, [group]))
  }

  private func square(_ color: Color.Resolved = .opaqueRed) -> [DrawingNode] {
    [.fill(Shapes.rectangle(16, 16, 32, 32), color)]
  }

  /// The integral of a Gaussian up to `x` deviations.
  private func gaussian(_ x: Double) -> Double {
    let steps = 4000
    let width = (x + 8) / Double(steps)
    let sum = (0..<steps).reduce(0.0) { sum, step in
      let place = -8 + (Double(step) + 0.5) * width
      return sum + exp(-place * place / 2)
    }
    return sum * width / (2 * Double.pi).squareRoot()
  }

  @Test(
    "an edge under a small blur is a Gaussian's integral", arguments: [0.2, 0.3, 0.5, 1, 1.5, 1.99])
  func smallEdge(radius: Double) {
    let edge = [DrawingNode.fill(Shapes.rectangle(-50, -50, 82, 200), .white)]
    let bitmap = filtered([.blur(radius: radius)], edge, size: (64, 1))
    for x in 20..<44 {
      let expected = 255 * gaussian((32 - Double(x) - 0.5) / radius)
      #expect(abs(Double(bitmap[x, 0][3]) - expected) <= 1, "\(x)")
    }
  }

  @Test("an opaque blur mixes in nothing from outside and leaves no edge transparent")
  func opaqueBlur() {
    for radius in [0.7, 5, 40, 1e6] {
      let bitmap = filtered([.blur(radius: radius, isOpaque: true)], square())
      for y in 0..<64 {
        for x in 0..<64 {
          let isInside = (16..<48).contains(x) && (16..<48).contains(y)
          #expect(bitmap[x, y] == (isInside ? [255, 0, 0, 255] : [0, 0, 0, 0]))
        }
      }
    }
    let halves = square() + [.fill(Shapes.rectangle(32, 16, 16, 32), .opaqueBlue)]
    let bitmap = filtered([.blur(radius: 3, isOpaque: true)], halves)
    #expect(bitmap[16, 30] == [255, 0, 0, 255] && bitmap[47, 30] == [0, 0, 255, 255])
    #expect((100...155).contains(bitmap[31, 16][0]) && bitmap[31, 16][3] == 255)
  }

  @Test("an inner shadow falls onto the content, from its edges, and nowhere else")
  func innerShadow() {
    let shadow = Filter.innerShadow(color: .opaqueBlue, radius: 0, x: 6, y: 0)
    let bitmap = filtered([shadow], square())
    #expect(bitmap[17, 30] == [0, 0, 255, 255] && bitmap[21, 30] == [0, 0, 255, 255])
    #expect(bitmap[22, 30] == [255, 0, 0, 255] && bitmap[47, 30] == [255, 0, 0, 255])
    #expect(bitmap[14, 30] == [0, 0, 0, 0] && bitmap[50, 30] == [0, 0, 0, 0])
    let soft = filtered(
      [.innerShadow(color: .black.opacity(0.5), radius: 4, x: 0, y: 0)], square())
    // Half a shadow of half opacity at the edge, none in the middle.
    #expect((180...205).contains(soft[16, 32][0]) && soft[32, 32][0] >= 253)
    #expect((16..<48).allSatisfy { soft[$0, 20][3] == 255 } && soft[15, 20][3] == 0)
  }

  @Test("a silhouette is the shadow without the content")
  func silhouette() {
    let content = square()
    for radius in [0.0, 3] {
      let alone = filtered(
        [.silhouette(color: .opaqueBlue, radius: radius, x: 5, y: 3)], content)
      let both = filtered([.shadow(color: .opaqueBlue, radius: radius, x: 5, y: 3)], content)
      let over = Rasterizer.render(
        FrameDrawing(
          64, 64,
          [
            .group(
              .init(
                content: content,
                filters: [.silhouette(color: .opaqueBlue, radius: radius, x: 5, y: 3)]))
          ] + content))
      #expect(firstDifference(both, over) == nil)
      #expect(alone[18, 17][0] == 0)
    }
  }

  @Test("a wide shadow of a growing shape at the canvas's edge shows no straight cut")
  func noCut() {
    for grown in stride(from: 0.0, to: 40, by: 7.3) {
      let shape = DrawingNode.fill(Shapes.circle(-20, 32, radius: 20 + grown), .white)
      let group = DrawingNode.group(
        .init(content: [shape], filters: [.shadow(color: .black, radius: 20, x: 0, y: 0)]))
      let bitmap = Rasterizer.render(FrameDrawing(120, 64, on: .white, [group]))
      let row = (0..<120).map { Int(bitmap[$0, 32][0]) }
      let first = Int(max(grown + 2, 0))
      for x in (first + 1)..<119 {
        #expect(row[x] >= row[x - 1] && row[x + 1] + row[x - 1] - 2 * row[x] <= 2)
      }
    }
  }

  @Test("every instruction set gives the same bytes, whole or by bands")
  func sameBytes() {
    var drawings = RandomDrawings(seed: 8, size: 120)
    let content = (0..<3).map { _ in DrawingNode.fill(.init(drawings.path(), drawings.paint())) }
    let filters: [Filter] = [
      .blur(radius: 0.4), .blur(radius: 1.6), .blur(radius: 9), .blur(radius: 700),
      .blur(radius: 1.2, isOpaque: true), .blur(radius: 6, isOpaque: true),
      .innerShadow(color: .opaqueBlue, radius: 5, x: 3, y: -2.5),
      .silhouette(color: .opaqueRed, radius: 2, x: -9, y: 4),
    ]
    for filter in filters {
      let drawing = FrameDrawing(120, 120, [.group(.init(content: content, filters: [filter]))])
      let expected = SameBytesTests.render(drawing, .portable)
      for set in InstructionSet.available {
        #expect(firstDifference(SameBytesTests.render(drawing, set), expected) == nil, "\(filter)")
      }
      var banded = Bitmap(width: SameBytesTests.size, height: SameBytesTests.size)
      for top in stride(from: 0, to: SameBytesTests.size, by: 37) {
        Rasterizer().draw(drawing, scale: 1, rows: top..<top + 37, into: &banded)
      }
      #expect(firstDifference(banded, expected) == nil, "\(filter)")
    }
  }
}
