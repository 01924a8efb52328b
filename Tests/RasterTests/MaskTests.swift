import Drawing
import Geometry
import Raster
import Testing

@Suite("Masks")
struct MaskTests {
  private func masked(_ mask: DrawingNode.Mask, opacity: Double = 1) -> Bitmap {
    let content = [DrawingNode.fill(Shapes.rectangle(0, 0, 8, 8), .opaqueRed)]
    let group = DrawingNode.group(.init(opacity: opacity, content: content, mask: mask))
    return Rasterizer.render(FrameDrawing(12, 8, on: .white, [group]))
  }

  private func mask(
    _ color: Color.Resolved, _ mode: DrawingNode.Mask.Mode
  ) -> DrawingNode.Mask {
    .init([.fill(Shapes.rectangle(4, 0, 20, 8), color)], mode: mode)
  }

  @Test("a mask lets through where it is opaque, in proportion")
  func alpha() {
    let bitmap = masked(mask(.black.opacity(0.5), .alpha))
    #expect(bitmap[1, 1] == [255, 255, 255, 255] && bitmap[5, 1] == [255, 127, 127, 255])
    #expect(bitmap[10, 1] == [255, 255, 255, 255])
  }

  @Test("a luminance mask lets through by brightness and opacity")
  func luminance() {
    #expect(masked(mask(.white, .luminance))[5, 1] == [255, 0, 0, 255])
    #expect(masked(mask(.black, .luminance))[5, 1] == [255, 255, 255, 255])
    // Green's weight is .7152, of which an opacity of 128/255 leaves .359.
    let green = Color.Resolved(red: 0, green: 1, blue: 0)
    #expect(masked(mask(green, .luminance))[5, 1] == [255, 73, 73, 255])
    #expect(masked(mask(green.opacity(0.5), .luminance))[5, 1] == [255, 163, 163, 255])
  }

  @Test("an empty mask hides everything, opacity fades what is left")
  func empty() {
    #expect(masked(.init([])).bytes.allSatisfy { $0 == 255 })
    #expect(masked(mask(.black, .alpha), opacity: 0.5)[5, 1] == [255, 128, 128, 255])
  }

  @Test("a mask goes with its group's transform and is cut by its clip")
  func transformed() {
    let content = [DrawingNode.fill(Shapes.rectangle(0, 0, 8, 8), .opaqueRed)]
    let group = DrawingNode.group(
      .init(
        transform: CGAffineTransform(translationX: 2, y: 0),
        clip: .init(Shapes.rectangle(0, 0, 6, 8)), content: content, mask: mask(.white, .alpha)))
    let bitmap = Rasterizer.render(FrameDrawing(12, 8, on: .white, [group]))
    #expect((0..<12).map { bitmap[$0, 3][1] == 0 } == (0..<12).map { (6..<8).contains($0) })
  }
}
