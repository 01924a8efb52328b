import Geometry
import TestSupport
import Testing

@testable import Motion

@Suite("Retargeting")
struct RetargetingTests {
  static let animations: [Animation] = [
    .linear(duration: 1), .easeInOut(duration: 0.8), .smooth, .bouncy, .spring(bounce: -0.3),
    .interpolatingSpring(stiffness: 90, damping: 8), .easeIn(duration: 0.5).delay(0.2),
    .easeOut(duration: 0.4).repeatForever(), .smooth.speed(2), .bouncy.delay(0.1),
    .interactiveSpring, .easeInOut.repeatCount(3), .bouncy.logicallyComplete(after: 0.1),
    .timingCurve(.circularEaseInOut, duration: 0.7),
  ]

  /// A value with a random history of changes, and when they were made.
  private func history(
    _ random: inout SeededRandom, changes: Int = 6
  ) -> (steps: [AnimatedValue<Double>], times: [Double], last: [Animation]) {
    var value = AnimatedValue(random.double(in: -100...100))
    var (time, steps, times, last) = (0.0, [value], [-1.0], [Animation.linear])
    for _ in 0..<changes {
      time += random.double(in: 0...0.5)
      let animation = Self.animations.randomElement(using: &random) ?? .linear
      value.set(random.double(in: -100...100), animation: animation, at: time)
      steps.append(value)
      times.append(time)
      last.append(animation)
    }
    return (steps, times, last)
  }

  @Test("a change leaves the shown value where it is, whatever ran and whatever takes over")
  func continuousValue() {
    var random = SeededRandom(seed: 42)
    for _ in 0..<400 {
      let (steps, times, _) = history(&random)
      for index in 1..<steps.count {
        let before = steps[index - 1].value(at: times[index])
        #expect(abs(steps[index].value(at: times[index]) - before) < 1e-9)
      }
    }
  }

  @Test("a spring that takes over keeps the velocity, of a spring or of a curve")
  func continuousVelocity() {
    var random = SeededRandom(seed: 43)
    for _ in 0..<300 {
      var value = AnimatedValue(0.0)
      let first = Self.animations.randomElement(using: &random) ?? .linear
      value.set(random.double(in: 1...100), animation: first, at: 0)
      let time = random.double(in: 0.01...0.9)
      let velocity = value.velocity(at: time)
      value.set(random.double(in: -100...0), animation: .bouncy, at: time)
      #expect(abs(value.velocity(at: time) - velocity) < 1e-9)
    }
  }

  @Test("a velocity is the slope of the shown value")
  func velocityIsSlope() {
    var random = SeededRandom(seed: 44)
    var compared = 0
    for _ in 0..<200 {
      let (steps, times, _) = history(&random)
      guard let value = steps.last, let begin = times.last else { return }
      let time = begin + random.double(in: 0.01...1)
      let h = 1e-5
      let values = [-2, -1, 1, 2].map { value.value(at: time + $0 * h) }
      let slope = (values[2] - values[1]) / (2 * h)
      // Not across a corner, where a pass or an animation ends.
      guard abs((values[3] - values[0]) / (4 * h) - slope) < 1e-3 else { continue }
      compared += 1
      #expect(abs(value.velocity(at: time) - slope) < 1e-2 * max(1, abs(slope)))
    }
    #expect(compared > 150)
  }

  @Test("a value ends exactly on its model, and stays")
  func endsOnModel() {
    var random = SeededRandom(seed: 45)
    for _ in 0..<300 {
      let (steps, _, _) = history(&random)
      guard let value = steps.last, let end = value.removalTime, end.isFinite else { continue }
      for time in [end, end + 0.1, 1e9] {
        #expect(value.value(at: time) == value.model)
        #expect(value.velocity(at: time) == 0)
        #expect(!value.isAnimating(at: time))
      }
      #expect(value.isAnimating(at: end.nextDown))
    }
  }

  @Test("what is asked in between does not change what is shown")
  func independentOfSampling() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: .bouncy, at: 0.1)
    value.set(30, animation: .easeInOut(duration: 1), at: 0.33)
    let once = value.value(at: 0.5)
    for rate in [10.0, 30, 120] {
      for frame in 0...Int(rate) { _ = value.value(at: Double(frame) / rate) }
      #expect(value.value(at: 0.5) == once)
    }
  }

  @Test("a spring retargeted is the closed form from where it was, as fast as it was")
  func mergedSpring() {
    let spring = Spring.bouncy
    var value = AnimatedValue(10.0)
    value.set(110, animation: .bouncy, at: 1)
    let (x, v) = (
      10 + spring.value(target: 100.0, time: 0.2), spring.velocity(target: 100.0, time: 0.2)
    )
    value.set(-40, animation: .smooth, at: 1.2)
    for elapsed in [0.0, 0.05, 0.3, 0.6] {
      let expected = x + Spring.smooth.value(target: -40 - x, initialVelocity: v, time: elapsed)
      #expect(abs(value.value(at: 1.2 + elapsed) - expected) < 1e-9)
    }
    #expect(value.logicalCompletionTime == 1.7)
  }

  @Test("springs at another speed take over from equal ones, exactly as faster springs")
  func mergedSpringWithSpeed() {
    var (fast, plain) = (AnimatedValue(0.0), AnimatedValue(0.0))
    for (target, time) in [(100.0, 0.0), (-50, 0.1), (20, 0.17)] {
      fast.set(target, animation: .bouncy.speed(2), at: time)
      plain.set(target, animation: .bouncy(duration: 0.25), at: time)
    }
    for time in [0.17, 0.2, 0.3, 0.4] {
      #expect(abs(fast.value(at: time) - plain.value(at: time)) < 1e-9)
    }
    #expect(fast.earlier.isEmpty)
  }

  @Test("curves are blended: the new one leads from where the old one is to the target")
  func blendedCurves() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: .linear(duration: 1), at: 0)
    value.set(200, animation: .linear(duration: 1), at: 0.5)
    #expect(abs(value.value(at: 0.75) - (75 + 0.25 * (200 - 75))) < 1e-12)
    #expect(abs(value.value(at: 1.25) - (100 + 0.75 * 100)) < 1e-12)
    #expect(value.value(at: 1.5) == 200)
  }

  @Test("a value ends on its model though an older animation goes on for ever")
  func blendedForever() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: .linear(duration: 1).repeatForever(), at: 0)
    #expect(value.removalTime == .infinity)
    value.set(50, animation: .easeIn(duration: 0.5), at: 2.3)
    #expect(value.removalTime == 2.8)
    #expect(value.value(at: 2.8) == 50)
  }

  @Test("a change in a delay begins there, and the first goes on until it takes effect")
  func changeDuringDelay() {
    var value = AnimatedValue(0.0)
    value.set(100, animation: .linear(duration: 1).delay(1), at: 0)
    value.set(50, animation: .linear(duration: 1).delay(1), at: 0.5)
    #expect(value.value(at: 0.9) == 0)
    #expect(abs(value.value(at: 1.25) - 25) < 1e-12)
    #expect(value.removalTime == 2.5)
  }

  @Test("a change without animation shifts what runs")
  func changeWithoutAnimation() {
    var (value, plain) = (AnimatedValue(0.0), AnimatedValue(0.0))
    value.set(100, animation: .easeIn(duration: 1), at: 0)
    value.set(80, animation: .easeIn(duration: 1), at: 0.2)
    plain = value
    #expect(value.set(90, animation: nil, at: 0.4) == nil)
    for time in [0.4, 0.7, 1.1] {
      #expect(abs(value.value(at: time) - plain.value(at: time) - 10) < 1e-12)
    }
    #expect(value.removalTime == 1.2)
    #expect(value.value(at: 1.2) == 90)
    value.set(7, animation: nil, at: 3)
    #expect(value.value(at: 3) == 7)
    #expect(value.removalTime == nil)
  }

  @Test("several changes at one instant end on the last")
  func sameInstant() {
    for animation in Self.animations where animation.duration.isFinite {
      var value = AnimatedValue(1.0)
      for target in [5.0, -3, 8, 2] { value.set(target, animation: animation, at: 1) }
      #expect(value.value(at: 1) == 1)
      #expect(value.value(at: value.removalTime ?? 0) == 2)
    }
    var value = AnimatedValue(0.0)
    value.set(5, animation: .bouncy, at: 0)
    value.set(100, animation: .bouncy, at: 0)
    #expect(abs(value.value(at: 0.3) - 103.393) < 1e-3)
  }

  @Test("the completion of a change stands when another takes over, its removal waits")
  func completionTimes() {
    var value = AnimatedValue(0.0)
    let first = value.set(100, animation: .smooth, at: 0)
    #expect(first == AnimationTimes(logicalCompletion: 0.5, removal: 0.8))
    let second = value.set(50, animation: .smooth, at: 0.3)
    #expect(second?.logicalCompletion == 0.8)
    #expect((second?.removal ?? 0) > 1)
    #expect(value.removalTime == second?.removal)
    #expect(value.set(50, animation: .smooth, at: 0.4) == nil)
  }

  @Test("an interactive spring blends the pace of the one before into its own")
  func blendDuration() {
    var (blended, plain) = (AnimatedValue(0.0), AnimatedValue(0.0))
    blended.set(100, animation: .smooth(duration: 1), at: 0)
    plain.set(100, animation: .smooth(duration: 1), at: 0)
    blended.set(0, animation: .spring(duration: 0.2, blendDuration: 0.3), at: 0.2)
    plain.set(0, animation: .spring(duration: 0.2), at: 0.2)
    #expect(abs(blended.velocity(at: 0.2) - plain.velocity(at: 0.2)) < 1e-9)
    #expect(blended.value(at: 0.3) > plain.value(at: 0.3))
    let expected = integrated(from: blended.value(at: 0.2), blended.velocity(at: 0.2))
    #expect(abs(blended.value(at: 0.4) - expected) < 0.05)
    let end = blended.removalTime ?? 0
    #expect(abs(blended.value(at: end.nextDown)) < 0.1)
  }

  @Test("ten thousand changes keep the memory bounded and the value continuous")
  func manyChanges() {
    for animation in Self.animations {
      var random = SeededRandom(seed: 46)
      var value = AnimatedValue(0.0)
      for index in 0..<10_000 {
        let time = Double(index / 3) * 0.001
        let before = value.value(at: time)
        value.set(random.double(in: -1...1), animation: animation, at: time)
        #expect(abs(value.value(at: time) - before) < 1e-9)
        #expect(value.earlier.count <= 32)
      }
    }
  }

  @Test("vectors of any kind travel, each component alike")
  func vectors() {
    var pair = AnimatedValue(AnimatablePair(0.0, CGFloat(5)))
    var vector = AnimatedValue(AnimatableVector([0, 5]))
    var number = AnimatedValue(0.0)
    for (target, time) in [(10.0, 0.0), (-3, 0.2), (4, 0.21)] {
      pair.set(AnimatablePair(target, 5), animation: .bouncy, at: time)
      vector.set([target, 5], animation: .bouncy, at: time)
      number.set(target, animation: .bouncy, at: time)
    }
    let expected = number.value(at: 0.5)
    #expect(pair.value(at: 0.5) == AnimatablePair(expected, 5))
    #expect(vector.value(at: 0.5) == [expected, 5])
  }

  @Test("values that are no numbers are shown at once, and what follows is defined")
  func hostileValues() {
    let numbers = [
      0, -0.0, Double.leastNonzeroMagnitude, 1e300, -1e300, 1e-300, .infinity, -.infinity, .nan, 1,
    ]
    for a in numbers {
      for b in numbers {
        for animation in Self.animations {
          var value = AnimatedValue(a)
          value.set(b, animation: animation, at: 0)
          value.set(1, animation: animation, at: 0.1)
          #expect(!value.value(at: 0.2).isNaN, "\(a) \(b)")
          #expect(value.value(at: value.removalTime ?? 0.2) == 1 || value.removalTime == .infinity)
        }
      }
    }
  }

  /// Runge–Kutta for a critically damped spring to 0 whose response goes from 1 to 0.2 in 0.3 s,
  /// over the first 0.2 s.
  private func integrated(from start: Double, _ velocity: Double) -> Double {
    func pull(_ x: Double, _ v: Double, _ t: Double) -> Double {
      let p = min(1, t / 0.3)
      let response = 0.2 + 0.8 * (1 - p * p * (3 - 2 * p))
      let frequency = 2 * Double.pi / response
      return -frequency * frequency * x - 2 * frequency * v
    }
    var (x, v) = (start, velocity)
    let h = 0.2 / 2000
    for step in 0..<2000 {
      let t = Double(step) * h
      let (v1, a1) = (v, pull(x, v, t))
      let (v2, a2) = (v + h / 2 * a1, pull(x + h / 2 * v1, v + h / 2 * a1, t + h / 2))
      let (v3, a3) = (v + h / 2 * a2, pull(x + h / 2 * v2, v + h / 2 * a2, t + h / 2))
      let (v4, a4) = (v + h * a3, pull(x + h * v3, v + h * a3, t + h))
      x += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }
    return x
  }
}
