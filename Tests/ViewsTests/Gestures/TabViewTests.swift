import Drawing
import Foundation
import Geometry
import Motion
import Testing
import Views

/// Films whose pages are turned, looked at by where the first one is drawn.
@Suite("Tab views")
struct TabViewTests {
  private struct Pages: View {
    @State private var page = "first"
    let note: @Sendable (String) -> Void

    var body: some View {
      TabView(selection: $page) {
        Color.red.tag("first")
        Color.blue.tag("second")
        Color.green.tag("third")
      }
      .tabViewStyle(.page)
      .onChange(of: page) { note(page) }
      .overlay(alignment: .topLeading) {
        Rectangle().frame(width: 10, height: 10)
          .onTapGesture { withAnimation(.linear(duration: 1)) { page = "third" } }
          .accessibilityIdentifier("last")
      }
    }
  }

  private final class Log: @unchecked Sendable {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  private func stage(
    _ script: [ScriptStep<Int>], @ViewBuilder content: @escaping @Sendable (Int) -> some View
  ) -> Stage {
    Film(
      size: CGSize(width: 200, height: 100), duration: 20, state: 0, script: script,
      content: content
    ).makeStage()
  }

  private func left(_ stage: Stage, at time: Double) -> Double {
    stage.drawing(at: time).frameOfRed.minX
  }

  private var middle: TouchLocation { .point(CGPoint(x: 100, y: 50)) }

  @Test("a change of the selection turns the pages along its animation")
  func selection() {
    let stage = stage([.tap("last", at: 0.9)]) { _ in Pages { _ in } }
    #expect(left(stage, at: 0) == 0)
    #expect(left(stage, at: 1.5) == -200)
    #expect(left(stage, at: 3) == -400)
  }

  @Test("a drag turns a page and sets the selection; a short one turns it back")
  func drags() {
    let log = Log()
    let stage = stage([
      .drag(middle, at: 1, by: CGSize(width: -60, height: 0), duration: 0.5),
      .drag(middle, at: 3, by: CGSize(width: -130, height: 0), duration: 0.5),
      .drag(middle, at: 6, by: CGSize(width: -40, height: 0), duration: 0.1, curve: .linear),
    ]) { _ in Pages { log.add($0) } }
    #expect(left(stage, at: 1.4) < -30)
    #expect(left(stage, at: 2.9) == 0)
    #expect(left(stage, at: 5.9) == -200)
    #expect(left(stage, at: 9) == -400)
    #expect(log.lines == ["second", "third"])
  }

  @Test("pages of a loop are selected by their identifiers, and go without a selection as well")
  func loops() {
    let drag = ScriptStep<Int>.drag(
      middle, at: 1, by: CGSize(width: -130, height: 0), duration: 0.5)
    let free = stage([drag]) { _ in
      TabView {
        Color.red
        Color.blue
      }
    }
    #expect(left(free, at: 4) == -200)
    let film = stage([ScriptStep(at: 1) { $0 = 2 }]) { index in
      TabView(selection: .constant(index)) {
        ForEach(0..<3) { index in index == 0 ? Color.red : .blue }
      }.tabViewStyle(.page(indexDisplayMode: .never))
    }
    #expect(left(film, at: 0) == 0 && left(film, at: 1) == -400)
  }

  @Test("dots tell the page where there are several or they are wanted")
  func dots() {
    func ellipses(_ mode: PageTabViewStyle.IndexDisplayMode, _ count: Int) -> Int {
      let stage = stage([]) { _ in
        TabView { ForEach(0..<count) { _ in Color.red } }
          .tabViewStyle(.page(indexDisplayMode: mode))
      }
      return stage.drawing(at: 0).description.components(separatedBy: "#ffffff").count - 1
    }
    #expect(ellipses(.automatic, 3) == 3)
    #expect(ellipses(.automatic, 1) == 0)
    #expect(ellipses(.always, 1) == 1)
    #expect(ellipses(.never, 3) == 0)
  }
}
