import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Text renderers")
struct TextRendererTests {
  private struct Emphasis: TextAttribute {}

  /// Raises what is emphasized by the amount, and leaves the rest.
  private struct Raised: TextRenderer {
    var amount: Double

    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for run in layout.flatMap({ $0 }) {
        guard run[Emphasis.self] != nil else {
          context.draw(run)
          continue
        }
        for slice in run {
          var copy = context
          copy.translateBy(x: 0, y: CGFloat(-amount))
          copy.draw(slice)
        }
      }
    }
  }

  @Test("a renderer draws runs and slices where it likes, on its way to its data")
  func drawing() {
    func drawn(_ time: Double) -> [DrawnGlyphs] {
      glyphs(at: time) {
        (Text("abc") + Text("de").customAttribute(Emphasis()))
          .textRenderer(Raised(amount: 20 * $0))
      }
    }
    let (start, half) = (drawn(0), drawn(0.5))
    #expect(start.map(\.count) == [3, 1, 1])
    #expect(half[0].origin == start[0].origin)
    #expect(abs(start[1].origin.y - half[1].origin.y - 10) < 1e-9)
  }

  @Test("what a renderer draws as it is, is the text as it is")
  func identity() {
    struct Plain: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout { context.draw(line) }
      }
    }
    let plain = textStage { Text("one two\nthree") }.drawing(at: 0).glyphs
    let drawn = textStage { Text("one two\nthree").textRenderer(Plain()) }.drawing(at: 0).glyphs
    #expect(plain.map { $0.origin.x }.first == drawn.map { $0.origin.x }.first)
    #expect(plain.reduce(0) { $0 + $1.count } == drawn.reduce(0) { $0 + $1.count })
  }

  @Test("measures are those of the lines and letters")
  func measures() {
    final class Seen: @unchecked Sendable { var widths: [CGFloat] = [] }
    struct Measuring: TextRenderer {
      let seen: Seen
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        seen.widths = layout.flatMap { $0 }.flatMap { $0 }.map(\.typographicBounds.width)
      }
    }
    let seen = Seen()
    _ = textStage { Text("iW").textRenderer(Measuring(seen: seen)) }.drawing(at: 0)
    #expect(seen.widths.count == 2 && seen.widths[0] < seen.widths[1])
  }
}
