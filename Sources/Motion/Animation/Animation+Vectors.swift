extension Animation {
  /// The part of the change `value` made after `time` seconds, or nil once the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    content.animate(value: value, time: Swift.max(0, time.number(or: 0)), context: &context)
  }

  /// The velocity per second after `time` seconds, or nil when it is unknown.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    content.velocity(value: value, time: Swift.max(0, time.number(or: 0)), context: context)
  }

  /// Whether this animation takes over from `previous`, rather than being blended with it.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    content.shouldMerge(
      previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation {
  /// The seconds until a change from rest is over; infinite when it never is.
  ///
  /// For a custom animation, those of a change of 1.
  public var duration: Double { content.duration }

  /// The seconds until a change from rest counts as complete.
  public var logicalDuration: Double { Swift.min(content.logicalDuration, content.duration) }

  /// The fraction of a change from rest made `time` seconds after it began; 1 once it is over.
  public func progress(at time: Double) -> Double {
    let time = time.number(or: 0)
    return time >= content.duration ? 1 : content.progress(at: Swift.max(0, time))
  }

  /// The change of `progress(at:)` per second.
  public func velocity(at time: Double) -> Double {
    let time = time.number(or: 0)
    return time >= content.duration ? 0 : content.pace(at: Swift.max(0, time))
  }
}

extension Animation.Content {
  /// Whether a custom animation is at the bottom.
  var isCustom: Bool {
    switch self {
    case .curve, .spring, .interpolatingSpring: false
    case .custom: true
    case .delay(_, let base), .speed(_, let base), .repetition(_, let base): base.isCustom
    case .logicallyComplete(_, let base): base.isCustom
    }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    switch self {
    case .custom(let box):
      return box.base.animate(value: value, time: time, context: &context)
    case .delay(let delay, let base):
      if time < delay { return .zero }
      return base.animate(value: value, time: time - delay, context: &context)
    case .speed(let speed, let base):
      return base.animate(
        value: value, time: time.scaled(bySpeed: speed), context: &context)
    case .repetition(let repetition, let base):
      return repetition.animate(base, value: value, time: time, context: &context)
    case .logicallyComplete(let limit, let base):
      if time >= limit { context.isLogicallyComplete = true }
      return base.animate(value: value, time: time, context: &context)
    case .curve, .spring, .interpolatingSpring:
      if time >= logicalDuration { context.isLogicallyComplete = true }
      return time >= duration ? nil : value.scaled(by: progress(at: time))
    }
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    switch self {
    case .custom(let box):
      return box.base.velocity(value: value, time: time, context: context)
    case .delay(let delay, let base):
      if time < delay { return .zero }
      return base.velocity(value: value, time: time - delay, context: context)
    case .speed(let speed, let base):
      return base.velocity(
        value: value, time: time.scaled(bySpeed: speed), context: context)?.scaled(by: speed)
    case .repetition(let repetition, let base):
      guard let pass = repetition.pass(at: time) else { return .zero }
      let velocity = base.velocity(value: value, time: pass.time, context: context)
      return pass.isReversed ? velocity?.scaled(by: -1) : velocity
    case .logicallyComplete(_, let base):
      return base.velocity(value: value, time: time, context: context)
    case .curve, .spring, .interpolatingSpring:
      return value.scaled(by: pace(at: time))
    }
  }
}

extension Repetition {
  func animate<V: VectorArithmetic>(
    _ base: Animation.Content, value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard let pass = pass(at: time) else { return nil }
    var passContext = AnimationContext(state: context.state)
    let moved = base.animate(value: value, time: pass.time, context: &passContext) ?? value
    if let count, time >= Double(count - 1) * cycle, passContext.isLogicallyComplete {
      context.isLogicallyComplete = true
    }
    return pass.isReversed ? value - moved : moved
  }
}
