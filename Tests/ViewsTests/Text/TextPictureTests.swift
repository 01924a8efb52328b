import Drawing
import Geometry
import Motion
import TestSupport
import Testing
import Typography

@testable import Views

@Suite("Pictures in a text")
struct TextPictureTests {
  private let block = BitmapImage(Bitmap(width: 12, height: 30))

  private func size(
    width: CGFloat = 400, _ text: @escaping @Sendable () -> Text
  ) -> CGRect {
    backgrounds(width: width) { text().boxed }[0]
  }

  @Test("a symbol stands between words, and takes as much room as beside them")
  func symbols() {
    let (both, first, second) = (
      size { Text("one \(Image(systemName: "star"))two") }.width,
      size { Text(verbatim: "one |") }.width - size { Text(verbatim: "|") }.width,
      size { Text(verbatim: "two") }.width
    )
    let symbol = size { Text(Image(systemName: "star")) }.width
    #expect(abs(both - first - symbol - second) < 0.01 && symbol > 10)
    let alone = frames { Image(systemName: "star").background { Rectangle() } }[0].width
    #expect(abs(alone - symbol) <= 1)
  }

  @Test("a line with a symbol is as high as one without")
  func heights() {
    #expect(
      size { Text("Ag \(Image(systemName: "heart.fill"))") }.height
        == size { Text(verbatim: "Ag") }.height)
  }

  @Test("a symbol grows with its letters and has their colour")
  func fonts() {
    let drawn = textStage {
      (Text("a ") + Text(Image(systemName: "circle.fill"))).font(.system(size: 40))
        .foregroundStyle(Color(.sRGB, red: 1, green: 0, blue: 0))
    }.drawing(at: 0)
    let large = drawn.frames[0]
    let small = textStage { Text(Image(systemName: "circle.fill")).font(.system(size: 20)) }
      .drawing(at: 0).frames[0]
    #expect(abs(large.width - 2 * small.width) < 0.1)
    #expect(drawn.description.contains("fill #ff0000"))
  }

  @Test("any other picture stands on the baseline in its own size")
  func bitmaps() {
    let block = block
    let layout = textStage { Text("g \(Image(block))") }.drawing(at: 0)
    let baseline = layout.glyphs[0].origin.y
    let picture = layout.images[0]
    #expect(picture.size == CGSize(width: 12, height: 30) && abs(picture.maxY - baseline) < 0.01)
  }

  @Test("lines may end before a picture and after it")
  func breaking() {
    let narrow = size(width: 30) { Text("\(Image(block))\(Image(block))\(Image(block))") }
    #expect(narrow.width == 24 && narrow.height > 60)
  }

  @Test("what is cut after a picture ends with letters, not with the picture again")
  func truncation() {
    let block = block
    let drawn = textStage(width: 40) {
      Text("\(Image(block)) a long line of words").lineLimit(1)
    }.drawing(at: 0)
    #expect(drawn.images.count == 1 && !drawn.glyphs.isEmpty)
  }

  @Test("letters around a picture that gets another size travel, the picture keeps its own")
  func sizes() {
    let block = block
    let film = Film(
      size: CGSize(width: 400, height: 100), state: 10.0,
      script: [ScriptStep(at: 0, animation: .linear(duration: 1)) { $0 = 30 }]
    ) { size in Text("a \(Image(block))").font(.system(size: size)) }
    let half = film.makeStage().drawing(at: 0.5)
    #expect(half.glyphs[0].size == 20 && half.images[0].size == CGSize(width: 12, height: 30))
  }

  @Test("a text whose picture becomes another one is another text")
  func passages() {
    let film = Film(
      size: CGSize(width: 400, height: 100), state: false,
      script: [ScriptStep(at: 0, animation: .linear(duration: 1)) { $0 = true }]
    ) { Text("like \(Image(systemName: $0 ? "heart.fill" : "heart"))") }
    let half = film.makeStage().drawing(at: 0.5)
    #expect(half.glyphs.map(\.opacity) == [1] && half.frames.count == 2)
    #expect(film.makeStage().drawing(at: 2).frames.count == 1)
  }

  @Test("a name that there is no symbol for is reported where it stands")
  func unknown() {
    let stage = textStage { Text("a \(Image(systemName: "hart"))") }
    #expect(stage.drawing(at: 0).frames.count == 1)
    #expect(stage.diagnostics.map(\.message).first?.contains("unknown symbol \"hart\"") == true)
  }

  @Test("right-to-left letters around a picture keep their order")
  func bidi() {
    let block = block
    let drawn = textStage { Text("שלום \(Image(block)) עולם") }.drawing(at: 0)
    let picture = drawn.images[0]
    #expect(drawn.glyphs.count > 0 && picture.minX > 20 && picture.maxX < 380)
  }
}

extension FrameDrawing {
  /// The places of pictures on the canvas.
  fileprivate var images: [CGRect] { content.flatMap { $0.images(.identity) } }
}

extension DrawingNode {
  fileprivate func images(_ transform: CGAffineTransform) -> [CGRect] {
    switch self {
    case .image(let image): [Path(image.rect).applying(transform).boundingRect]
    case .group(let group):
      group.content.flatMap { $0.images(group.transform.concatenating(transform)) }
    default: []
    }
  }
}
