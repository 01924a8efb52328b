import Geometry
import TestSupport
import Testing

@testable import Motion

private struct Pose: Sendable {
  var scale = 1.0
  var offset = CGPoint(x: 0, y: 0)
}

@Suite("Keyframe timelines")
struct KeyframeTimelineTests {
  @Test("cubic keyframes pass smoothly from one to the next, as in SwiftUI")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(100.0, duration: 0.5)
      CubicKeyframe(50.0, duration: 0.5)
    }
    let table = [
      (0.1, 9.6), (0.25, 46.875), (0.4, 86.4), (0.5, 100), (0.6, 98), (0.75, 78.125), (0.9, 56),
      (1, 50), (-1, 0), (0, 0), (9, 50),
    ]
    for (time, expected) in table {
      #expect(abs(timeline.value(time: time) - expected) < 1e-12)
      #expect(abs(timeline.value(progress: time) - expected) < 1e-12)
    }
    #expect(timeline.duration == 1)
    #expect(abs(timeline.velocity(time: 0.5) - 50) < 1e-12)
    #expect(timeline.velocity(time: 1) == 0)
  }

  @Test("members of a value follow tracks of their own")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        MoveKeyframe(5)
        LinearKeyframe(4, duration: 1, timingCurve: .easeIn)
      }
      KeyframeTrack(\.offset) {
        for x in [10.0, 20] { LinearKeyframe(CGPoint(x: x, y: 0), duration: 0.25) }
      }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5).scale == 1.5)
    #expect(timeline.value(time: 0.375).offset.x == 15)
    #expect(timeline.value(time: 1.5).offset.x == 20)
    #expect(timeline.value(time: 1).scale == 5)
    #expect(abs(timeline.value(time: 1.5).scale - (5 - UnitCurve.easeIn.value(at: 0.5))) < 1e-12)
    #expect(timeline.velocity(time: 0.3).offset.x == 40)
    #expect(timeline.velocity(time: 0.3).scale == 1)
  }

  @Test("beside a straight keyframe a cubic one has its slope")
  func cubicBesideLinear() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 1)
      CubicKeyframe(30.0, duration: 1)
      LinearKeyframe(30.0, duration: 1)
    }
    #expect(abs(timeline.velocity(time: 1.0001) - 10) < 0.05)
    #expect(abs(timeline.velocity(time: 1.9999)) < 0.05)
  }

  @Test("velocities given are kept, and adopted by the neighbour")
  func givenVelocities() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10.0, duration: 1, startVelocity: 7)
      CubicKeyframe(20.0, duration: 1, startVelocity: -3)
      CubicKeyframe(0.0, duration: 1, endVelocity: 11)
    }
    #expect(abs(timeline.velocity(time: 0) - 7) < 1e-9)
    #expect(abs(timeline.velocity(time: 1 - 1e-7) + 3) < 1e-4)
    #expect(abs(timeline.velocity(time: 1) + 3) < 1e-9)
    #expect(abs(timeline.velocity(time: 3 - 1e-7) - 11) < 1e-4)
  }

  @Test("a spring keyframe takes as long as it settles, with the velocity before it")
  func spring() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 1)
      SpringKeyframe(100.0, spring: .bouncy)
      LinearKeyframe(100.0, duration: 1)
    }
    #expect(abs(timeline.duration - (2 + Spring.bouncy.settlingDuration)) < 1e-12)
    let expected = 10 + Spring.bouncy.value(target: 90.0, initialVelocity: 10, time: 0.3)
    #expect(abs(timeline.value(time: 1.3) - expected) < 1e-9)
    #expect(timeline.value(time: 1 + Spring.bouncy.settlingDuration) == 100)
  }

  @Test("of keyframes at one time the last holds, and before it the earlier motion")
  func sameTime() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 1)
      MoveKeyframe(20.0)
      MoveKeyframe(30.0)
      LinearKeyframe(30.0, duration: 1)
    }
    #expect(abs(timeline.value(time: 1 - 1e-6) - 10) < 1e-4)
    #expect(timeline.value(time: 1) == 30)
    let held = KeyframeTimeline(initialValue: 0.0) {
      for value in [1.0, 2, 3] { LinearKeyframe(value, duration: 0.1, timingCurve: .stepEnd) }
    }
    #expect(held.value(time: 0.3) == 3)
    #expect(held.value(time: 0.1 + 0.2 - 1e-6) == 2)
    #expect(held.value(time: 0.2) == 2)
  }

  @Test("velocity is the slope of the value, and the value has no gaps")
  func slopes() {
    var random = SeededRandom(seed: 77)
    for _ in 0..<50 {
      let keys: [Keyframe<Double>] = (0..<6).flatMap { _ -> [Keyframe<Double>] in
        let target = random.double(in: -10...10)
        let duration = random.double(in: 0.1...1)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return LinearKeyframe(target, duration: duration).keyframes
        case 1: return CubicKeyframe(target, duration: duration).keyframes
        default: return SpringKeyframe(target, spring: .snappy).keyframes
        }
      }
      let timeline = KeyframeTimeline(
        initialValue: 0, tracks: [AnyKeyframeTrack(KeyframeTrack(\.self, keyframes: keys))])
      for _ in 0..<40 {
        let time = random.double(in: 0.001...timeline.duration)
        let step = timeline.value(time: time + 1e-6) - timeline.value(time: time - 1e-6)
        // A spring that was settled to a thousandth is set on its target.
        #expect(abs(step) < 0.03)
        if abs(step) < 1e-4 {
          #expect(abs(timeline.velocity(time: time) - step / 2e-6) < 1 || abs(step) < 3e-4)
        }
      }
    }
  }

  @Test("no keyframes, and durations that are no numbers, are defined")
  func hostile() {
    let empty = KeyframeTimeline(initialValue: 3.0) {}
    #expect(empty.duration == 0)
    #expect(empty.value(time: 1) == 3)
    for number in [Double.nan, -1, 0, .infinity, 1e300, 1e-300] {
      let timeline = KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(1.0, duration: number)
        CubicKeyframe(2.0, duration: number)
        SpringKeyframe(3.0, duration: number, spring: Spring(duration: number))
      }
      for time in [number, 0, 1, -1] {
        #expect(!timeline.value(time: time).isNaN)
        #expect(!timeline.value(progress: time).isNaN)
        #expect(!timeline.velocity(time: time).isNaN)
      }
    }
  }
}
