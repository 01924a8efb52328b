import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Typed text")
struct TypewriterTests {
  private func count(_ progress: Double, _ text: String = "abcd") -> Int {
    textStage { Text(verbatim: text).typewriter(progress: progress, cursor: nil) }
      .drawing(at: 0).glyphs.reduce(0) { $0 + $1.count }
  }

  @Test("letters appear one by one, each at its share")
  func letters() {
    #expect([0, 0.24, 0.25, 0.5, 0.99, 1].map { count($0) } == [0, 0, 1, 2, 3, 4])
    #expect([-1, 2, .nan].map { count($0) } == [0, 4, 4])
    #expect(count(0.5, "") == 0)
  }

  @Test("the text keeps the room of the whole")
  func room() {
    let whole = backgrounds { Text("one two").boxed }
    let begun = backgrounds { Text("one two").boxed.typewriter(progress: 0.1, cursor: nil) }
    #expect(whole == begun)
  }

  @Test("the cursor stands after the last letter, blinks at rest and doesn't while typing")
  func cursor() {
    func cursors(_ time: Double) -> [CGRect] {
      let film = Film(
        size: CGSize(width: 400, height: 200), state: 0.0,
        script: [ScriptStep(at: 0, animation: .linear(duration: 2)) { $0 = 1 }]
      ) { Text("abcd").typewriter(progress: $0) }
      return film.makeStage().drawing(at: time).content.compactMap(\.firstFill)
    }
    let places = [0.1, 0.6, 1.1, 1.6].map { cursors($0).first?.minX ?? -1 }
    #expect(places == places.sorted() && Set(places).count == 4 && places[0] > 0)
    #expect(cursors(3.25).count == 1 && cursors(3.75).isEmpty)
  }

  @Test("lines are revealed one after the other")
  func lines() {
    let shown = textStage { Text("one\ntwo\nthree").revealedLines(1.5) }.drawing(at: 0).glyphs
    #expect(shown.map(\.opacity) == [0.5, 1] || shown.map(\.opacity) == [1, 0.5])
  }
}

extension DrawingNode {
  /// The bounds of the first fill in a node, groups' places aside.
  fileprivate var firstFill: CGRect? {
    switch self {
    case .fill(let fill): fill.path.boundingRect
    case .group(let group): group.content.lazy.compactMap(\.firstFill).first
    default: nil
    }
  }
}
