import Drawing
import Geometry
import Motion
import Testing
import Views

/// Films of scrolled content, looked at by where it is drawn.
@Suite("Scroll views")
struct ScrollViewTests {
  /// What happened, in order.
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  /// Twenty rows of 50 points behind a window of 200.
  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in
            Rectangle().fill(index == 0 ? Color.red : .blue).frame(width: 100, height: 50)
          }
        }
      }.accessibilityIdentifier("rows")
    }
  }

  private func stage(
    _ script: [ScriptStep<Int>], @ViewBuilder content: @escaping @Sendable (Int) -> some View
  ) -> Stage {
    Film(
      size: CGSize(width: 100, height: 200), duration: 20, state: 0, script: script,
      content: content
    ).makeStage()
  }

  /// How far the red row is drawn below the top at a time.
  private func top(_ stage: Stage, at time: Double) -> Double {
    stage.drawing(at: time).topOfRed
  }

  @Test("a script scrolls by a distance, to an offset and to an end, never beyond")
  func script() {
    let stage = stage([
      .scroll("rows", at: 1, by: CGSize(width: 30, height: 80), animation: nil),
      .scroll("rows", at: 2, to: CGPoint(x: 0, y: 300), animation: .linear(duration: 1)),
      .scroll("rows", at: 4, to: .bottom, animation: nil),
      .scroll("rows", at: 5, by: CGSize(width: 0, height: -5000), animation: nil),
    ]) { _ in Rows() }
    #expect(top(stage, at: 0) == 0)
    #expect(top(stage, at: 1) == -80)
    #expect(top(stage, at: 2.5) == -190)
    #expect(top(stage, at: 3) == -300)
    #expect(top(stage, at: 4) == -800)
    #expect(top(stage, at: 5) == 0)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test("a script scrolls to a view by its identifier, by as little as shows it or to an anchor")
  func scriptToView() {
    let stage = stage([
      .scroll("rows", at: 1, to: 6, animation: nil),
      .scroll("rows", at: 2, to: 6, anchor: .top, animation: nil),
      .scroll("rows", at: 3, to: 99, animation: nil),
    ]) { _ in Rows() }
    #expect(top(stage, at: 1) == -150)
    #expect(top(stage, at: 2) == -300)
    _ = top(stage, at: 3)
    #expect(stage.diagnostics.map(\.message).contains { $0.contains("99") })
  }

  @Test(
    "the content follows a finger, then goes on, slower and slower, as far as its speed carries")
  func fling() {
    let drag = ScriptStep<Int>.drag(
      "rows", at: 1, by: CGSize(width: 0, height: -110), duration: 0.5, curve: .linear)
    let stage = stage([drag]) { _ in Rows() }
    #expect(abs(top(stage, at: 1.5) + 100) < 1e-6)
    let speed = (top(stage, at: 1.51) - top(stage, at: 1.5)) / 0.01
    #expect(abs(speed + 220) < 6)
    #expect(abs(top(stage, at: 10) + 100 + 220 / 2.002) < 1e-6)
  }

  @Test("content pulled beyond its ends gives way unwillingly and comes back")
  func rubberBand() {
    let drag = ScriptStep<Int>.drag(
      "rows", at: 1, by: CGSize(width: 0, height: 160), duration: 0.5)
    let stage = stage([drag]) { _ in Rows() }
    let pulled = (1 - 1 / (0.55 * 150 / 200 + 1)) * 200
    #expect(abs(top(stage, at: 1.4999999) - pulled) < 0.5)
    #expect(top(stage, at: 1.7) > 0 && top(stage, at: 1.7) < pulled)
    #expect(top(stage, at: 5) == 0)
  }

  @Test("content flung against its end overshoots and comes to rest there")
  func bounce() {
    let stage = stage([
      .drag("rows", at: 1, by: CGSize(width: 0, height: -150), duration: 0.05, curve: .linear)
    ]) { _ in Rows().frame(height: 800) }
    let lowest = (0..<200).map { top(stage, at: 1 + Double($0) / 100) }.min() ?? 0
    #expect(lowest < -520)
    #expect(top(stage, at: 8) == -500)
  }

  @Test("a finger stops content in motion where it is shown")
  func stopping() {
    let drag = ScriptStep<Int>.drag(
      "rows", at: 1, by: CGSize(width: 0, height: -110), duration: 0.5, curve: .linear)
    let stage = stage([drag, .longPress("rows", at: 1.7, duration: 1)]) { _ in Rows() }
    let there = top(stage, at: 1.7)
    #expect(there < -110 && there > -200)
    #expect(top(stage, at: 2.4) == there && top(stage, at: 6) == there)
  }

  @Test("a button inside acts when it is tapped and is let go when the content is dragged")
  func buttons() {
    let log = Log()
    let stage = stage([
      .tap("button", at: 1),
      .drag("button", at: 2, by: CGSize(width: 0, height: -50), duration: 0.5),
      .tap(.point(CGPoint(x: 50, y: 20)), at: 5),
    ]) { _ in
      ScrollView {
        VStack(spacing: 0) {
          Button {
            log.add("first")
          } label: {
            Rectangle().fill(Color.red).frame(width: 100, height: 40)
          }.accessibilityIdentifier("button")
          Button {
            log.add("second")
          } label: {
            Rectangle().frame(width: 100, height: 400)
          }
        }
      }
    }
    #expect(top(stage, at: 6) < -39 && top(stage, at: 6) > -50)
    #expect(log.lines == ["first", "second"])
  }

  @Test("of scroll views inside one another the one moves along whose axis the finger does")
  func nested() {
    let stage = stage([
      .drag("row", at: 1, by: CGSize(width: -60, height: 5), duration: 0.5),
      .drag("row", at: 4, by: CGSize(width: 5, height: -60), duration: 0.5),
    ]) { _ in
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Rectangle().fill(Color.red).frame(width: 300, height: 50)
            }
          }.accessibilityIdentifier("row")
          Rectangle().frame(width: 100, height: 600)
        }
      }
    }
    let sideways = stage.drawing(at: 3).frameOfRed
    #expect(sideways.minY == 0 && sideways.minX < -45)
    let both = stage.drawing(at: 6).frameOfRed
    #expect(both.minY < -45 && abs(both.minX - sideways.minX) < 1e-6)
  }

  private struct Reader: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            Rectangle().fill(Color.red).frame(width: 100, height: 50)
              .onTapGesture {
                withAnimation(.linear(duration: 1)) { proxy.scrollTo("goal", anchor: .center) }
              }
              .accessibilityIdentifier("start")
            Rectangle().frame(width: 100, height: 500)
            Rectangle().frame(width: 100, height: 100).id("goal")
            Rectangle().frame(width: 100, height: 500)
          }
        }
      }
    }
  }

  @Test("a reader scrolls to a view in the animation of its transaction")
  func reader() {
    let stage = stage([.tap("start", at: 0.9)]) { _ in Reader() }
    #expect(top(stage, at: 1.5) == -250)
    #expect(top(stage, at: 3) == -500)
  }

  @Test("content rests at pages, and at the views of its target layout")
  func behaviors() {
    let drag = ScriptStep<Int>.drag(
      .point(CGPoint(x: 50, y: 150)), at: 1, by: CGSize(width: 0, height: -130), duration: 0.4)
    let paged = stage([drag]) { _ in Rows().scrollTargetBehavior(.paging) }
    #expect(top(paged, at: 6) == -200)
    let aligned = stage([drag]) { _ in
      ScrollView {
        LazyVStack(spacing: 0) {
          Rectangle().fill(Color.red).frame(width: 100, height: 70)
          ForEach(0..<20) { _ in Rectangle().frame(width: 100, height: 70) }
        }.scrollTargetLayout()
      }.scrollTargetBehavior(.viewAligned)
    }
    #expect(top(aligned, at: 6) == -140)
  }

  @Test("a view inside knows where it is while the content is on its way")
  func geometry() {
    let stage = stage([
      .scroll("rows", at: 1, to: CGPoint(x: 0, y: 100), animation: .linear(duration: 1))
    ]) { _ in
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            Rectangle().fill(Color.red).frame(width: 10, height: 10)
              .offset(y: -proxy.frame(in: .named("window")).minY)
          }.frame(height: 50)
          Rectangle().frame(width: 100, height: 500)
        }
      }.coordinateSpace(name: "window").accessibilityIdentifier("rows")
    }
    for time in [0, 1.25, 1.5, 1.9, 3] { #expect(abs(top(stage, at: time)) < 1e-6) }
  }

  @Test("what is out of the window can't be touched")
  func clipping() {
    let log = Log()
    let stage = stage([.tap(.point(CGPoint(x: 50, y: 150)), at: 1)]) { _ in
      VStack(spacing: 0) {
        ScrollView {
          Rectangle().frame(width: 100, height: 400).onTapGesture { log.add("inside") }
        }.frame(height: 100)
        Rectangle().onTapGesture { log.add("below") }
      }
    }
    _ = stage.drawing(at: 3)
    #expect(log.lines == ["below"])
  }
}
