import Drawing
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Phases")
struct PhaseAnimatorTests {
  private func offset(_ stage: Stage, _ time: Double) -> Double {
    stage.drawing(at: time).shifts.first ?? .nan
  }

  @Test("go round for ever, each entered along its own animation")
  func cycle() {
    let film = Film.of {
      PhaseAnimator([0, 1, 3]) {
        Rectangle().fill(.black).offset(x: Double($0) * 100)
      } animation: {
        .linear(duration: Double($0 == 0 ? 4 : $0))
      }
    }
    let stage = film.makeStage()
    // 0 → 100 in 1 s, 100 → 300 in 3 s, 300 → 0 in 4 s.
    #expect(offset(stage, 0) == 0)
    #expect(offset(stage, 0.5) == 50)
    #expect(offset(stage, 2.5) == 200)
    #expect(offset(stage, 6) == 150)
    #expect(offset(stage, 8.5) == 50)
  }

  @Test("agree with the sequence that Motion computes")
  func agreesWithMotion() {
    let animations: [Animation] = [.bouncy, .easeIn(duration: 0.3), .smooth.delay(0.2)]
    let sequence = PhaseSequence([0, 1, 2]) { animations[$0] }
    let film = Film(size: CGSize(width: 10, height: 10), duration: 9, state: 0) { _ in
      PhaseAnimator([0, 1, 2]) {
        Rectangle().fill(.black).offset(x: Double($0)).zIndex(Double($0))
      } animation: {
        animations[$0]
      }
    }
    let log = Happenings()
    let watched = Film(size: film.size, duration: 9, state: 0) { _ in
      PhaseAnimator([0, 1, 2]) { phase in
        Rectangle().fill(.black).offset(x: Double(phase)).onChange(of: phase) {
          log.noteTime("\(phase)")
        }
      } animation: {
        animations[$0]
      }
    }
    let stage = watched.makeStage()
    log.stage = stage
    _ = stage.drawing(at: sequence.cycleDuration * 1.99)
    let expected = sequence.changes(cycles: 2).map {
      "\($0.phase) \(($0.time * 1000).rounded() / 1000)"
    }
    #expect(log.all == expected)
    #expect(film.makeStage().drawing(at: 0).content.count == 1)
  }

  @Test("go round once when the trigger changes, and rest on the first")
  func triggered() {
    let film = Film.flag([.on(at: 1)], duration: 9) { flag in
      Rectangle().phaseAnimator([0, 1, 2], trigger: flag) { content, phase in
        content.offset(x: Double(phase) * 100)
      } animation: { _ in
        .second
      }
    }
    let stage = film.makeStage()
    #expect([0, 1, 1.5, 2.5, 3.5, 4, 6].map { offset(stage, $0) } == [0, 0, 50, 150, 100, 0, 0])
  }

  @Test("a trigger on the way enters the next phase at once")
  func triggeredOnTheWay() {
    let film = Film.flag([.on(at: 1), .off(at: 1.5)], duration: 9) { flag in
      PhaseAnimator([0, 1, 2], trigger: flag) {
        Rectangle().fill(.black).offset(x: Double($0) * 100)
      } animation: { _ in
        .second
      }
    }
    let stage = film.makeStage()
    #expect(offset(stage, 1.5) == 50)
    // The way to 2 is blended over that to 1; both have arrived a second later.
    #expect(offset(stage, 2.5) == 200)
    #expect(offset(stage, 3) == 100)
    #expect(offset(stage, 5) == 0)
  }

  @Test("of a single film never end it, but triggered ones do")
  func durations() {
    @Sendable func film(_ isEndless: Bool) -> Film {
      Film.flag([.on(at: 1)]) { flag in
        if isEndless {
          PhaseAnimator([0, 1]) { Rectangle().fill(.black).offset(x: Double($0)) }
        } else {
          PhaseAnimator([0, 1], trigger: flag) {
            Rectangle().fill(.black).offset(x: Double($0))
          } animation: {
            _ in
            .second
          }
        }
      }
    }
    #expect(film(true).duration == .infinity)
    #expect(film(false).duration == 3)
  }

  @Test("none of which takes time are stopped and named")
  func phasesWithoutTime() {
    struct Frozen: View {
      var body: some View { PhaseAnimator([false, true]) { _ in Rectangle() } }
    }
    let stage = Film.of { Frozen() }.makeStage()
    _ = stage.drawing(at: 1)
    #expect(stage.diagnostics.map(\.view) == ["Frozen > PhaseAnimator"])
  }

  @Test("that are none at all show nothing, and one alone is shown")
  func fewPhases() {
    let stage = Film.of { PhaseAnimator([Int]()) { _ in Rectangle() } }.makeStage()
    #expect(stage.drawing(at: 1).content.isEmpty)
    #expect(stage.diagnostics.map(\.view) == ["PhaseAnimator"])
    let single = Film.of { PhaseAnimator([3]) { Rectangle().fill(.black).offset(x: Double($0)) } }
      .makeStage()
    #expect(single.drawing(at: 1).offsets == [3])
    #expect(single.diagnostics.isEmpty)
  }
}
