import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("The position of scrolled content")
struct ScrollPositionTests {
  private struct Row: View {
    let wanted: Int?
    let log: Happenings
    @State private var shown: Int?

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<6) { _ in Rectangle().frame(width: 50) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $shown)
      .accessibilityIdentifier("row")
      .onChange(of: wanted, initial: true) { withAnimation(.second) { shown = wanted } }
      .onChange(of: shown) { if let shown { log.note("\(shown)") } }
    }
  }

  private func play(_ script: [ScriptStep<Int?>], at times: [Double]) -> ([CGFloat], [String]) {
    let log = Happenings()
    let stage = Film(
      size: CGSize(width: 100, height: 50), duration: 9, state: Int?.none, script: script
    ) { Row(wanted: $0, log: log) }.makeStage()
    let starts = times.map { stage.drawing(at: $0).frames[0].minX }
    #expect(stage.diagnostics == [])
    return (starts, log.all)
  }

  @Test("follows the identifier")
  func following() {
    let (starts, log) = play([ScriptStep(at: 1) { $0 = 3 }], at: [0.9, 1.5, 2.5])
    #expect(starts == [0, -75, -150] && log == ["3"])
  }

  @Test("is told when a finger or a script moves the content")
  func telling() {
    let drag = play(
      [
        .drag(
          .point(CGPoint(x: 90, y: 25)), at: 1, by: CGSize(width: -60, height: 0), duration: 0.5,
          curve: .easeInOut)
      ], at: [5])
    #expect(drag.0 == [-50] && drag.1.last == "1")
    let script = play([.scroll("row", at: 1, to: .trailing)], at: [5])
    #expect(script.0 == [-200] && script.1 == ["4"])
  }
}
