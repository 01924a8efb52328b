import Geometry
import TestSupport
import Testing

@testable import Motion

@Suite("Settling of springs")
struct SpringSettlingTests {
  @Test("the presets settle when SwiftUI's do")
  func presets() {
    #expect(Spring.smooth.settlingDuration == 0.8)
    #expect(abs(Spring.snappy.settlingDuration - 0.8768) < 5e-5)
    #expect(abs(Spring.bouncy.settlingDuration - 1.0447) < 5e-5)
    #expect(abs(Spring(bounce: 0.5).settlingDuration - 1.4154) < 5e-5)
    #expect(Spring(bounce: -0.3).settlingDuration == 1.4)
  }

  @Test("a spring stays within epsilon of its target from the settling duration on")
  func staysSettled() {
    var random = SeededRandom(seed: 21)
    for _ in 0..<300 {
      let spring = Spring(
        duration: random.double(in: 0.1...30), bounce: random.double(in: -0.8...0.95))
      let velocity = random.double(in: -30...30)
      let end = spring.settlingDuration(target: 1, initialVelocity: velocity, epsilon: 0.001)
      for step in 0..<50 {
        let time = end * (1 + Double(step) / 40)
        let value = spring.value(target: 1, initialVelocity: velocity, time: time)
        #expect(abs(value - 1) <= 0.00101)
      }
    }
  }

  @Test("a spring without damping, without stiffness or with too much damping never settles")
  func neverSettles() {
    #expect(Spring(bounce: 1).settlingDuration == .infinity)
    #expect(Spring(stiffness: 100, damping: 0).settlingDuration == .infinity)
    #expect(Spring(stiffness: 0, damping: 5).settlingDuration == .infinity)
    #expect(Spring(bounce: -1).settlingDuration == .infinity)
  }

  @Test(
    "settling is relative to the distance, at every scale",
    arguments: [
      (160, 159.99999999999997), (0, 1e11), (0, 0.5), (1e-300, -1e-300), (0, 1e200),
      (Double.leastNonzeroMagnitude, 0),
    ] as [(Double, Double)])
  func relative(from start: Double, to end: Double) {
    for animation in [Animation.smooth, .bouncy, .spring(bounce: -0.3)] {
      var value = AnimatedValue(start)
      let times = value.set(end, animation: animation, at: 1)
      #expect(times?.removal == 1 + animation.duration)
      #expect(value.value(at: 1) == start)
      #expect(value.value(at: 1 + animation.duration) == end)
      value.set(start, animation: animation, at: 1.2)
      let removal = value.removalTime ?? .infinity
      #expect(removal > 1.2 && removal < 4)
      #expect(value.value(at: removal) == start)
    }
  }

  @Test("a spring made for a settling duration has it", arguments: [0.2, 0.5, 0.7, 1])
  func fromSettlingDuration(dampingRatio: Double) {
    for duration in [0.3, 1.0, 4.0, 60] {
      let spring = Spring(settlingDuration: duration, dampingRatio: dampingRatio)
      #expect(abs(spring.dampingRatio - dampingRatio) < 1e-12)
      guard dampingRatio < 1 else { continue }
      let swing = dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot()
      let envelope = exp(-spring.damping / 2 * duration)
      #expect(abs(swing * envelope - 0.001) < 1e-12)
    }
    let critical = Spring(settlingDuration: 2, dampingRatio: 1)
    #expect(abs(critical.value(target: 1.0, time: 2) - 0.999) < 1e-9)
  }

  @Test("any numbers make a spring, and none of its values is undefined")
  func hostileNumbers() {
    let numbers = [
      0, -0.0, Double.leastNonzeroMagnitude, 1e-300, 1e-9, 1, 1e9, 1e300, .infinity, -.infinity, -1,
      .nan,
    ]
    for a in numbers {
      for b in numbers {
        let springs = [
          Spring(duration: a, bounce: b), Spring(response: a, dampingRatio: b),
          Spring(mass: a, stiffness: b, damping: 1, allowOverDamping: true),
          Spring(mass: 1, stiffness: a, damping: b, allowOverDamping: true),
          Spring(mass: a, stiffness: 100, damping: b), Spring(settlingDuration: a, dampingRatio: b),
        ]
        for spring in springs {
          #expect(!spring.settlingDuration.isNaN, "\(spring)")
          let numbers = [
            spring.duration, spring.bounce, spring.dampingRatio, spring.stiffness,
            spring.damping, spring.force(target: 1, position: 1, velocity: 0),
          ]
          #expect(!numbers.contains { $0.isNaN }, "\(spring)")
          for time in [0, 1e-300, 0.3, 1e300, .infinity, .nan, -1] {
            let passed = spring.transition(after: time)
            #expect(!passed.stay.isNaN && !passed.drift.isNaN, "\(spring) \(time)")
            #expect(!passed.pull.isNaN && !passed.keep.isNaN, "\(spring) \(time)")
          }
        }
      }
    }
  }

  @Test("a spring of no duration arrives at once")
  func immediate() {
    for spring in [Spring(duration: 0), Spring(mass: 0, stiffness: 100, damping: 10)] {
      #expect(spring.settlingDuration == 0)
      #expect(spring.value(target: 5.0, time: 1e-9) == 5)
      #expect(spring.value(target: 5.0, time: 0) == 0)
    }
  }
}
