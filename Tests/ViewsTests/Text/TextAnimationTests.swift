import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Text animation")
struct TextAnimationTests {
  @Test("a size travels as outlines, on one baseline course, without jitter")
  func sizes() {
    func drawn(_ time: Double) -> DrawnGlyphs {
      glyphs(at: time) { Text("Hello").font(.system(size: 20 + 20 * $0)) }[0]
    }
    let (first, last) = (drawn(0), drawn(1.5))
    for step in 0...10 {
      let share = Double(step) / 10
      let shown = drawn(share)
      #expect(abs(shown.size - (20 + 20 * share)) < 1e-9)
      let x = first.origin.x + (last.origin.x - first.origin.x) * share
      #expect(abs(shown.origin.x - x) < 0.5)
    }
  }

  @Test("colours travel")
  func colours() {
    let half = glyphs(at: 0.5) {
      Text("a").foregroundStyle(Color.Resolved(red: $0, green: 0, blue: 0))
    }[0]
    guard case .color(let color) = half.paint else { return #expect(Bool(false)) }
    #expect(color.red > 0.2 && color.red < 0.8)
  }

  @Test("another text fades in as the one before fades out, and is alone afterwards")
  func contents() {
    let half = glyphs(at: 0.25) { Text($0 < 0.5 ? "one" : "three") }
    #expect(half.map(\.count) == [3, 5] && half.map(\.opacity) == [0.75, 0.25])
    let after = glyphs(at: 1.5) { Text($0 < 0.5 ? "one" : "three") }
    #expect(after.map(\.count) == [5] && after.map(\.opacity) == [1])
    let sudden = glyphs(at: 0.25) {
      Text($0 < 0.5 ? "one" : "three").contentTransition(.identity)
    }
    #expect(sudden.map(\.count) == [5])
  }

  @Test("a number in an animatable view counts, and each number is there at once")
  func counting() {
    struct Counter: View, Animatable {
      var number: Double
      var animatableData: Double {
        get { number }
        set { number = newValue }
      }
      var body: some View { Text("\(Int(number))") }
    }
    let half = glyphs(at: 0.5) { Counter(number: 1000 + $0 * 9000) }
    #expect(half.map(\.count) == [4] && half.map(\.opacity) == [1])
    let end = glyphs(at: 1) { Counter(number: 1000 + $0 * 9000) }
    #expect(end.map(\.count) == [5])
  }
}
