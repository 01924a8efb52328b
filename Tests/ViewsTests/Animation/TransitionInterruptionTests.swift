import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Interrupted transitions")
struct TransitionInterruptionTests {
  @Test(
    "of every kind, by every kind of change, end as if nothing had been on its way",
    arguments: TransitionKind.all, Interruption.all)
  func endState(kind: TransitionKind, interruption: Interruption) {
    let film = interruption.film(kind)
    let still = interruption.film(kind, from: interruption.outcome, script: [])
    let expected = still.makeStage().drawing(at: 0)
    #expect(film.duration < 6)
    #expect(film.makeStage().drawing(at: film.duration).description == expected.description)
    #expect(film.makeStage().drawing(at: 20) == expected)
  }

  @Test(
    "of every kind, by every kind of change, are the same whatever was drawn before",
    arguments: TransitionKind.all, Interruption.all)
  func anyOrder(kind: TransitionKind, interruption: Interruption) {
    let film = interruption.film(kind)
    let stage = film.makeStage()
    for time in [1.2, 1.45, 1.9, 1.3, 0.5, 1.65, 2.3, 1.75] {
      #expect(stage.drawing(at: time) == film.makeStage().drawing(at: time))
    }
  }

  @Test(
    "of every kind show each view once at most",
    arguments: TransitionKind.all, Interruption.all)
  func noDoubles(kind: TransitionKind, interruption: Interruption) {
    let stage = interruption.film(kind).makeStage()
    for time in stride(from: 0.9, through: 3, by: 0.1) {
      let reds = stage.drawing(at: time).colors.map(\.red)
      #expect(Set(reds).count == reds.count)
    }
  }

  @Test(
    "of every kind go on from where they are, without a jump",
    // A view with the identity for its transition is there or not: that is its jump.
    arguments: TransitionKind.all.dropFirst(), Interruption.all.filter { $0.meeting != nil })
  func noJumps(kind: TransitionKind, interruption: Interruption) throws {
    let meeting = try #require(interruption.meeting)
    let stage = interruption.film(kind).makeStage()
    let before = Places(stage.drawing(at: meeting - 1e-6))
    let after = Places(stage.drawing(at: meeting + 1e-6))
    #expect(Set(before.byView.keys) == Set(after.byView.keys))
    for (view, place) in before.byView {
      let jump = after.byView[view].map { zip(place, $0).map { abs($0 - $1) }.max() ?? 0 }
      // Nothing here moves faster than 500 points a second.
      #expect((jump ?? .infinity) < 1e-3)
    }
  }

  @Test("print as they should, by hand, for a view that fades and shifts")
  func trees() {
    let kind = TransitionKind("") { AnyTransition.opacity.combined(with: .offset(x: 0, y: 20)) }
    let stage = Interruption.all[0].film(kind).makeStage()
    // At 1.4 s it is 40 % in. Of two linear ways the later is laid over the earlier: at 1.9 s the
    // insertion leads to 90 %, from where half of the way out is gone. It came at 50 at once; on
    // its way out it follows the row to 60, and is half there.
    let opacities = stage.drawing(at: 1.4).opacities.map { ($0 * 1e6).rounded() / 1e6 }
    #expect(opacities == [0.4, 1])
    let drawing = stage.drawing(at: 1.9)
    #expect(
      Places(drawing).byView[2].map { $0.map { ($0 * 1e6).rounded() / 1e6 } } == [65, 36, 0.45])
    #expect(stage.drawing(at: 2.4).opacities == [1])
  }

  /// Where each view's middle is drawn, and how opaque, by the red of its fill.
  private struct Places {
    var byView: [Int: [Double]] = [:]

    init(_ drawing: FrameDrawing) {
      for node in drawing.content { add(node, .identity, 1) }
    }

    private mutating func add(_ node: DrawingNode, _ outer: CGAffineTransform, _ opacity: Double) {
      switch node {
      case .fill(let fill):
        guard case .color(let color) = fill.paint else { return }
        let middle = CGPoint(x: 10, y: 5).applying(outer)
        byView[Int((color.red * 10).rounded())] = [middle.x, middle.y, opacity]
      case .group(let group):
        let transform = group.transform.concatenating(outer)
        for inner in group.content { add(inner, transform, opacity * group.opacity) }
      default: break
      }
    }
  }
}
