/// A spring that took over a value in motion: where it was then, and how fast.
struct SpringHandover<Value: VectorArithmetic>: Sendable {
  let spring: Spring
  let offset: Value
  let velocity: Value
  let blend: SpringBlend?

  /// Position and velocity `elapsed` seconds after the takeover, on the way to `target`.
  func motion(to target: Value, after elapsed: Double) -> (position: Value, velocity: Value) {
    let passed = transition(after: elapsed)
    let deviation = offset - target
    return (
      target + deviation.scaled(by: passed.stay) + velocity.scaled(by: passed.drift),
      deviation.scaled(by: passed.pull) + velocity.scaled(by: passed.keep)
    )
  }

  /// The position alone.
  func position(to target: Value, after elapsed: Double) -> Value {
    let passed = transition(after: elapsed)
    return target + (offset - target).scaled(by: passed.stay)
      + velocity.scaled(by: passed.drift)
  }

  /// The seconds after the takeover until the value rests on `target`.
  func settlingTime(to target: Value) -> Double {
    let deviation = offset - target
    guard let blend else {
      return spring.relativeSettlingTime(deviation: deviation, velocity: velocity)
    }
    let end = motion(to: target, after: blend.duration)
    return blend.duration
      + spring.relativeSettlingTime(deviation: end.position - target, velocity: end.velocity)
  }

  private func transition(after elapsed: Double) -> SpringTransition {
    guard let blend else { return spring.transition(after: elapsed) }
    return blend.transition(to: spring, after: elapsed)
  }
}

/// The time in which the pace of one spring gives way to that of the next.
///
/// The response goes from that of the earlier spring to that of the later one along smoothstep. A
/// spring whose response changes has no closed form; here it changes in 16 steps of equal length,
/// each of which has one, so that the motion still is a function of the time alone.
struct SpringBlend: Sendable {
  let response: Double
  let duration: Double
  /// What the whole blend amounts to.
  private var whole = SpringTransition.identity

  private static let steps = 16

  /// A blend from `response` to that of `spring`, or nil when there is nothing to blend.
  init?(from response: Double, to spring: Spring, duration: Double) {
    guard duration > 0, response != spring.response, response.isFinite,
      spring.response.isFinite, spring.decay.isFinite, response > 0, spring.response > 0
    else { return nil }
    (self.response, self.duration) = (response, duration)
    whole = partial(to: spring, after: duration)
  }

  func transition(to spring: Spring, after elapsed: Double) -> SpringTransition {
    if elapsed < duration { return partial(to: spring, after: elapsed) }
    return whole.followed(by: spring.transition(after: elapsed - duration))
  }

  private func partial(to spring: Spring, after elapsed: Double) -> SpringTransition {
    let length = duration / Double(Self.steps)
    var passed = SpringTransition.identity
    for step in 0..<Self.steps {
      let rest = elapsed - Double(step) * length
      if !(rest > 0) { break }
      let piece = self.spring(at: (Double(step) + 0.5) / Double(Self.steps), on: spring)
      passed = passed.followed(by: piece.transition(after: Swift.min(rest, length)))
    }
    return passed
  }

  private func spring(at progress: Double, on spring: Spring) -> Spring {
    let share = 1 - progress * progress * (3 - 2 * progress)
    let blended = spring.response + (response - spring.response) * share
    return Spring(response: blended, dampingRatio: spring.dampingRatio)
  }
}

extension SpringTransition {
  /// This transition and then `next`.
  func followed(by next: SpringTransition) -> SpringTransition {
    SpringTransition(
      stay: next.stay * stay + next.drift * pull, drift: next.stay * drift + next.drift * keep,
      pull: next.pull * stay + next.keep * pull, keep: next.pull * drift + next.keep * keep)
  }
}
