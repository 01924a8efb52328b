import Geometry
import TestSupport
import Testing

@testable import Motion

@Suite("Spring")
struct SpringTests {
  static let times = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1]

  @Test(
    "the presets have SwiftUI's values",
    arguments: [
      (0, [0.131311, 0.357740, 0.715416, 0.890034, 0.960457, 0.986399, 0.999159, 0.999953]),
      (0.15, [0.138210, 0.388102, 0.786369, 0.956447, 1.001617, 1.006020, 1.000436, 0.999966]),
      (0.3, [0.145715, 0.423302, 0.873711, 1.033930, 1.039303, 1.014498, 0.998192, 1.000072]),
      (0.5, [0.156782, 0.479612, 1.026972, 1.161461, 1.072261, 0.989822, 0.997782, 1.001281]),
      (-0.3, [0.114430, 0.290826, 0.570395, 0.742606, 0.845914, 0.907764, 0.974430, 0.992911]),
    ] as [(Double, [Double])])
  func presets(bounce: Double, values: [Double]) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    for (time, expected) in zip(Self.times, values) {
      #expect(abs(spring.value(target: 1.0, time: time) - expected) < 1e-6)
    }
  }

  @Test("an initial velocity carries the value as in SwiftUI")
  func initialVelocity() {
    for (spring, values) in [
      (Spring.smooth, [0.414661, 0.842633, 0.988267]),
      (.bouncy, [0.495589, 1.003418, 1.011827]),
    ] {
      for (time, expected) in zip([0.1, 0.25, 0.5], values) {
        let value = spring.value(target: 1, initialVelocity: 2, time: time)
        #expect(abs(value - expected) < 1e-6)
      }
    }
  }

  @Test("value and velocity agree to 1e-9 with a numerical integration of the motion")
  func agreesWithIntegration() {
    var random = SeededRandom(seed: 3)
    for index in 0..<60 {
      let mass = random.double(in: 0.2...3)
      let stiffness = random.double(in: 5...300)
      let critical = 2 * (mass * stiffness).squareRoot()
      let ratio = index % 3 == 0 ? 1 : random.double(in: 0...2.5)
      let spring = Spring(
        mass: mass, stiffness: stiffness, damping: ratio * critical, allowOverDamping: true)
      let (target, velocity) = (random.double(in: -5...5), random.double(in: -20...20))
      for time in [0.01, 0.37, 1.2] {
        let (x, v) = integrated(spring, target: target, velocity: velocity, time: time)
        let value = spring.value(target: target, initialVelocity: velocity, time: time)
        let speed = spring.velocity(target: target, initialVelocity: velocity, time: time)
        #expect(abs(value - x) < 1e-9)
        #expect(abs(speed - v) < 1e-8)
      }
    }
  }

  @Test("conversions lead back to the parameters")
  func conversions() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.914) < 5e-4)
    #expect(abs(spring.damping - 17.593) < 5e-4)
    #expect(spring.mass == 1)
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(physical.duration - 0.628) < 5e-4)
    #expect(abs(physical.bounce - 0.5) < 1e-12)
    var random = SeededRandom(seed: 8)
    for _ in 0..<100 {
      let (duration, bounce) = (random.double(in: 0.05...3), random.double(in: -0.9...0.95))
      let spring = Spring(duration: duration, bounce: bounce)
      #expect(abs(spring.duration - duration) < 1e-12)
      #expect(abs(spring.bounce - bounce) < 1e-12)
      let again = Spring(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        allowOverDamping: true)
      #expect(abs(again.bounce - bounce) < 1e-6)
      #expect(abs(again.duration - duration) < 1e-9)
    }
  }

  @Test("damping beyond the critical is lowered to it unless allowed")
  func overDamping() {
    let lowered = Spring(mass: 0.3, stiffness: 400, damping: 30)
    #expect(lowered.dampingRatio == 1)
    let allowed = Spring(mass: 0.3, stiffness: 400, damping: 30, allowOverDamping: true)
    #expect(abs(allowed.dampingRatio - 1.369) < 5e-4)
    var last = 0.0
    for step in 1...1000 {
      let time = Double(step) / 1000
      let value = allowed.value(target: 1.0, time: time)
      #expect(value >= last && value <= lowered.value(target: 1, time: time))
      last = value
    }
  }

  @Test("extreme damping keeps its digits")
  func extremeDamping() {
    let spring = Spring(mass: 1, stiffness: 1, damping: 1e9, allowOverDamping: true)
    let value = 1 + spring.value(target: -1.0, time: 1e9)
    #expect(abs(value - 0.36787944117144233) < 1e-9)
    let nearly = Spring(response: 0.5, dampingRatio: 1 + 1e-9)
    #expect(
      abs(nearly.value(target: 1.0, time: 0.2) - Spring.smooth.value(target: 1, time: 0.2)) < 1e-8)
  }

  @Test("half steps of an update make a whole one, and the force is that of the motion")
  func updates() {
    for spring in [Spring.smooth, .bouncy, Spring(duration: 0.5, bounce: -0.4)] {
      var (whole, wholeSpeed, half, halfSpeed) = (3.0, -7.0, 3.0, -7.0)
      spring.update(value: &whole, velocity: &wholeSpeed, target: 10, deltaTime: 0.2)
      for _ in 0..<2 {
        spring.update(value: &half, velocity: &halfSpeed, target: 10, deltaTime: 0.1)
      }
      #expect(abs(whole - half) < 1e-12)
      #expect(abs(wholeSpeed - halfSpeed) < 1e-11)
      let force = spring.force(target: 10, position: 3, velocity: -7.0)
      #expect(abs(force - (spring.stiffness * 7 + spring.damping * 7)) < 1e-9)
    }
  }

  /// Position and velocity by the classical Runge–Kutta method in small steps.
  private func integrated(
    _ spring: Spring, target: Double, velocity: Double, time: Double
  ) -> (Double, Double) {
    let (k, c) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
    func pull(_ x: Double, _ v: Double) -> Double { k * (target - x) - c * v }
    let count = 20_000
    let h = time / Double(count)
    var (x, v) = (0.0, velocity)
    for _ in 0..<count {
      let (v1, a1) = (v, pull(x, v))
      let (v2, a2) = (v + h / 2 * a1, pull(x + h / 2 * v1, v + h / 2 * a1))
      let (v3, a3) = (v + h / 2 * a2, pull(x + h / 2 * v2, v + h / 2 * a2))
      let (v4, a4) = (v + h * a3, pull(x + h * v3, v + h * a3))
      x += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }
    return (x, v)
  }
}
