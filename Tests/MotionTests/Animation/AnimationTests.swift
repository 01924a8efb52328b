import TestSupport
import Testing

@testable import Motion

@Suite("Animation")
struct AnimationTests {
  static let samples: [Animation] = [
    .linear, .easeIn(duration: 1), .timingCurve(0.3, -0.5, 0.6, 1.4, duration: 0.7), .smooth,
    .bouncy, .spring(bounce: -0.2), .interpolatingSpring(stiffness: 120, damping: 9),
    .interactiveSpring, .default,
    .timingCurve(.easeOutBounce, duration: 0.8),
  ]

  @Test("an animation begins at 0 and ends at 1", arguments: samples)
  func ends(animation: Animation) {
    #expect(animation.progress(at: 0) == 0)
    #expect(animation.progress(at: animation.duration) == 1)
    #expect(abs(animation.progress(at: animation.duration.nextDown) - 1) < 0.001)
    #expect(animation.logicalDuration <= animation.duration)
  }

  @Test("a velocity is the slope of the progress", arguments: samples)
  func velocities(animation: Animation) {
    for step in 1..<30 {
      let time = animation.duration * (Double(step) / 30 + 0.001)
      let slope = (animation.progress(at: time + 1e-6) - animation.progress(at: time - 1e-6)) / 2e-6
      #expect(abs(animation.velocity(at: time) - slope) < 1e-4)
    }
  }

  @Test("delay and speed compose from the outside in", arguments: samples)
  func delayAndSpeed(animation: Animation) {
    for time in [0.0, 0.1, 0.35, 0.6, 1.1] {
      #expect(
        animation.delay(0.3).speed(2).progress(at: time)
          == animation.progress(at: max(0, 2 * time - 0.3)))
      #expect(
        animation.speed(2).delay(0.3).progress(at: time)
          == animation.progress(at: 2 * max(0, time - 0.3)))
    }
    #expect(animation.delay(0.3).speed(2).duration == (animation.duration + 0.3) / 2)
    #expect(animation.speed(2).delay(0.3).duration == animation.duration / 2 + 0.3)
    #expect(animation.delay(-0.1).progress(at: 0.05) == animation.progress(at: 0.05 + 0.1))
  }

  @Test("a repetition goes through its passes, every other one backwards if it shall")
  func repetition() {
    let pass = Animation.easeIn(duration: 0.5)
    let (forth, back) = (pass.progress(at: 0.2), 1 - pass.progress(at: 0.2))
    let forwards = pass.repeatCount(3, autoreverses: false)
    let alternating = pass.repeatCount(4)
    for index in 0..<3 {
      let time = Double(index) * 0.5 + 0.2
      #expect(abs(forwards.progress(at: time) - forth) < 1e-12)
      #expect(abs(alternating.progress(at: time) - (index == 1 ? back : forth)) < 1e-12)
    }
    #expect(forwards.duration == 1.5)
    #expect(alternating.duration == 2)
    #expect(abs(alternating.progress(at: 2 - 1e-6)) < 1e-5)
    #expect(abs(forwards.progress(at: 1.5 - 1e-6) - 1) < 1e-5)
    #expect(pass.repeatForever().duration == .infinity)
    #expect(abs(pass.repeatForever().progress(at: 1e6 + 0.2) - forth) < 1e-6)
  }

  @Test("a pass of a repetition begins exactly at the end of the one before, at any rate")
  func passBoundaries() {
    for cycle in [0.1, 0.3, 0.7, 1.0 / 3] {
      let animation = Animation.linear(duration: cycle).repeatForever(autoreverses: false)
      for index in 1...1000 {
        #expect(animation.progress(at: Double(index) * cycle) < 1e-6)
      }
    }
  }

  @Test("a delay outside a repetition is made once, one inside in every pass")
  func repetitionAndDelay() {
    let pass = Animation.linear(duration: 1)
    let once = pass.repeatForever(autoreverses: false).delay(0.5)
    let every = pass.delay(0.5).repeatForever(autoreverses: false)
    #expect(once.progress(at: 0.4) == 0)
    #expect(abs(once.progress(at: 1.75) - 0.25) < 1e-12)
    #expect(every.progress(at: 1.75) == 0)
    #expect(abs(every.progress(at: 2.25) - 0.25) < 1e-12)
  }

  @Test("logical completion is that of the perceptual duration, or as told")
  func logicalCompletion() {
    #expect(Animation.bouncy.logicalDuration == 0.5)
    #expect(Animation.easeIn(duration: 2).logicalDuration == 2)
    #expect(
      abs(
        Animation.interpolatingSpring(mass: 4, stiffness: 100, damping: 9).logicalDuration
          - 0.628318530717959) < 1e-12)
    #expect(Animation.linear(duration: 2).logicallyComplete(after: 0.5).logicalDuration == 0.5)
    #expect(Animation.bouncy.logicallyComplete(after: 9).logicalDuration == 0.5)
    #expect(Animation.bouncy.delay(1).speed(2).logicalDuration == 0.75)
    #expect(
      Animation.linear(duration: 1).logicallyComplete(after: 0.25).repeatCount(3).logicalDuration
        == 2.25)
  }

  @Test("an interpolating spring settles as SwiftUI's, and not before a second")
  func interpolatingSpringDuration() {
    #expect(Animation.interpolatingSpring(duration: 0.2, bounce: 0.1).duration == 1)
    let slow = Animation.interpolatingSpring(stiffness: 100, damping: 2)
    #expect(abs(slow.duration - 7.00352) < 1e-4)
    #expect(Animation.interpolatingSpring(stiffness: 100, damping: 0).duration == .infinity)
  }

  @Test("the defaults are SwiftUI's")
  func defaults() {
    #expect(Animation.default == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.default == .smooth)
    #expect(Animation.spring() == .spring)
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(
      Animation.spring(dampingFraction: 0.825) == .spring(response: 0.5, dampingFraction: 0.825))
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.easeInOut != .easeInOut(duration: 0.4))
    #expect(Set([Animation.smooth, .default, .spring]).count == 1)
    guard case .spring(let fluid) = Animation.interactiveSpring(response: 0.15).content else {
      Issue.record("not a spring")
      return
    }
    #expect(abs(fluid.spring.stiffness - 1754.596) < 5e-4)
    #expect(abs(fluid.spring.damping - 72.047) < 5e-4)
  }

  @Test("any numbers give an animation whose values are defined")
  func hostileNumbers() {
    let numbers = [0, -0.0, 1e-300, 1, 1e300, .infinity, -.infinity, -1, .nan]
    for a in numbers {
      for b in numbers {
        let animations: [Animation] = [
          .linear(duration: a).delay(b), .easeIn(duration: a).speed(b),
          .linear(duration: a).repeatForever().speed(b),
          .linear(duration: a).delay(b).repeatCount(3), .spring(duration: a, bounce: b),
          .smooth.speed(a).delay(b).repeatForever(),
          .interpolatingSpring(stiffness: a, damping: b, initialVelocity: a),
          .interpolatingSpring(mass: a, stiffness: 1, damping: 1, initialVelocity: b),
          .timingCurve(a, b, b, a, duration: 1), .linear(duration: 1).logicallyComplete(after: a),
        ]
        for animation in animations {
          #expect(!animation.duration.isNaN && !animation.logicalDuration.isNaN, "\(animation)")
          for time in [0, -1, 1e-300, 0.4, 1e300, .infinity, .nan] {
            #expect(!animation.progress(at: time).isNaN, "\(animation) at \(time)")
            #expect(!animation.velocity(at: time).isNaN, "\(animation) at \(time)")
          }
        }
      }
    }
    #expect(Animation.linear(duration: 0).progress(at: 0) == 1)
    #expect(Animation.linear(duration: 1).repeatCount(.min).duration == 1)
    #expect(Animation.linear(duration: 1).repeatCount(.max).progress(at: 1e12 + 0.5) > 0)
  }
}
