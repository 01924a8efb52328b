internal import Geometry

/// What a span of time makes of a spring's deviation from its target and of its velocity.
///
/// Both follow from the state at the beginning by a 2×2 matrix, the same for every component of a
/// vector: deviation = `stay`·deviation₀ + `drift`·velocity₀, and
/// velocity = `pull`·deviation₀ + `keep`·velocity₀.
struct SpringTransition: Sendable, Equatable {
  var stay: Double
  var drift: Double
  var pull: Double
  var keep: Double

  /// No time has passed.
  static let identity = SpringTransition(stay: 1, drift: 0, pull: 0, keep: 1)

  /// The spring has come to rest on its target.
  static let arrival = SpringTransition(stay: 0, drift: 0, pull: 0, keep: 0)

  /// Infinite damping took the velocity and left the deviation.
  static let standstill = SpringTransition(stay: 1, drift: 0, pull: 0, keep: 0)
}

extension Spring {
  /// The transition after `time` seconds; identity for a time that is not positive.
  ///
  /// With S the response to a unit impulse, the matrix is (C + βS, S; −ω₀²S, C − βS), where C is
  /// e^(−βt)·cos ωt for an oscillation. The other regimes are written so that no digits cancel:
  /// an over-damped spring's slow rate is −ω₀²/(β + w), not the difference w − β.
  func transition(after time: Double) -> SpringTransition {
    guard time > 0 else { return .identity }
    guard naturalFrequency.isFinite, time.isFinite else {
      return naturalFrequency > 0 ? .arrival : .identity
    }
    guard decay.isFinite else { return .standstill }
    if decay < naturalFrequency { return oscillation(after: time) }
    return decay == naturalFrequency ? criticalReturn(after: time) : creep(after: time)
  }

  private func oscillation(after time: Double) -> SpringTransition {
    let envelope = decay == 0 ? 1 : exp(-decay * time)
    // A phase beyond all numbers is as good as none.
    let angle = (dampedFrequency * time).finite(or: 0)
    let cosine = envelope * cos(angle)
    let impulse = envelope * sin(angle) / dampedFrequency
    return SpringTransition(
      stay: cosine + decay * impulse, drift: impulse,
      pull: -naturalFrequency * (naturalFrequency * impulse), keep: cosine - decay * impulse)
  }

  private func criticalReturn(after time: Double) -> SpringTransition {
    let envelope = exp(-decay * time)
    if envelope == 0 { return .arrival }
    let impulse = time * envelope
    return SpringTransition(
      stay: envelope + decay * impulse, drift: impulse,
      pull: -naturalFrequency * (naturalFrequency * impulse), keep: envelope - decay * impulse)
  }

  private func creep(after time: Double) -> SpringTransition {
    let slow = exp(slowRate * time)
    let spread = 2 * dampedFrequency
    let impulse = slow * (-expm1(-spread * time) / spread)
    let fast = exp(-(decay + dampedFrequency) * time)
    return SpringTransition(
      stay: slow - slowRate * impulse, drift: impulse,
      pull: -naturalFrequency * (naturalFrequency * impulse), keep: fast + slowRate * impulse)
  }

  /// The rate, not positive, at which an over-damped spring creeps to its target.
  var slowRate: Double { -naturalFrequency * (naturalFrequency / (decay + dampedFrequency)) }
}
