import Foundation
import Geometry
import Motion
import Testing

@testable import Views

@Suite("Timelines")
struct TimelineViewTests {
  private func offsets(_ times: [Double], _ schedule: some TimelineSchedule & Sendable) -> [Double]
  {
    let stage = Film.of {
      TimelineView(schedule) {
        Rectangle().fill(.black).offset(x: $0.date.timeIntervalSinceReferenceDate)
      }
    }.makeStage()
    return times.map { stage.drawing(at: $0).offsets[0] }
  }

  @Test("of animation show the film's clock in every frame")
  func animation() {
    #expect(offsets([0, 0.1, 2.5], .animation) == [0, 0.1, 2.5])
    #expect(offsets([0.25, 0.6, 1.1], .animation(minimumInterval: 0.5)) == [0, 0.5, 1])
    #expect(offsets([0.25, 5], .animation(paused: true)) == [0, 0])
  }

  @Test("of a period, a list and minutes show the date that was last")
  func entries() {
    let start = Date(timeIntervalSinceReferenceDate: 0.5)
    #expect(offsets([0.6, 2.4, 2.5], .periodic(from: start, by: 1)) == [0.5, 1.5, 2.5])
    let dates = [1.0, 1.5, 8].map { Date(timeIntervalSinceReferenceDate: $0) }
    #expect(offsets([0.5, 1.2, 7.9, 9], .explicit(dates)) == [0, 1, 1.5, 8])
    #expect(offsets([59, 60, 125], .everyMinute) == [0, 60, 120])
  }

  @Test("from the clock on the wall begin with the film")
  func wallClock() {
    #expect(offsets([0.5, 2.5], .periodic(from: .now, by: 2)) == [0, 2])
  }

  @Test("with a period that isn't positive stand still")
  func hostilePeriods() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    for interval in [0, -1, .nan, .infinity] {
      #expect(offsets([0, 3], .periodic(from: start, by: interval)) == [0, 0])
    }
  }

  @Test("evaluate at their dates, so that changes there animate from then")
  func changesAtEntries() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let stage = Film.of {
      TimelineView(.periodic(from: start, by: 1)) { context in
        let x = context.date.timeIntervalSinceReferenceDate * 100
        Rectangle().fill(.black).offset(x: x).animation(.linear(duration: 0.5), value: x)
      }
    }.makeStage()
    #expect(stage.drawing(at: 2.25).offsets == [150])
  }

  @Test("never end a film, except for a list of dates")
  func durations() {
    let dates = [1.0, 3].map { Date(timeIntervalSinceReferenceDate: $0) }
    #expect(
      Film(size: .zero, state: 0) { _ in TimelineView(.animation) { _ in Rectangle() } }.duration
        == .infinity)
    #expect(
      Film(size: .zero, state: 0) { _ in TimelineView(.explicit(dates)) { _ in Rectangle() } }
        .duration == 3)
  }
}
