import Drawing
import Geometry
import Testing
import Typography

@testable import Views

/// What is known to go wrong with texts, as views show it.
@Suite("Texts that are known to go wrong")
struct TextTrapTests {
  private func width(_ text: String) -> CGFloat {
    backgrounds { Text(verbatim: text).boxed }[0].width
  }

  @Test("spaces at the end count nothing in the width, nor in centring")
  func trailingSpaces() {
    #expect(width("ab") == width("ab   "))
    let centred = textStage {
      Text(verbatim: "wide line\nab   ").multilineTextAlignment(.center)
    }.drawing(at: 0)
    let plain = textStage {
      Text(verbatim: "wide line\nab").multilineTextAlignment(.center)
    }.drawing(at: 0)
    #expect(centred == plain)
  }

  @Test("a carriage return is invisible, and with a line feed it is one line end")
  func carriageReturns() {
    func height(_ text: String) -> CGFloat { backgrounds { Text(verbatim: text).boxed }[0].height }
    #expect(height("ab  \r\n\r\ncd") == height("a\nb\nc"))
    let drawn = textStage { Text(verbatim: "ab  \r\n\r\ncd") }
    #expect(drawn.drawing(at: 0).glyphs.reduce(0) { $0 + $1.count } == 4)
    #expect(drawn.diagnostics.isEmpty)
  }

  @Test("spacing after the last letter is no part of the width")
  func tracking() {
    let plain = backgrounds { Text("ab").boxed }[0].width
    let spaced = backgrounds { Text("ab").tracking(10).boxed }[0].width
    #expect(abs(spaced - plain - 10) <= 1)
  }

  @Test("a character that no font has is a box that is seen, and one warning at its text")
  func missing() {
    let stage = textStage { Text(verbatim: "a語語") }
    let drawn = stage.drawing(at: 0).glyphs
    #expect(drawn.reduce(0) { $0 + $1.count } == 3)
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics[0].message.contains("fonts-noto-cjk"))
  }

  @Test("text in both directions keeps its order, and its brackets are mirrored")
  func brackets() {
    // The embedded faces have no Arabic; boxes keep the order all the same.
    let layout = Paragraph(StyledText("נ (ab)"), library: .embedded).layout()
    #expect(layout.runs.flatMap(\.glyphs).map(\.characters.lowerBound) == [5, 3, 4, 2, 1, 0])
  }

  @Test("sizes that aren't sizes show nothing and hang nothing", arguments: [0, -5, .nan, 1e300])
  func sizes(size: Double) {
    let stage = textStage { Text("abc").font(.system(size: CGFloat(size))) }
    _ = stage.drawing(at: 0)
    #expect(stage.diagnostics.allSatisfy { !$0.message.isEmpty })
  }
}
