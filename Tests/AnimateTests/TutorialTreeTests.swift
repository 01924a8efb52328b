import Animate
import Foundation
import Testing

/// Code of tutorials as whole printed drawings, at moments at which SwiftUI's documentation says what
/// is to be seen.
@Suite("Code of tutorials, printed")
struct TutorialTreeTests {
  @Test func show() {
    let mid = TouchLocation.point(CGPoint(x: 160, y: 120))
    func p(_ n: String, _ script: [ScriptStep<Int>] = [], _ times: [Double], @ViewBuilder _ c: @escaping @Sendable (Int) -> some View) {
      let film = Film(size: CGSize(width: 320, height: 240), duration: 10, state: 0, script: script, content: c)
      let stage = film.makeStage()
      for t in times { print("=== \(n) \(t)\n\(stage.drawing(at: t))") }
      print(stage.diagnostics)
    }
    let step = [ScriptStep<Int>(at: 1) { $0 = 1 }]
    p("ring", step, [1.5, 3]) { ProgressRing(progress: $0 == 0 ? 0.25 : 0.75) }
    p("disclosure", [.tap(.point(CGPoint(x: 160, y: 22)), at: 1)], [0.5, 1.1, 4]) { _ in Disclosure() }
    p("basket", [.tap(mid, at: 1)], [0.5, 1.1, 4]) { _ in BasketView() }
    p("hero", [.tap(mid, at: 1)], [0.5, 1.2]) { _ in HeroTransition() }
    p("drag", [.drag(mid, at: 1, by: CGSize(width: 60, height: 30), duration: 1, curve: .linear)], [1.5, 4]) { _ in DraggableCircle() }
    p("pivot", [.tap(mid, at: 1)], [1.1]) { _ in Pivoting() }
    p("stars", [], [0]) { _ in Stars() }
    p("measured", [], [0]) { _ in Measured() }
    p("grid", [], [0]) { _ in PhotoGrid() }
    p("bars", step, [0.5, 1.1]) { BarChart(values: $0 == 0 ? [0.25, 0.5] : [0.75, 0.5]) }
    p("dots", [], [0.25, 0.45]) { _ in LoadingDots() }
    p("percent", [.tap(mid, at: 1)], [1.175, 3]) { _ in PercentRing() }
    p("menu", [.tap(mid, at: 1)], [0.5, 1.1]) { _ in SideMenu() }
    p("word", [.drag(mid, at: 1, by: CGSize(width: 60, height: 30), duration: 1, curve: .linear)], [2.2]) { _ in WordByWord() }
    p("carousel", [.scroll(.point(CGPoint(x: 160, y: 120)), at: 1, by: CGSize(width: 50, height: 0), animation: nil)], [0, 1]) { _ in Carousel() }
    p("cover", [], [0]) { _ in CoverFlow() }
    p("player", [.tap(.point(CGPoint(x: 160, y: 120)), at: 1)], [0, 1.5]) { _ in Player() }
    p("todo", [.tap(.point(CGPoint(x: 40, y: 90)), at: 1)], [0.5, 1.1]) { _ in TodoList() }
    p("old", [.tap(mid, at: 1)], [1.5]) { _ in Deprecated.spinner() }
    p("mesh", [], [1.5]) { _ in MeshBackground() }
    p("shimmer", [], [0.75]) { _ in Color.red.frame(width: 100, height: 20).modifier(Shimmer()) }
    p("counter", [.tap(.point(CGPoint(x: 160, y: 165)), at: 1)], [0, 1.2]) { _ in TapCounter() }
  }
}

enum Deprecated {
  @available(*, deprecated)
  static func spinnerView() -> AnyView { AnyView(OldSpinner()) }
  static func spinner() -> AnyView { (Self.self as any OldSpinnerMaker.Type).make() }
}
protocol OldSpinnerMaker { static func make() -> AnyView }
extension Deprecated: OldSpinnerMaker {
  @available(*, deprecated)
  static func make() -> AnyView { spinnerView() }
}
