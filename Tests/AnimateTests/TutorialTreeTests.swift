import Animate
import Foundation
import Testing

/// Code of tutorials as whole printed drawings, at moments at which SwiftUI's documentation says what
/// is to be seen.
///
/// The drawings are files in Goldens/Tutorials, which `ANIMATE_RECORD=1` with this suite writes; they
/// are to be read before they are committed.
@Suite("Code of tutorials, printed")
struct TutorialTreeTests {
  /// A view of a tutorial with what is done to it, and the moments that tell.
  struct Scene: Sendable, CustomStringConvertible {
    let description: String
    let times: [Double]
    let film: Film

    init(
      _ name: String, at times: Double..., script: [ScriptStep<Int>] = [],
      @ViewBuilder content: @escaping @Sendable (Int) -> some View
    ) {
      (description, self.times) = (name, times)
      film = Film(
        size: CGSize(width: 320, height: 240), duration: 10, state: 0, script: script,
        content: content)
    }

    /// What is drawn at each time, with numbers of three decimals.
    var trees: String {
      let stage = film.makeStage()
      return times.map { "at \($0)\n\(stage.drawing(at: $0))\n" }.joined(separator: "\n")
        .replacing(/-?\d+\.\d+/) { Self.rounded(String($0.output)) }
    }

    private static func rounded(_ number: String) -> String {
      let thousandths = ((Double(number) ?? 0) * 1000).rounded()
      return thousandths == 0 ? "0" : "\(thousandths / 1000)"
    }
  }

  private static let middle = TouchLocation.point(CGPoint(x: 160, y: 120))
  private static let change = [ScriptStep<Int>(at: 1) { $0 = 1 }]

  private static func drag(to width: CGFloat) -> [ScriptStep<Int>] {
    [
      .drag(
        middle, at: 1, by: CGSize(width: width, height: 30), duration: 1, curve: .linear)
    ]
  }

  private static func tap(_ x: CGFloat, _ y: CGFloat) -> [ScriptStep<Int>] {
    [.tap(.point(CGPoint(x: x, y: y)), at: 1)]
  }

  static let scenes = [
    Scene("ring", at: 1.5, 3, script: change) { ProgressRing(progress: $0 == 0 ? 0.25 : 0.75) },
    Scene("disclosure", at: 0.5, 1.2, 4, script: tap(160, 22)) { _ in Disclosure() },
    Scene("basket", at: 0.5, 1.2, 4, script: tap(160, 120)) { _ in BasketView() },
    Scene("hero", at: 0.5, 1.2, 4, script: tap(160, 120)) { _ in HeroTransition() },
    Scene("drag", at: 1.5, 4, script: drag(to: 60)) { _ in DraggableCircle() },
    Scene("pivot", at: 1.2, 1.5, script: tap(160, 120)) { _ in Pivoting() },
    Scene("stars", at: 0) { _ in Stars() },
    Scene("measured", at: 0) { _ in Measured() },
    Scene("photo-grid", at: 0) { _ in PhotoGrid() },
    Scene("bars", at: 0.5, 1.1, script: change) {
      BarChart(values: $0 == 0 ? [0.25, 0.5] : [0.75, 0.5])
    },
    Scene("dots", at: 0.25, 0.45) { _ in LoadingDots() },
    Scene("percent", at: 1.3, 3, script: tap(160, 120)) { _ in PercentRing() },
    Scene("menu", at: 0.5, 1.2, 4, script: tap(160, 120)) { _ in SideMenu() },
    Scene("letters", at: 1.5, 2.2, script: drag(to: 60)) { _ in WordByWord() },
    Scene(
      "carousel", at: 0, 1,
      script: [.scroll(middle, at: 1, by: CGSize(width: 50, height: 0), animation: nil)]
    ) { _ in Carousel() },
    Scene("cover-flow", at: 0) { _ in CoverFlow() },
    Scene("player", at: 0, 1.2, script: tap(240, 120)) { _ in Player() },
    Scene("shimmer", at: 0.75) { _ in
      Color.red.frame(width: 100, height: 20).modifier(Shimmer())
    },
    Scene("mesh", at: 1.5) { _ in MeshBackground() },
    Scene("tab-strip", at: 0.5, 1.15, 3, script: tap(245, 120)) { _ in TabStrip() },
    Scene("heart-burst", at: 0.5, 1.2, 3, script: tap(160, 120)) { _ in HeartBurst() },
    Scene("iris", at: 0.5, 1.3, 3, script: tap(160, 120)) { _ in IrisReveal() },
    Scene(
      "card-carousel", at: 0, 1.25, 4,
      script: [
        .drag(middle, at: 1, by: CGSize(width: -120, height: 0), duration: 0.5, curve: .linear)
      ]
    ) { _ in CardCarousel() },
    Scene("pages", at: 1.2, 4, script: tap(160, 120)) { _ in StackOfPages() },
    Scene("scoped-toggle", at: 1.2, 4, script: tap(160, 120)) { _ in ScopedToggle() },
  ]

  @Test("shows and moves what the documentation says", arguments: scenes)
  func trees(_ scene: Scene) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/Tutorials/\(scene).txt")
    if ProcessInfo.processInfo.environment["ANIMATE_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try scene.trees.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try scene.trees == String(contentsOf: file, encoding: .utf8))
  }

  @Test("has nothing wrong with it", arguments: scenes)
  func diagnostics(_ scene: Scene) {
    let stage = scene.film.makeStage()
    _ = stage.drawing(at: 9)
    #expect(stage.diagnostics == [])
  }
}
