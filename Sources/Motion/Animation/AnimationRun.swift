/// One animation in progress on one attribute.
///
/// Positions are distances from the attribute's origin, the model value before the first change.
struct AnimationRun<Value: VectorArithmetic>: Sendable {
  let content: Animation.Content
  private let path: Path
  /// The time at which the animation began.
  let begin: Double
  /// Where it ends.
  let target: Value
  /// The time from which the value rests on `target`.
  let removal: Double
  /// The time from which the change counts as complete.
  let logicalCompletion: Double

  private enum Path: Sendable {
    /// The way from where the value is without this run, by a number for the progress.
    case progress
    /// The way of a spring from where it took over.
    case spring(SpringHandover<Value>)
    /// The way from where the value is without this run, by the animation's own account.
    case custom(AnimationState<Value>)
  }
}

extension AnimationRun {
  /// A run from rest at `start` to `target`, under any animation.
  init(
    _ content: Animation.Content, from start: Value, to target: Value, at begin: Double,
    state: AnimationState<Value> = AnimationState()
  ) {
    (self.content, self.target, self.begin) = (content, target, begin)
    if content.isCustom {
      path = .custom(state)
      let ends = EndSearch(value: target - start, state: state) { value, time, context in
        content.animate(value: value, time: time, context: &context)
      }
      removal = begin + ends.removal
      logicalCompletion = begin + ends.logicalCompletion
    } else {
      path = .progress
      removal = begin + content.duration
      logicalCompletion = Swift.min(removal, begin + content.logicalDuration)
    }
  }

  /// A run of a spring that takes over a value in motion.
  init(
    _ content: Animation.Content, _ handover: SpringHandover<Value>, to target: Value,
    at begin: Double
  ) {
    (self.content, self.target, self.begin) = (content, target, begin)
    path = .spring(handover)
    removal = begin + handover.settlingTime(to: target)
    logicalCompletion = Swift.min(removal, begin + content.logicalDuration)
  }
}

extension AnimationRun {
  /// The state of the custom animation.
  var state: AnimationState<Value> {
    if case .custom(let state) = path { state } else { AnimationState() }
  }

  /// The spring of this run at its real pace, if a spring moves it.
  var spring: Spring? {
    if case .spring(let handover) = path { return handover.spring }
    return content.mergingSpring?.spring
  }

  /// The position at `time`, given the one without this run.
  func position(over base: Value, at time: Double) -> Value {
    if time >= removal { return target }
    let elapsed = Swift.max(0, time - begin)
    switch path {
    case .progress:
      return base + (target - base).scaled(by: content.progress(at: elapsed))
    case .spring(let handover):
      return handover.position(to: target, after: elapsed)
    case .custom(let state):
      var context = AnimationContext(state: state)
      let way = target - base
      return base + (content.animate(value: way, time: elapsed, context: &context) ?? way)
    }
  }

  /// The velocity at `time`, given position and velocity without this run.
  ///
  /// The derivative of base + f·(target − base) is base′·(1 − f) + f′·(target − base).
  func velocity(over base: Value, moving baseVelocity: Value, at time: Double) -> Value {
    if time >= removal { return .zero }
    let elapsed = Swift.max(0, time - begin)
    switch path {
    case .progress:
      return baseVelocity.scaled(by: 1 - content.progress(at: elapsed))
        + (target - base).scaled(by: content.pace(at: elapsed))
    case .spring(let handover):
      return handover.motion(to: target, after: elapsed).velocity
    case .custom:
      return customVelocity(over: base, moving: baseVelocity, after: elapsed)
    }
  }

  /// What the custom animation says, or the slope over a short span when it doesn't.
  ///
  /// An own account of the velocity knows nothing of a base that moves, nor does it need to.
  private func customVelocity(
    over base: Value, moving baseVelocity: Value, after elapsed: Double
  ) -> Value {
    let context = AnimationContext(state: state)
    let way = target - base
    if baseVelocity == .zero,
      let known = content.velocity(value: way, time: elapsed, context: context)
    {
      return known
    }
    let (early, late) = (Swift.max(0, elapsed - 5e-5), elapsed + 5e-5)
    func position(_ moment: Double) -> Value {
      let base = base + baseVelocity.scaled(by: moment - elapsed)
      return self.position(over: base, at: begin + moment)
    }
    return (position(late) - position(early)).scaled(by: 1 / (late - early))
  }
}
