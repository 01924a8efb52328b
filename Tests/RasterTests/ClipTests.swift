import Drawing
import Geometry
import Raster
import Testing

@Suite("Clips")
struct ClipTests {
  @Test("a clip's edge is antialiased once, whatever it cuts")
  func edgeOnce() {
    let square = Shapes.rectangle(0, 0, 20, 20)
    let clip = DrawingNode.Clip(Shapes.circle(10, 10, radius: 7.4))
    let stacked = DrawingNode.group(
      .init(clip: clip, content: [.fill(square, .opaqueRed), .fill(square, .opaqueBlue)]))
    let alone = DrawingNode.group(.init(clip: clip, content: [.fill(square, .opaqueBlue)]))
    #expect(
      firstDifference(
        Rasterizer.render(FrameDrawing(20, 20, on: .white, [stacked]), scale: 1),
        Rasterizer.render(FrameDrawing(20, 20, on: .white, [alone]), scale: 1)) == nil)
  }

  @Test("a square clipped by a shape is that shape")
  func clippedSquare() {
    let circle = Shapes.circle(10, 10, radius: 7.4)
    let fill = DrawingNode.fill(Shapes.rectangle(-1, -1, 30, 30), .opaqueRed.opacity(0.6))
    let group = DrawingNode.group(.init(clip: .init(circle), content: [fill]))
    #expect(
      firstDifference(
        Rasterizer.render(FrameDrawing(20, 20, [group]), scale: 1),
        Rasterizer.render(
          FrameDrawing(20, 20, [.fill(circle, .opaqueRed.opacity(0.6))]), scale: 1)) == nil)
  }

  @Test("nested clips multiply")
  func nested() {
    let half = DrawingNode.Clip(Shapes.rectangle(0, 0, 2.5, 5))
    let fill = DrawingNode.fill(Shapes.rectangle(0, 0, 5, 5), .white)
    let inner = DrawingNode.group(.init(clip: half, content: [fill]))
    let outer = DrawingNode.group(.init(clip: half, content: [inner]))
    let bitmap = Rasterizer.render(FrameDrawing(5, 5, [outer]), scale: 1)
    #expect((0..<5).map { bitmap[$0, 2][3] } == [255, 255, 64, 0, 0])
  }

  @Test("a clip is in the group's own coordinates")
  func transformed() {
    let fill = DrawingNode.fill(Shapes.rectangle(0, 0, 100, 100), .white)
    let group = DrawingNode.group(
      .init(
        transform: CGAffineTransform(translationX: 3, y: 1),
        clip: .init(Shapes.rectangle(0, 0, 2, 2)), content: [fill]))
    let bitmap = Rasterizer.render(FrameDrawing(8, 4, [group]), scale: 1)
    #expect((0..<8).map { bitmap[$0, 1][3] } == [0, 0, 0, 255, 255, 0, 0, 0])
    #expect((0..<4).map { bitmap[3, $0][3] } == [0, 255, 255, 0])
  }

  @Test("an empty clip hides everything")
  func empty() {
    let fill = DrawingNode.fill(Shapes.rectangle(0, 0, 100, 100), .white)
    let group = DrawingNode.group(.init(clip: .init(Path()), content: [fill]))
    #expect(
      Rasterizer.render(FrameDrawing(8, 4, [group]), scale: 1).bytes.allSatisfy { $0 == 0 })
  }

  @Test("a clip cuts a faded group as a whole")
  func clippedLayer() {
    let fills: [DrawingNode] = [
      .fill(Shapes.rectangle(0, 0, 6, 6), .opaqueRed),
      .fill(Shapes.rectangle(2, 0, 6, 6), .opaqueRed),
    ]
    let clip = DrawingNode.Clip(Shapes.rectangle(0, 0, 5.5, 4))
    let group = DrawingNode.group(.init(clip: clip, opacity: 0.5, content: fills))
    let bitmap = Rasterizer.render(FrameDrawing(8, 6, [group]), scale: 1)
    #expect((0..<8).map { bitmap[$0, 2][3] } == [128, 128, 128, 128, 128, 64, 0, 0])
    #expect((0..<6).map { bitmap[1, $0][3] } == [128, 128, 128, 128, 0, 0])
  }

  @Test("a clip of whole pixels cuts what a filter spreads")
  func clippedFilter() {
    let content = [DrawingNode.fill(Shapes.rectangle(0, 0, 30, 30), .opaqueRed)]
    let shadow = Filter.shadow(color: .opaqueBlue, radius: 2, x: 4, y: 4)
    for filter in [Filter.blur(radius: 3), shadow] {
      let blurred = DrawingNode.group(.init(content: content, filters: [filter]))
      let clip = DrawingNode.Clip(Shapes.rectangle(4, 4, 20, 20))
      let bitmap = Rasterizer.render(
        FrameDrawing(40, 40, [.group(.init(clip: clip, content: [blurred]))]))
      for y in 0..<40 {
        for x in 0..<40 where !(4..<24).contains(x) || !(4..<24).contains(y) {
          #expect(bitmap[x, y][3] == 0, "(\(x), \(y))")
        }
      }
      #expect(bitmap[14, 14][3] == 255)
    }
  }
}
