import Drawing
import Geometry
import Motion
import TestSupport
import Testing
import Views

/// What holds for every film with touches in it.
@Suite("Laws of touches")
struct TouchLawTests {
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  private struct Everything: View {
    @State private var isOpen = false

    var body: some View {
      HStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { _ in Rectangle().fill(Color.blue).frame(height: 60) }
          }
        }.accessibilityIdentifier("rows")
        TabView {
          Color.red
          Color.green
        }.accessibilityIdentifier("pages")
        VStack {
          SpringBackCard()
          PinchedPhoto()
          if isOpen { Rectangle().transition(.slide) }
          Rectangle().frame(height: 20).onTapGesture { withAnimation { isOpen.toggle() } }
            .accessibilityIdentifier("switch")
        }
      }.frame(width: 600, height: 300)
    }
  }

  private func film() -> Film {
    Film(
      size: CGSize(width: 600, height: 300), duration: 8, state: 0,
      script: [
        .drag("rows", at: 0.2, by: CGSize(width: 0, height: -90), duration: 0.3, curve: .linear),
        .drag("card", at: 0.4, by: CGSize(width: 30, height: 10), duration: 1),
        .tap("switch", at: 0.6), .tap("switch", at: 0.8),
        .drag("pages", at: 1, by: CGSize(width: -150, height: 0), duration: 0.5),
        .pinch("photo", at: 1.2, scale: 1.3, rotation: .degrees(20)),
        .scroll("rows", at: 1.5, to: .bottom),
        .drag("rows", at: 1.7, by: CGSize(width: 0, height: 300), duration: 0.2, curve: .linear),
      ]
    ) { _ in Everything() }
  }

  @Test("what is drawn at a time depends on the film alone, not on the times asked for before")
  func order() {
    let film = film()
    var random = SeededRandom(seed: 5)
    let times = (0..<40).map { _ in Double.random(in: 0...4, using: &random) }
    let wandering = film.makeStage()
    let shown = times.map { wandering.drawing(at: $0) }
    let ascending = film.makeStage()
    for (time, drawing) in zip(times, shown).sorted(by: { $0.0 < $1.0 }) {
      #expect(ascending.drawing(at: time) == drawing, "at \(time)")
    }
    #expect(ascending.diagnostics.isEmpty)
  }

  @Test("a touch hits things where they are shown on their way")
  func onTheWay() {
    let log = Log()
    let film = Film(
      size: CGSize(width: 200, height: 100), duration: 5, state: 0.0,
      script: [
        ScriptStep(at: 1, animation: .linear(duration: 1)) { $0 = 160 },
        .tap(.point(CGPoint(x: 100, y: 10)), at: 1.5),
        .tap(.point(CGPoint(x: 180, y: 10)), at: 1.7),
        .tap(.point(CGPoint(x: 20, y: 10)), at: 1.8),
      ]
    ) { x in
      Rectangle().frame(width: 40, height: 100).onTapGesture { log.add("hit") }
        .offset(x: x - 80)
    }
    _ = film.makeStage().drawing(at: 4)
    #expect(log.lines == ["hit"])
  }

  private struct Leaving: View {
    let log: Log
    @State private var isShown = true

    var body: some View {
      if isShown {
        Rectangle().frame(width: 50, height: 50)
          .gesture(
            DragGesture(minimumDistance: 0).onChanged { value in
              log.add("changed")
              if value.translation.width > 20 { isShown = false }
            }.onEnded { _ in log.add("ended") }
          ).accessibilityIdentifier("box")
      }
    }
  }

  @Test("a gesture whose view leaves while it goes on gives up", arguments: [0.1, 1, 4])
  func leaving(duration: Double) {
    let log = Log()
    let film = Film(
      size: CGSize(width: 200, height: 100), duration: 6, state: 0,
      script: [
        .drag("box", at: 1, by: CGSize(width: 90, height: 0), duration: duration),
        ScriptStep(at: 2, animation: .linear(duration: 1)) { $0 = 1 },
      ]
    ) { _ in Leaving(log: log) }
    let stage = film.makeStage()
    _ = stage.drawing(at: 6)
    #expect(log.lines.first == "changed" && !log.lines.contains("ended"))
  }

  @Test("fingers of steps that overlap act on their views each by itself")
  func overlapping() {
    let log = Log()
    let film = Film(
      size: CGSize(width: 200, height: 100), duration: 6, state: 0,
      script: [
        .drag("left", at: 1, by: CGSize(width: 0, height: 30), duration: 1),
        .tap("right", at: 1.4), .longPress("right", at: 1.6, duration: 0.1),
      ]
    ) { _ in
      HStack(spacing: 0) {
        Rectangle().gesture(DragGesture().onEnded { _ in log.add("dragged") })
          .accessibilityIdentifier("left")
        Rectangle().onTapGesture { log.add("tapped") }.accessibilityIdentifier("right")
      }
    }
    _ = film.makeStage().drawing(at: 6)
    #expect(log.lines == ["tapped", "tapped", "dragged"])
  }

  @Test("numbers that no finger can do are reported, and nothing comes of them")
  func impossible() {
    let far = CGSize(width: Double.nan, height: .infinity)
    let film = Film(
      size: CGSize(width: 200, height: 100), duration: 6, state: 0,
      script: [
        .tap(.point(CGPoint(x: Double.nan, y: 0)), at: 1), .tap("box", at: 1, count: 0),
        .longPress("box", at: 2, duration: -1), .longPress("box", at: 2.5, duration: .nan),
        .drag("box", at: 3, by: far), .pinch("box", at: 4, scale: .infinity),
        .scroll("box", at: 5, by: CGSize(width: 1, height: 1)),
      ]
    ) { _ in
      Rectangle().onTapGesture {}.accessibilityIdentifier("box")
    }
    let stage = film.makeStage()
    _ = stage.drawing(at: 6)
    #expect(stage.diagnostics.count == 7)
  }
}
