import Drawing
import Geometry
import Motion
import Testing
import Typography

@testable import Views

/// What is drawn of a text `time` seconds after its effect went out of force, within a second a part.
private func effect(
  _ effect: TextEffect, on text: String = "abcd", at time: Double
) -> [DrawnGlyphs] {
  glyphs(at: time) { Text(verbatim: text).textEffect(effect, isActive: $0 < 0.5) }
}

@Suite("Text effects")
struct TextEffectTests {
  @Test("parts follow one after the other by the stagger, each along the change's animation")
  func stagger() {
    let fade = TextEffect.fade(stagger: 0.5)
    let shown = effect(fade, at: 1.25)
    // The first has arrived and is drawn with what is merely moved, after the others.
    #expect(shown.map(\.opacity) == [0.75, 0.25, 1])
    #expect(effect(fade, at: 0) == [])
    #expect(effect(fade, at: 2.6).map(\.count) == [4])
  }

  @Test("a text at rest is drawn as if it had no effect; in force it has its form")
  func rest() {
    let plain = textStage { Text("abcd") }.drawing(at: 0)
    let unused = textStage { Text("abcd").textEffect(.rise(), isActive: false) }.drawing(at: 0)
    #expect(plain == unused)
    let raised = textStage {
      Text("abcd").textEffect(TextEffect(from: .init(y: -10)), isActive: true)
    }.drawing(at: 0).glyphs
    #expect(raised.map(\.count) == [4])
    #expect(abs(raised[0].origin.y - plain.glyphs[0].origin.y + 10) < 1e-9)
  }

  @Test("the order is forward, backward, from the middle or to it, or a lot of its own")
  func orders() {
    func delays(_ order: TextEffect.Order, _ count: Int) -> [Double] {
      TextEffect(stagger: 1, order: order, from: .init(opacity: 0)).delays(count: count)
    }
    #expect(delays(.forward, 3) == [0, 1, 2] && delays(.backward, 3) == [2, 1, 0])
    #expect(delays(.fromCenter, 5) == [2, 1, 0, 1, 2] && delays(.fromCenter, 4) == [1, 0, 0, 1])
    #expect(delays(.toCenter, 5) == [0, 1, 2, 1, 0])
    let shuffled = delays(.shuffled(seed: 7), 20)
    #expect(shuffled.sorted() == (0..<20).map(Double.init) && shuffled != shuffled.sorted())
    #expect(
      shuffled == delays(.shuffled(seed: 7), 20) && shuffled != delays(.shuffled(seed: 8), 20))
    #expect(delays(.forward, 0) == [] && delays(.toCenter, 1) == [0])
    for stagger in [-1, .nan, .infinity] {
      let effect = TextEffect(stagger: stagger, from: .init(opacity: 0))
      #expect(effect.delays(count: 3) == [0, 0, 0])
    }
  }

  @Test(
    "no grapheme is split, and words whose letters join stay whole",
    arguments: [
      ("hi😀", 3), ("👩‍🚀", 1), ("🏳️‍🌈", 1), ("e\u{301}", 1), ("🇸🇪🇸🇪", 2), ("ab cd", 4),
    ])
  func graphemes(text: String, count: Int) {
    let shown = effect(.fade(stagger: 10), on: text, at: 0.5)
    let all = Paragraph(StyledText(text), library: .embedded).layout().units(by: .character)
    #expect(all.count == count)
    // Only the first part has begun to appear; boxes stand for what the embedded faces lack.
    #expect(shown.count <= 1)
  }

  @Test("words and lines move as one")
  func units() {
    let words = effect(.fade(by: .word, stagger: 0.5), on: "one two", at: 0.75)
    #expect(words.map(\.count) == [3, 3] && words.map(\.opacity) == [0.75, 0.25])
    let lines = effect(.fade(by: .line, stagger: 0.5), on: "one two\nthree", at: 0.75)
    #expect(lines.map(\.opacity) == [0.75, 0.25])
  }

  @Test("a form turns and grows about its anchor in the part's box, and tints")
  func forms() {
    let form = TextEffect.Form(scale: 2, color: .red, anchor: .bottomTrailing)
    let box = CGRect(x: 10, y: 20, width: 30, height: 40)
    let shown = UnitForm(form, 1, color: Color.Resolved(red: 1, green: 0, blue: 0), in: box)
    #expect(CGPoint(x: 40, y: 60).applying(shown.transform) == CGPoint(x: 40, y: 60))
    #expect(CGPoint(x: 10, y: 20).applying(shown.transform) == CGPoint(x: -20, y: -20))
    #expect(shown.color?.share == 1)
    let half = effect(
      TextEffect(by: .line, stagger: 0, from: .init(color: .red)), at: 0.5)[0].paint
    let end = effect(TextEffect(by: .line, stagger: 0, from: .init(color: .red)), at: 2)[0].paint
    #expect(half != end && end == .color(.black))
  }

  @Test("numbers that aren't finite move nothing out of the world")
  func hostileForms() {
    for value in [Double.nan, .infinity, 1e300] {
      let form = TextEffect.Form(
        x: CGFloat(value), y: CGFloat(value), scale: value, rotation: .radians(value), blur: value)
      let shown = textStage {
        Text("a").textEffect(TextEffect(from: form), isActive: true)
      }.drawing(at: 0)
      #expect(shown.content.count <= 1)
    }
  }

  @Test("a change in mid-flight goes back from where each part is")
  func reversal() {
    let film = Film(
      size: CGSize(width: 400, height: 200), state: 0.0,
      script: [
        ScriptStep(at: 0, animation: .linear(duration: 1)) { $0 = 1 },
        ScriptStep(at: 0.5, animation: .linear(duration: 1)) { $0 = 0 },
      ]
    ) { Text("ab").textEffect(.fade(stagger: 0.25), isActive: $0 < 0.5) }
    let stage = film.makeStage()
    let before = stage.drawing(at: 0.499).glyphs.map(\.opacity)
    let after = stage.drawing(at: 0.501).glyphs.map(\.opacity)
    #expect(zip(before, after).allSatisfy { abs($0 - $1) < 0.01 } && before.count == after.count)
    #expect(stage.drawing(at: 3).glyphs == [])
  }

  @Test("as a transition it holds its text until the last part has gone")
  func transition() {
    let film = Film(
      size: CGSize(width: 400, height: 200), state: true,
      script: [ScriptStep(at: 1, animation: .linear(duration: 1)) { $0 = false }]
    ) { isThere in
      ZStack {
        if isThere { Text("abc").transition(.text(.fade(stagger: 0.5))) }
      }
    }
    let stage = film.makeStage()
    #expect(stage.drawing(at: 0.5).glyphs.map(\.count) == [3])
    #expect(stage.drawing(at: 2.75).glyphs.map(\.opacity) == [0.25])
    #expect(stage.drawing(at: 3.01).glyphs == [])
    #expect(film.duration >= 3)
  }
}
