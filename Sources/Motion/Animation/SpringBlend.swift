/// The time in which the pace of one spring gives way to that of the next.
///
/// The response goes from that of the earlier spring to that of the later one along smoothstep. A
/// spring whose response changes has no closed form; here it changes in 16 steps of equal length,
/// each of which has one, so that the motion still is a function of the time alone.
struct SpringBlend: Sendable {
  private let spring: Spring
  private let earlierResponse: Double
  let duration: Double
  /// What the whole blend amounts to.
  private var whole = SpringTransition.identity

  private static let steps = 16

  /// A blend from `response` to that of `spring`, or nil when there is nothing to blend.
  init?(from response: Double, to spring: Spring, duration: Double) {
    guard duration > 0, response != spring.response, response.isFinite,
      spring.response.isFinite, spring.decay.isFinite, response > 0, spring.response > 0
    else { return nil }
    (self.spring, self.earlierResponse, self.duration) = (spring, response, duration)
    whole = partial(after: duration)
  }

  func transition(after elapsed: Double) -> SpringTransition {
    if elapsed < duration { return partial(after: elapsed) }
    return whole.followed(by: spring.transition(after: elapsed - duration))
  }

  private func partial(after elapsed: Double) -> SpringTransition {
    let length = duration / Double(Self.steps)
    var passed = SpringTransition.identity
    for step in 0..<Self.steps {
      let rest = elapsed - Double(step) * length
      if !(rest > 0) { break }
      let piece = blended(at: (Double(step) + 0.5) / Double(Self.steps))
      passed = passed.followed(by: piece.transition(after: Swift.min(rest, length)))
    }
    return passed
  }

  private func blended(at progress: Double) -> Spring {
    let share = 1 - progress * progress * (3 - 2 * progress)
    let response = spring.response + (earlierResponse - spring.response) * share
    return Spring(response: response, dampingRatio: spring.dampingRatio)
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
