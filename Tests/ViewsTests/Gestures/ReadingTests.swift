import Drawing
import Geometry
import Motion
import Testing
import Typography

@testable import Views

@Suite("Views of readings")
struct ReadingTests {
  private func bar(_ value: Double?) -> CGFloat {
    let shown = frames { ProgressView(value: value) }
    return shown.count < 2 ? 0 : shown[1].width
  }

  @Test("a bar is filled to the share of what has been done")
  func progress() {
    #expect(bar(0.5) == 50 && bar(0) == 0 && bar(1) == 100)
    #expect(bar(7) == 100 && bar(-1) == 0 && bar(.nan) == 0 && bar(.infinity) == 100)
    let third = frames { ProgressView("Loading", value: 1, total: 3) }
    #expect(abs(third[1].width - 100.0 / 3) < 1e-9)
    #expect(frames { ProgressView(value: 1, total: 0) }[1].width == 100)
  }

  @Test("a bar grows in motion")
  func motion() {
    let film = Film.flag([.on(at: 0, .second)]) { ProgressView(value: $0 ? 0.8 : 0.2) }
    #expect(film.makeStage().drawing(at: 0.5).frames[1].width == 50)
  }

  @Test("where it isn't known how far things are, a spinner turns")
  func spinner() {
    let stage = Film.of { ProgressView() }.makeStage()
    let first = stage.drawing(at: 0.1)
    #expect(first.frames.count == 8 && first != stage.drawing(at: 0.2))
    #expect(first.description == stage.drawing(at: 1.1).description)
  }

  @Test("styles of one's own are given the share and the labels")
  func styles() {
    struct Bare: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Rectangle().frame(width: 40 * (configuration.fractionCompleted ?? 0), height: 2)
      }
    }
    struct Wide: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        Rectangle().frame(width: 40 * configuration.value, height: 2)
      }
    }
    let bare = frames { ProgressView("a", value: 0.5).progressViewStyle(Bare()) }
    #expect(bare.map(\.width) == [20])
    let wide = frames { Gauge(value: 15, in: 10...20) { Text("b") }.gaugeStyle(Wide()) }
    #expect(wide.map(\.width) == [20])
  }

  @Test("gauges show where a value lies within its bounds", arguments: [0.0, 0.25, 1])
  func gauges(value: Double) {
    func shown(
      _ style: @escaping @Sendable (Gauge<Text, EmptyView, EmptyView, EmptyView>) -> some View
    ) -> [CGRect] {
      frames(width: 100, height: 100) {
        style(Gauge(value: value * 8 - 4, in: -4...4) { Text("v") })
      }
    }
    #expect(shown { $0.gaugeStyle(.accessoryLinear) }[1].midX == CGFloat(4 + 92 * value))
    let bar = shown { $0.gaugeStyle(.linearCapacity) }
    #expect((bar.count > 1 ? bar[1].width : 0) == CGFloat(100 * value))
    let angle = Angle.degrees(135 + 270 * value)
    let mark = shown { $0.gaugeStyle(.accessoryCircular) }.last ?? .zero
    #expect(abs(mark.midX - (50 + 26 * cos(angle.radians))) < 0.01)
  }

  @Test("a label and what it names stand at both ends")
  func labeledContent() {
    let drawn = textStage(width: 300) { LabeledContent("Distance", value: "12 km") }.drawing(at: 0)
    let glyphs = drawn.glyphs
    #expect(glyphs.count == 2 && glyphs[0].origin.x < 10 && glyphs[1].origin.x > 220)
    #expect(glyphs[0].origin.y == glyphs[1].origin.y)
  }
}
