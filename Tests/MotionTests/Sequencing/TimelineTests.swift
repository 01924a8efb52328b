import TestSupport
import Testing

@testable import Motion

@Suite("Timeline")
struct TimelineTests {
  private func step(_ name: String, _ duration: Double) -> Timeline<String> {
    .step(name, duration: duration)
  }

  @Test("durations add up")
  func durations() {
    let (a, b) = (step("a", 1.5), step("b", 0.25))
    #expect(Timeline.sequence([a, b, a]).duration == 3.25)
    #expect(Timeline.parallel([a, b]).duration == 1.5)
    #expect(a.delayed(by: 2).held(for: 0.5).duration == 4)
    #expect(b.repeated(4, gap: 0.5).duration == 2.5)
    #expect(b.repeated(nil).duration == .infinity)
    #expect(a.reversed().duration == 1.5)
    #expect(a.speed(3).duration == 0.5)
    #expect(Timeline.stagger([b, b, b], interval: 0.1).duration == 0.45)
    #expect(Timeline<String>.hold(3).duration == 3)
    #expect(Timeline<String>.sequence([]).duration == 0)
  }

  @Test("two spans that meet between frames show on either side of it")
  func meetingSpans() {
    let timeline = Timeline.sequence([step("first", 1.1), step("second", 2)])
    #expect(timeline.activeSteps(at: 27.0 / 25).map(\.step) == ["first"])
    #expect(timeline.activeSteps(at: 28.0 / 25).map(\.step) == ["second"])
    #expect(timeline.activeSteps(at: 1.1).map(\.step) == ["second"])
    #expect(timeline.activeSteps(at: 3.1).isEmpty)
  }

  @Test("a sequence shows exactly one step in each frame, at every rate, however it is nested")
  func noHolesNoDoubles() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<60 {
      let frames = [1.0 / 24, 1.0 / 25, 1001.0 / 30000, 1.0 / 60]
      let frame = frames[Int.random(in: 0..<4, using: &random)]
      let lengths = (0..<12).map { _ in Double(Int.random(in: 0...7, using: &random)) * frame }
      var names = 0
      func next() -> Timeline<String> {
        names += 1
        return step("\(names)", lengths[names % lengths.count])
      }
      let inner = Timeline.sequence([next(), next(), next()]).repeated(3)
      let timeline = Timeline.sequence([
        next(), inner, Timeline.sequence([next(), next()]).reversed(), inner.reversed(), next(),
      ])
      for timeline in [timeline, timeline.reversed(), timeline.repeated(2)] {
        let count = Int((timeline.duration / frame).rounded())
        for index in 0..<count {
          let active = timeline.activeSteps(at: Double(index) * frame)
          #expect(active.count == 1)
          #expect(timeline.state(at: Double(index) * frame)?.step == active.first?.step)
        }
        #expect(timeline.activeSteps(at: timeline.duration).isEmpty)
      }
    }
  }

  @Test("a gap holds the end of the step before")
  func gaps() {
    let timeline = Timeline.sequence([step("a", 1), .hold(2), step("b", 1)]).delayed(by: 0.5)
    #expect(timeline.state(at: 0.4) == nil)
    let held = timeline.state(at: 2)
    #expect(held?.step == "a" && held?.progress == 1 && held?.phase == .after)
    #expect(timeline.state(at: 3.5)?.step == "b")
    let repeated = step("a", 1).repeated(2, gap: 1)
    #expect(repeated.state(at: 1.5)?.progress == 1)
    #expect(repeated.state(at: 2.25)?.progress == 0.25)
    #expect(repeated.state(at: 99)?.progress == 1)
  }

  @Test("played backwards a timeline shows at t what it showed at its duration less t")
  func reversal() {
    let timeline = Timeline.parallel([
      Timeline.sequence([step("a", 1), step("b", 0.5)]).repeated(2, gap: 0.3),
      step("c", 2).delayed(by: 0.4).held(for: 0.1), step("d", 1).speed(0.5),
    ])
    let reversed = timeline.reversed()
    #expect(reversed.reversed().states(at: 0.7) == timeline.states(at: 0.7))
    var random = SeededRandom(seed: 4)
    for _ in 0..<200 {
      let time = random.double(in: -0.5...timeline.duration + 0.5)
      let forward = timeline.states(at: timeline.duration - time)
      for state in reversed.states(at: time) {
        let twin = forward.first { $0.step == state.step }
        guard let twin, twin.phase == .active, state.phase == .active else { continue }
        #expect(abs(twin.time - state.time) < 1e-9)
        #expect(state.isReversed)
      }
      let names = { (states: [StepState<String>]) in
        Set(states.filter { $0.phase == .active }.map(\.step))
      }
      #expect(names(reversed.states(at: time)) == names(forward))
    }
  }

  @Test("alternate passes are played backwards")
  func autoreverses() {
    let timeline = step("a", 2).repeated(3, autoreverses: true)
    #expect(timeline.state(at: 0.5)?.progress == 0.25)
    #expect(timeline.state(at: 2.5)?.progress == 0.75)
    #expect(timeline.state(at: 4.5)?.progress == 0.25)
    #expect(step("a", 2).repeated(2, autoreverses: true).state(at: 9)?.progress == 0)
    #expect(timeline.reversed().state(at: 0.5)?.progress == 0.75)
  }

  @Test("a stagger spreads the beginnings by its curve")
  func stagger() {
    let parts = (0..<5).map { step("\($0)", 1) }
    let even = Timeline.stagger(parts, interval: 0.1)
    let eased = Timeline.stagger(parts, interval: 0.1, distribution: .easeIn)
    for (index, state) in even.states(at: 0).enumerated() {
      #expect(abs(state.begin - 0.1 * Double(index)) < 1e-12)
    }
    for (index, state) in eased.states(at: 0).enumerated() {
      let expected = 0.4 * UnitCurve.easeIn.value(at: Double(index) / 4)
      #expect(abs(state.begin - expected) < 1e-12)
    }
    #expect(abs(even.duration - 1.4) < 1e-12 && abs(eased.duration - 1.4) < 1e-12)
    #expect(Timeline.stagger([parts[0]], interval: 1).duration == 1)
  }

  @Test("a timeline of tweens has a value at every time")
  func values() {
    let there = Timeline.tween(from: 0.0, to: 10, animation: .linear(duration: 1))
    let on = Timeline.tween(from: 10.0, to: 30, animation: .easeIn(duration: 2))
    let timeline = Timeline.sequence([there, .hold(1), on]).delayed(by: 1)
    #expect(timeline.value(at: 0) == 0)
    #expect(timeline.value(at: 1.5) == 5)
    #expect(timeline.value(at: 2.7) == 10)
    #expect(timeline.value(at: 5) == 30)
    #expect(timeline.reversed().value(at: 0) == 30)
    #expect(abs((timeline.reversed().value(at: 3.5) ?? 0) - 5) < 1e-12)
    #expect(Timeline<Tween<Double>>.hold(1).value(at: 0.5) == nil)
  }

  @Test("linked animations go on from one to the next, and back")
  func linked() {
    let linked = Animation.linear(duration: 1).linked(to: .easeIn(duration: 2))
    #expect(linked.duration == 3)
    #expect(linked.progress(at: 0.5) == 0.5)
    #expect(linked.progress(at: 1) == 1)
    #expect(abs(linked.progress(at: 2) - (1 + UnitCurve.easeIn.value(at: 0.5))) < 1e-12)
    #expect(linked.progress(at: 3) == 2)
    #expect(linked.value(5.0, 9, 5, at: 99) == 5)
    for time in [-1, 0, 0.3, 1, 1.7, 2, 2.5, 3, 4] {
      let back = linked.reversed().progress(at: time)
      #expect(abs(back - linked.progress(at: 3 - time)) < 1e-12)
    }
    #expect(linked.reversed().progress(at: 2) == 1)
  }

  @Test("the list of spans agrees with the states, repetitions written out")
  func spans() {
    let timeline = Timeline.sequence([
      step("a", 1), Timeline.stagger([step("b", 0.5), step("c", 0.25)], interval: 0.1),
      step("d", 0.5).repeated(3, gap: 0.2, autoreverses: true).speed(2),
    ]).delayed(by: 0.3)
    for timeline in [timeline, timeline.reversed(), timeline.repeated(2, gap: 0.1).reversed()] {
      let spans = timeline.spans()
      #expect(spans.map(\.begin) == spans.map(\.begin).sorted())
      for time in stride(from: 0.013, to: timeline.duration, by: 0.037) {
        let active = timeline.activeSteps(at: time).map { $0.step + ($0.isReversed ? "'" : "") }
        let listed = spans.filter { $0.begin <= time && time < $0.begin + $0.duration }
          .map { $0.step + ($0.isReversed ? "'" : "") }
        #expect(active.sorted() == listed.sorted())
      }
    }
    #expect(timeline.spans().count == 6)
    #expect(step("a", 1).repeated(nil, gap: 1).spans(before: 5).map(\.begin) == [0, 2, 4])
    #expect(step("a", 1).repeated(nil).spans(limit: 7).count == 7)
    #expect(Timeline<String>.hold(1).repeated(nil).spans().isEmpty)
  }

  @Test("durations that are no numbers, and endless parts, are defined")
  func hostile() {
    let numbers = [0, -0.0, -1, 1e-300, 1e300, .infinity, -.infinity, .nan, 1]
    for a in numbers {
      for b in numbers {
        let part = step("a", a)
        let timelines = [
          part.repeated(nil, gap: b), part.repeated(3, gap: b, autoreverses: true).reversed(),
          .sequence([part, step("b", b), part]).reversed(), part.delayed(by: b).held(for: a),
          .parallel([part, step("b", b)]).reversed(), part.speed(b).repeated(2),
          .stagger([part, part], interval: b), part.repeated(.max, gap: b),
        ]
        for timeline in timelines {
          #expect(!timeline.duration.isNaN)
          #expect(!timeline.spans(limit: 100).contains { $0.begin.isNaN || $0.duration.isNaN })
          for time in numbers {
            for state in timeline.states(at: time) {
              #expect(!state.progress.isNaN && !state.time.isNaN && !state.begin.isNaN)
            }
          }
        }
      }
    }
  }
}
