import Drawing
import Geometry
import Raster
import TestSupport
import Testing

@Suite("Groups on what is behind them")
struct BackdropTests {
  private let square = Shapes.rectangle(0, 0, 8, 8)

  private func blend(_ mode: BlendMode, _ color: Color.Resolved) -> DrawingNode {
    .group(.init(blendMode: mode, content: [.fill(square, color)]))
  }

  private func render(_ group: DrawingNode.Group, on backdrop: Color.Resolved) -> Bitmap {
    Rasterizer.render(FrameDrawing(8, 8, on: backdrop, [.group(group)]))
  }

  @Test(
    "content blends with the backdrop, and clip, mask and opacity mix the result in",
    arguments: BlendMode.allCases)
  func mixed(mode: BlendMode) {
    let backdrop = Color.Resolved(red8: 200, green8: 100, blue8: 40, opacity8: 230)
    let source = Color.Resolved(red8: 30, green8: 180, blue8: 220)
    let plain = render(.init(content: [blend(mode, source)]), on: backdrop)[4, 4]
    let before = render(.init(content: []), on: backdrop)[4, 4]
    let half = DrawingNode.Clip(Shapes.rectangle(-1, -1, 5.5, 10))
    let faint = DrawingNode.Mask([.fill(square, .white.opacity(0.25))])
    let cases: [(DrawingNode.Group, Double)] = [
      (.init(clip: half, content: [blend(mode, source)], isolation: .transparent), 0.5),
      (.init(opacity: 0.3, content: [blend(mode, source)], isolation: .transparent), 0.3),
      (.init(content: [blend(mode, source)], mask: faint, isolation: .transparent), 0.25),
      (
        .init(
          clip: half, opacity: 0.4, content: [blend(mode, source)], mask: faint,
          isolation: .transparent), 0.5 * 0.4 * 0.25
      ),
    ]
    for (group, amount) in cases {
      let pixel = render(group, on: backdrop)[4, 4]
      for channel in 0..<4 {
        let expected = Double(before[channel]) * (1 - amount) + Double(plain[channel]) * amount
        #expect(abs(Double(pixel[channel]) - expected) <= 1.01, "\(mode) \(amount)")
      }
    }
  }

  @Test("operators that change what lies outside the source do so within the clip alone")
  func outside() {
    let dot = DrawingNode.group(
      .init(blendMode: .copy, content: [.fill(Shapes.rectangle(0, 0, 2, 8), .opaqueBlue)]))
    let clip = DrawingNode.Clip(Shapes.rectangle(0, 0, 4.5, 8))
    let bitmap = render(
      .init(clip: clip, content: [dot], isolation: .transparent), on: .opaqueRed)
    #expect(bitmap[1, 4] == [0, 0, 255, 255] && bitmap[3, 4] == [0, 0, 0, 0])
    #expect(abs(Int(bitmap[4, 4][0]) - 128) <= 1 && bitmap[6, 4] == [255, 0, 0, 255])
  }

  @Test("an isolated group keeps blending to itself though it does nothing else")
  func isolated() {
    let eraser = blend(.destinationOut, .white)
    #expect(
      render(.init(content: [eraser], isolation: .isolated), on: .opaqueRed)[1, 1]
        == [255, 0, 0, 255])
    #expect(
      render(.init(content: [eraser], isolation: .transparent), on: .opaqueRed)[1, 1]
        == [0, 0, 0, 0])
  }

  @Test("content that blends normally is the same either way")
  func normal() {
    let content: [DrawingNode] = [
      .fill(Shapes.circle(3, 3, radius: 3), .opaqueRed),
      .fill(Shapes.circle(5, 5, radius: 3), .opaqueBlue),
    ]
    let clip = DrawingNode.Clip(Shapes.circle(4, 4, radius: 3.5))
    func group(_ isolation: DrawingNode.Isolation) -> DrawingNode.Group {
      .init(clip: clip, opacity: 0.5, content: content, isolation: isolation)
    }
    #expect(
      firstDifference(
        render(group(.transparent), on: .white), render(group(.automatic), on: .white)) == nil)
  }

  @Test("transparent groups nest five hundred deep")
  func deep() {
    var node = blend(.multiply, Color.Resolved(red8: 128, green8: 128, blue8: 128))
    for _ in 0..<500 {
      node = .group(
        .init(
          clip: .init(Shapes.rectangle(0, 0, 8, 8)), content: [node], isolation: .transparent))
    }
    let bitmap = Rasterizer.render(FrameDrawing(8, 8, on: .white, [node]))
    #expect(bitmap[4, 4] == [128, 128, 128, 255])
  }
}
