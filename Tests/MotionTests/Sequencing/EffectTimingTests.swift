import Testing

@testable import Motion

@Suite("The web's timing model")
struct EffectTimingTests {
  private func timing(_ change: (inout EffectTiming) -> Void) -> EffectTiming {
    var timing = EffectTiming(duration: 2)
    timing.fill = .both
    change(&timing)
    return timing
  }

  @Test("an effect applies in its span, and where it fills")
  func fill() {
    for fill in EffectTiming.Fill.allCases {
      let timing = timing { ($0.fill, $0.delay) = (fill, 1) }
      let fillsBefore = fill == .backwards || fill == .both
      let fillsAfter = fill == .forwards || fill == .both
      #expect(timing.progress(at: 0.5) == (fillsBefore ? 0 : nil))
      #expect(timing.progress(at: 1) == 0)
      #expect(timing.progress(at: 2) == 0.5)
      #expect(timing.progress(at: 3) == (fillsAfter ? 1 : nil))
      #expect(timing.endTime == 3)
    }
  }

  @Test("iterations are counted from 0, and the last one ends at its end")
  func iterations() {
    let timing = timing { $0.iterations = 2.5 }
    for (time, iteration, progress) in [
      (0.0, 0.0, 0.0), (1, 0, 0.5), (2, 1, 0), (4.5, 2, 0.25), (5, 2, 0.5), (99, 2, 0.5),
    ] {
      #expect(timing.currentIteration(at: time) == iteration)
      #expect(timing.progress(at: time) == progress)
    }
    let whole = self.timing { $0.iterations = 3 }
    #expect(whole.progress(at: 6) == 1)
    #expect(whole.currentIteration(at: 6) == 2)
    let started = self.timing { ($0.iterations, $0.iterationStart) = (1, 0.5) }
    #expect(started.progress(at: 0) == 0.5)
    #expect(started.progress(at: 1) == 0)
    #expect(started.currentIteration(at: 1) == 1)
    #expect(started.progress(at: 2) == 0.5)
  }

  @Test("directions turn the iterations")
  func directions() {
    let table: [(EffectTiming.Direction, [Double])] = [
      (.normal, [0.25, 0.25, 1]), (.reverse, [0.75, 0.75, 0]), (.alternate, [0.25, 0.75, 0]),
      (.alternateReverse, [0.75, 0.25, 1]),
    ]
    for (direction, values) in table {
      let timing = timing { ($0.direction, $0.iterations) = (direction, 2) }
      #expect([0.5, 2.5, 4].map { timing.progress(at: $0) } == values)
    }
  }

  @Test("steps before the beginning have not jumped")
  func beforeFlag() {
    let timing = timing { ($0.easing, $0.delay) = (.steps(2, .jumpStart), 1) }
    #expect(timing.progress(at: 0.5) == 0)
    #expect(timing.progress(at: 1) == 0.5)
    let reversed = self.timing {
      ($0.easing, $0.direction, $0.fill) = (.steps(2, .jumpStart), .reverse, .both)
    }
    #expect(reversed.progress(at: 2) == 0)
  }

  @Test("effects without time, for ever, and with hostile numbers are defined")
  func hostile() {
    let immediate = timing { $0.duration = 0 }
    #expect(immediate.progress(at: 0) == 1)
    #expect(immediate.progress(at: -1) == 0)
    let endless = timing { $0.iterations = .infinity }
    #expect(endless.progress(at: 2001) == 0.5)
    #expect(endless.currentIteration(at: 2001) == 1000)
    #expect(timing { $0.iterations = 0 }.progress(at: 5) == 0)
    let numbers = [0, -0.0, -1, 1e-300, 1e300, .infinity, -.infinity, .nan, 1]
    for a in numbers {
      for b in numbers {
        for c in numbers {
          let timing = timing {
            ($0.delay, $0.duration, $0.iterations) = (a, b, c)
            ($0.endDelay, $0.iterationStart) = (c, a)
          }
          for time in numbers {
            #expect(!(timing.progress(at: time) ?? 0).isNaN, "\(timing) \(time)")
          }
        }
      }
    }
  }
}
