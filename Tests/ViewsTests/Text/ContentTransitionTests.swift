import Drawing
import Geometry
import Motion
import Testing
import Typography

@testable import Views

@Suite("Content transitions")
struct ContentTransitionTests {
  private func change(
    _ old: String, _ new: String, _ transition: ContentTransition, at time: Double
  ) -> [DrawnGlyphs] {
    glyphs(at: time) {
      Text(verbatim: $0 < 0.5 ? old : new).contentTransition(transition)
    }
  }

  @Test("words that both texts have travel, the others fade")
  func words() {
    let half = change("one two", "two three", .interpolate, at: 0.25)
    #expect(half.map(\.count).sorted() == [3, 3, 5])
    #expect(half.map(\.opacity).sorted() == [0.25, 0.75, 1])
    let kept = half.filter { $0.opacity == 1 }
    let start = change("one two", "two three", .interpolate, at: 0)
    #expect(start.reduce(0) { $0 + $1.count } == 6)
    let end = change("one two", "two three", .interpolate, at: 1.1)
    #expect(end.map(\.count) == [8] && kept[0].origin.x > end[0].origin.x)
  }

  @Test("as a whole one text fades into the other")
  func whole() {
    let half = change("one two", "two three", .opacity, at: 0.25)
    #expect(half.map(\.count) == [6, 8] && half.map(\.opacity) == [0.75, 0.25])
  }

  @Test("digits that differ roll up, or down; what is alike in its place stays")
  func digits() {
    let up = change("1249", "1250", .numericText(), at: 0.5)
    #expect(up.map(\.opacity).sorted() == [0.5, 0.5, 0.5, 0.5, 1])
    let baseline = change("1249", "1250", .numericText(), at: 2)[0].origin.y
    let (old, new) = (up.prefix(2), up.dropFirst(2).filter { $0.opacity < 1 })
    #expect(old.allSatisfy { $0.origin.y < baseline })
    #expect(new.allSatisfy { $0.origin.y > baseline - 2 })
    let down = change("1250", "1249", .numericText(countsDown: true), at: 0.5)
    #expect(down.prefix(2).allSatisfy { $0.origin.y > baseline - 2 })
  }

  @Test("a number that becomes larger rolls up, one that becomes smaller down")
  func numbers() {
    func roll(_ old: Double, _ new: Double) -> [DrawnGlyphs] {
      glyphs(at: 0.5) {
        let value = $0 < 0.5 ? old : new
        return Text(verbatim: "\(Int(value))").contentTransition(.numericText(value: value))
      }
    }
    #expect(roll(1249, 1250) == change("1249", "1250", .numericText(), at: 0.5))
    #expect(roll(1250, 1249) == change("1250", "1249", .numericText(countsDown: true), at: 0.5))
    #expect(roll(.zero, 7) == change("0", "7", .numericText(), at: 0.5))
  }

  @Test("digits are matched by their place from the right")
  func places() {
    let end = change("999", "1,000", .numericText(), at: 3)
    #expect(end.reduce(0) { $0 + $1.count } == 5 && end.allSatisfy { $0.opacity == 1 })
    let half = change("7", "17", .numericText(), at: 0.5)
    #expect(half.filter { $0.opacity == 1 }.map(\.count) == [1])
  }

  @Test("a change in mid-flight starts from what is seen")
  func interruption() {
    let film = Film(
      size: CGSize(width: 400, height: 200), state: "1",
      script: [
        ScriptStep(at: 0, animation: .linear(duration: 1)) { $0 = "2" },
        ScriptStep(at: 0.5, animation: .linear(duration: 1)) { $0 = "23" },
      ]
    ) { Text($0).contentTransition(.numericText()) }
    let stage = film.makeStage()
    let before = stage.drawing(at: 0.499).glyphs.filter { $0.count > 0 }
    let after = stage.drawing(at: 0.501).glyphs
    for glyph in before {
      #expect(after.contains { abs($0.opacity - glyph.opacity) < 0.02 })
    }
    #expect(stage.drawing(at: 4).glyphs.map(\.count) == [2])
  }

  @Test("lines that are alike are matched before words, and lone signs don't fly")
  func lines() {
    func passing(_ text: String) -> PassingText {
      let content = TextContent([TextPiece(text: text)], in: EnvironmentValues())
      let layout = Paragraph(content.text, library: .embedded).layout()
      return PassingText(content, LaidText(layout), by: .piece)
    }
    let old = passing("a (\nvar x\n)")
    let new = passing("a (\nvar y\nvar x\n)")
    let matches = TextComparison(old, new).matches()
    #expect(matches == [0, 1, nil, nil, 2, 3, 4])
    let lone = TextComparison(passing("one )"), passing("two three )")).matches()
    #expect(lone == [nil, nil, nil])
  }
}
