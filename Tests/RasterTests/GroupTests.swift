import Drawing
import Geometry
import Raster
import Testing

@Suite("Groups")
struct GroupTests {
  let discs: [DrawingNode] = [
    .fill(Shapes.circle(15, 15, radius: 10), .opaqueRed),
    .fill(Shapes.circle(25, 15, radius: 10), .opaqueRed),
  ]

  @Test("overlapping discs in a half-transparent group don't show through one another")
  func opacityActsOnTheWhole() {
    let group = DrawingNode.group(.init(opacity: 0.5, content: discs))
    let bitmap = Rasterizer.render(FrameDrawing(40, 30, on: .white, [group]), scale: 1)
    #expect(bitmap[20, 15] == [255, 128, 128, 255])
    #expect(bitmap[10, 15] == [255, 128, 128, 255])
    #expect(bitmap[30, 15] == [255, 128, 128, 255])
    #expect(bitmap[1, 1] == [255, 255, 255, 255])
  }

  @Test("a lone disc in a half-transparent group looks like one of many")
  func foldedOpacity() {
    let group = DrawingNode.group(.init(opacity: 0.5, content: [discs[0]]))
    let bitmap = Rasterizer.render(FrameDrawing(40, 30, on: .white, [group]), scale: 1)
    #expect(bitmap[15, 15] == [255, 128, 128, 255])
  }
}
