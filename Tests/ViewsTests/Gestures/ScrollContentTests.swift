import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("What is scrolled")
struct ScrollContentTests {
  private func frames(
    _ script: [ScriptStep<Int>] = [], at time: Double = 0,
    @ViewBuilder _ content: @escaping @Sendable (Int) -> some View
  ) -> [CGRect] {
    Film(
      size: CGSize(width: 100, height: 40), duration: 9, state: 0, script: script,
      content: content
    ).makeStage().drawing(at: time).frames
  }

  @Test("is as long as its container, or as some parts of it")
  func relativeFrames() {
    let pages = frames { _ in
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Rectangle().containerRelativeFrame(.horizontal)
          Rectangle().containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 5)
        }
      }
      .frame(width: 80)
    }
    #expect(pages == [CGRect(10, 0, 80, 40), CGRect(100, 0, 52, 40)])
    let canvas = frames { _ in
      Rectangle().containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
    }
    #expect(canvas == [CGRect(25, 10, 50, 20)])
  }

  @Test("follows its container when that grows")
  func growingContainer() {
    let script = [ScriptStep<Int>(at: 1, animation: .linear(duration: 1)) { $0 = 1 }]
    let content = { @Sendable (state: Int) in
      ScrollView(.horizontal) { Rectangle().containerRelativeFrame(.horizontal) }
        .frame(width: state == 0 ? 40 : 80)
    }
    #expect(frames(script, at: 0, content) == [CGRect(30, 0, 40, 40)])
    #expect(frames(script, at: 1.5, content).first?.width == 60)
    #expect(frames(script, at: 2, content) == [CGRect(10, 0, 80, 40)])
  }

  @Test("keeps away from the edges by its margins, at both ends")
  func margins() {
    let content = { @Sendable (_: Int) in
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<3) { _ in Rectangle().frame(width: 50) } }
      }
      .contentMargins(.horizontal, 15, for: .scrollContent)
      .contentMargins(.vertical, 5)
      .accessibilityIdentifier("row")
    }
    #expect(frames(at: 0, content).map(\.minX) == [15, 65, 115])
    #expect(frames(at: 0, content).first == CGRect(15, 5, 50, 30))
    let end = frames([.scroll("row", at: 1, to: .trailing, animation: nil)], at: 1, content)
    #expect(end.last == CGRect(35, 5, 50, 30))
  }

  private struct EveryThirty: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = (target.rect.origin.x / 30).rounded() * 30
    }
  }

  @Test("comes to rest where a behavior of one's own wants it")
  func behaviors() {
    let drag = ScriptStep<Int>.drag(
      "row", at: 1, by: CGSize(width: -38, height: 0), duration: 1, curve: .linear)
    let rest = frames([drag], at: 8) { _ in
      ScrollView(.horizontal) { Rectangle().frame(width: 500) }
        .scrollTargetBehavior(EveryThirty())
        .accessibilityIdentifier("row")
    }
    #expect(rest.first.map { $0.minX.truncatingRemainder(dividingBy: 30) } == 0)
    #expect(rest.first.map { $0.minX < 0 } == true)
  }
}
