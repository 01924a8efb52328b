import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Sliders")
struct SliderTests {
  private struct Volume: View {
    @State private var volume = 0.25
    var step = 0.0
    let log: Happenings

    var body: some View {
      Slider(value: $volume, in: 0...2, step: step) { log.note($0 ? "begins" : "ends") }
        .frame(width: 127)
        .onChange(of: volume) { log.note("\((volume * 1e6).rounded() / 1e6)") }
        .accessibilityIdentifier("slider")
    }
  }

  /// What happens when a finger goes from the middle of a slider of 100 points to the right.
  private func happenings(step: Double = 0) -> [String] {
    let log = Happenings()
    let stage = Film(
      size: CGSize(width: 200, height: 40), duration: 4, state: 0,
      script: [
        .drag("slider", at: 1, by: CGSize(width: 500, height: 0), duration: 0.1, curve: .linear)
      ]
    ) { _ in Volume(step: step, log: log) }.makeStage()
    _ = stage.drawing(at: 3)
    #expect(stage.diagnostics.isEmpty)
    return log.all
  }

  @Test("go where the finger is, and no further than their ends")
  func fingers() {
    let all = happenings()
    #expect(Array(all.prefix(2)) == ["begins", "1.0"])
    #expect(Array(all.suffix(2)) == ["2.0", "ends"])
  }

  @Test("go in whole steps where they are to")
  func steps() {
    #expect(
      happenings(step: 0.5).filter { $0.hasPrefix("1.") || $0.hasPrefix("2") }.allSatisfy {
        ["1.0", "1.5", "2.0"].contains($0)
      })
  }

  @Test("stand at their beginning for numbers that are none, and for ranges without length")
  func impossible() {
    for (value, range) in [(Double.nan, 0.0...1), (5, 5...5), (-3, 0...1), (-.infinity, 0...1)] {
      #expect(SliderScale(.constant(value), range, step: 0).fraction == 0)
    }
    #expect(SliderScale(.constant(7.0), 0...1, step: 0).fraction == 1)
  }
}
