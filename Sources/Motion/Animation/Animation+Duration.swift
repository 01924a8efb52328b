internal import Geometry

extension Animation.Content {
  /// The seconds until the animation is over, from rest; infinite when it never is.
  var duration: Double {
    switch self {
    case .curve(_, let duration): duration
    case .spring(let fluid): fluid.spring.settlingDuration
    case .interpolatingSpring(let additive): additive.duration
    case .custom(let animation): animation.duration
    case .delay(let delay, let base): Swift.max(0, base.duration + delay).number(or: .infinity)
    case .speed(let speed, let base): base.duration.divided(bySpeed: speed)
    case .repetition(let repetition, _): repetition.duration
    case .logicallyComplete(_, let base): base.duration
    }
  }

  /// The seconds until the animation counts as complete; at the latest when it is over.
  ///
  /// A spring is at its perceptual duration, which SwiftUI computes for an interpolating one as
  /// 2π/√stiffness without the mass. A repetition is when its last pass is.
  var logicalDuration: Double {
    switch self {
    case .curve(_, let duration): duration
    case .spring(let fluid): fluid.spring.response
    case .interpolatingSpring(let additive): 2 * .pi / additive.spring.stiffness.squareRoot()
    case .custom(let animation): animation.logicalDuration
    case .delay(let delay, let base):
      Swift.max(0, base.logicalDuration + delay).number(or: .infinity)
    case .speed(let speed, let base): base.logicalDuration.divided(bySpeed: speed)
    case .repetition(let repetition, let base): repetition.logicalDuration(of: base)
    case .logicallyComplete(let limit, let base): Swift.min(limit, base.logicalDuration)
    }
  }
}

extension InterpolatingSpring {
  /// The settling time, for an oscillation at least 1 second, as in SwiftUI.
  ///
  /// The bound is 1 + |ζω₀ − v₀|/ω_d falling at the rate ζω₀. One reading of SwiftUI divides by
  /// ζ/ω₀ instead, which is no rate.
  var duration: Double {
    guard spring.decay < spring.naturalFrequency, spring.decay > 0 else { return plainDuration }
    guard spring.naturalFrequency.isFinite else { return 0 }
    let swing = abs(spring.decay - initialVelocity) / spring.dampedFrequency
    return Swift.max(1, log((1 + swing) / 0.001) / spring.decay)
  }

  private var plainDuration: Double {
    spring.settlingDuration(target: 1, initialVelocity: initialVelocity, epsilon: 0.001)
  }
}

extension Repetition {
  var duration: Double {
    guard cycle > 0 else { return 0 }
    return count.map { Double($0) * cycle } ?? .infinity
  }

  func logicalDuration(of base: Animation.Content) -> Double {
    guard cycle > 0 else { return 0 }
    guard let count else { return .infinity }
    let before = count > 1 ? Double(count - 1) * cycle : 0
    return before + base.logicalDuration
  }
}

extension Double {
  /// This span of time at `speed` times the pace; infinite at speed 0.
  func divided(bySpeed speed: Double) -> Double {
    if speed == 0 || self == .infinity { return .infinity }
    return self / speed
  }
}
