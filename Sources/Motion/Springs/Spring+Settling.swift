internal import Geometry

extension Spring {
  /// The seconds after which a motion of distance 1 from rest stays within 0.001 of its target.
  ///
  /// Infinite for a spring that never settles: damping 0, infinite damping or no stiffness. For a
  /// spring that doesn't oscillate it is a multiple of 0.1, as in SwiftUI.
  public var settlingDuration: Double {
    settlingTime(deviation: 1, momentum: momentum(velocity: 0.0, deviation: 1), tolerance: 0.001)
  }

  /// The seconds after which a motion from zero to `target` stays within `epsilon` of it.
  ///
  /// `epsilon` is a distance in the units of `target`.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> Double {
    let start = V.zero - target
    return settlingTime(
      deviation: start.magnitude,
      momentum: momentum(velocity: initialVelocity, deviation: start).magnitude,
      tolerance: epsilon)
  }

  /// The seconds until the deviation stays within 0.001 of the whole motion's size.
  ///
  /// The size is relative, so that a way of 1e11 and one of 1e-14 settle alike: it is the distance
  /// to the target or, for a motion that is thrown from near its target, how far it would swing.
  func relativeSettlingTime<V: VectorArithmetic>(deviation: V, velocity: V) -> Double {
    let distance = deviation.magnitude
    let swing = naturalFrequency > 0 ? velocity.magnitude / naturalFrequency : 0
    let size = Swift.max(distance, swing)
    if size == 0 { return 0 }
    return settlingTime(
      deviation: distance / size,
      momentum: momentum(velocity: velocity, deviation: deviation).magnitude / size,
      tolerance: 0.001)
  }

  /// The velocity less that of a pure decay: what multiplies the impulse response.
  private func momentum<V: VectorArithmetic>(velocity: V, deviation: V) -> V {
    let rate = decay > naturalFrequency ? -slowRate : decay
    return rate.isFinite ? velocity + deviation.scaled(by: rate) : velocity
  }

  private func settlingTime(deviation: Double, momentum: Double, tolerance: Double) -> Double {
    if deviation == 0 && momentum == 0 { return 0 }
    guard naturalFrequency.isFinite else { return 0 }
    guard decay > 0, decay.isFinite, naturalFrequency > 0 else { return .infinity }
    guard deviation.isFinite, momentum.isFinite, tolerance > 0 else { return .infinity }
    if decay < naturalFrequency {
      return oscillationSettlingTime(deviation, momentum, tolerance)
    }
    let time =
      decay == naturalFrequency
      ? criticalSettlingTime(deviation, momentum, tolerance)
      : creepSettlingTime(deviation, momentum, tolerance)
    return roundedUpToTenths(time)
  }

  /// SwiftUI's bound e^(−βt)(|T| + |βT − v₀|) ≤ ε.
  ///
  /// The second term lacks a division by ω, harmless for ω ≥ 1; slower springs get it, because
  /// the bound would not hold for them.
  private func oscillationSettlingTime(
    _ deviation: Double, _ momentum: Double, _ tolerance: Double
  ) -> Double {
    let swing = momentum / Swift.min(1, dampedFrequency)
    return Swift.max(0, logQuotient(deviation + swing, tolerance) / decay)
  }

  /// The last time at which e^(−βt)(p + qt) = ε, by Newton's method on the logarithm.
  ///
  /// The logarithm is concave and the start lies beyond the root, so the steps never pass it.
  private func criticalSettlingTime(_ p: Double, _ q: Double, _ tolerance: Double) -> Double {
    var time = 2 * logQuotient(2 * Swift.max(p, q / decay), tolerance) / decay
    for _ in 0..<40 where time > 0 {
      let line = p + q * time
      let excess = logQuotient(line, tolerance) - decay * time
      let step = excess / (q / line - decay)
      if !(step > time * 1e-12) { break }
      time -= step
    }
    return Swift.max(0, time)
  }

  /// The last time at which e^(r₁t)(p + q(1 − e^(−2wt))/2w) = ε, by Newton's method likewise.
  private func creepSettlingTime(_ p: Double, _ q: Double, _ tolerance: Double) -> Double {
    let spread = 2 * dampedFrequency
    var time = logQuotient(p + q / spread, tolerance) / -slowRate
    for _ in 0..<40 where time > 0 {
      let fading = exp(-spread * time)
      let line = p - q * expm1(-spread * time) / spread
      let excess = logQuotient(line, tolerance) + slowRate * time
      let step = excess / (q * fading / line + slowRate)
      if !(step > time * 1e-12) { break }
      time -= step
    }
    return Swift.max(0, time)
  }

  /// ln(a / b) without overflow of the quotient.
  private func logQuotient(_ a: Double, _ b: Double) -> Double {
    let quotient = a / b
    return quotient.isNormal ? log(quotient) : log(a) - log(b)
  }

  private func roundedUpToTenths(_ time: Double) -> Double {
    // The small allowance keeps a time that is a tenth up to rounding from gaining another.
    (time * 10 - 1e-9).rounded(.up) / 10
  }
}
