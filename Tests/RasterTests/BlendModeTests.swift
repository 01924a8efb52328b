import Drawing
import Geometry
import Raster
import TestSupport
import Testing

@Suite("Blend modes")
struct BlendModeTests {
  private let square = Shapes.rectangle(0, 0, 4, 4)

  private func blended(
    _ mode: BlendMode, _ source: Color.Resolved, over backdrop: Color.Resolved?
  ) -> Bitmap {
    let group = DrawingNode.group(.init(blendMode: mode, content: [.fill(square, source)]))
    return Rasterizer.render(FrameDrawing(8, 4, on: backdrop, [group]))
  }

  @Test(
    "every mode is within a level of its formula, of translucent sources within two",
    arguments: BlendMode.allCases)
  func formulas(mode: BlendMode) {
    var random = SeededRandom(seed: 4)
    func level() -> UInt8 {
      [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random)!
    }
    for _ in 0..<400 {
      let source = Color.Resolved(
        red8: level(), green8: level(), blue8: level(), opacity8: level())
      let backdrop = Color.Resolved(
        red8: level(), green8: level(), blue8: level(), opacity8: level())
      func part(_ color: Color.Resolved) -> SIMD4<Double> {
        let bytes = color.premultipliedRGBA8
        return SIMD4(Double(bytes.x), Double(bytes.y), Double(bytes.z), Double(bytes.w)) / 255
      }
      let expected = mode.reference(part(backdrop), part(source)) * 255
      let pixel = blended(mode, source, over: backdrop)[1, 1]
      // A translucent source is rounded to levels before it is blended: one level more.
      let slack = source.opacity < 1 ? 2.0 : 1
      for channel in 0..<4 {
        #expect(
          abs(Double(pixel[channel]) - expected[channel]) <= slack,
          "\(mode): \(source) over \(backdrop)")
      }
    }
  }

  @Test("published results on opaque colours")
  func published() {
    let (gray, orange) = (
      Color.Resolved(red8: 128, green8: 128, blue8: 128),
      Color.Resolved(red8: 255, green8: 102, blue8: 0)
    )
    #expect(blended(.multiply, gray, over: orange)[1, 1] == [128, 51, 0, 255])
    #expect(blended(.screen, gray, over: orange)[1, 1] == [255, 179, 128, 255])
    #expect(blended(.difference, gray, over: orange)[1, 1] == [127, 26, 128, 255])
    #expect(blended(.plusLighter, gray, over: orange)[1, 1] == [255, 230, 128, 255])
    #expect(blended(.plusDarker, gray, over: orange)[1, 1] == [128, 0, 0, 255])
    #expect(blended(.luminosity, .black, over: orange)[1, 1] == [0, 0, 0, 255])
  }

  @Test(
    "operators that need the source clear what lies outside of it", arguments: BlendMode.allCases)
  func outside(mode: BlendMode) {
    let pixel = blended(mode, .white, over: .opaqueRed)[6, 1]
    #expect(pixel == (mode.changesBackdropOutside ? [0, 0, 0, 0] : [255, 0, 0, 255]))
  }

  @Test("blending stays within a clipped, masked, blended or faded group")
  func isolation() {
    let eraser = DrawingNode.group(
      .init(blendMode: .destinationOut, content: [.fill(square, .white)]))
    let clip = DrawingNode.Clip(Shapes.circle(2, 2, radius: 9))
    let box = DrawingNode.Clip(Shapes.rectangle(0, 0, 8, 4))
    let mask = DrawingNode.Mask([.fill(square, .white)])
    let groups: [DrawingNode.Group] = [
      .init(clip: clip, content: [eraser]), .init(clip: box, content: [eraser]),
      .init(opacity: 0.5, content: [eraser]), .init(blendMode: .screen, content: [eraser]),
      .init(content: [eraser], mask: mask),
    ]
    for group in groups {
      let bitmap = Rasterizer.render(FrameDrawing(8, 4, on: .opaqueRed, [.group(group)]))
      #expect(bitmap[1, 1] == [255, 0, 0, 255], "\(group)")
    }
    let plain = DrawingNode.group(.init(content: [eraser]))
    #expect(Rasterizer.render(FrameDrawing(8, 4, on: .opaqueRed, [plain]))[1, 1] == [0, 0, 0, 0])
  }

  @Test("a clip cuts what is blended, a fade weakens it")
  func clipped() {
    let group = DrawingNode.group(
      .init(
        clip: .init(Shapes.rectangle(0, 0, 1.5, 4)), opacity: 0.5, blendMode: .multiply,
        content: [.fill(square, .black)]))
    let bitmap = Rasterizer.render(FrameDrawing(8, 4, on: .white, [group]))
    #expect((0..<3).map { bitmap[$0, 1][0] } == [127, 191, 255])
  }
}
