/// Where a value is and how fast it moves.
@usableFromInline
struct MotionState<Value: VectorArithmetic> {
  @usableFromInline var position: Value
  @usableFromInline var velocity: Value

  @inlinable
  init(position: Value, velocity: Value) {
    (self.position, self.velocity) = (position, velocity)
  }
}

extension AnimatedValue {
  /// Position and velocity at `time`.
  func motion(at time: Double) -> MotionState<Value> {
    guard let last, !(time >= last.removal) else {
      return MotionState(position: model, velocity: .zero)
    }
    var motion = Self.motion(of: earlier[...], from: first, at: time)
    motion.follow(last, to: model, at: time)
    return motion
  }

  /// Where the first of the running animations took over.
  var first: MotionState<Value> { MotionState(position: start, velocity: startVelocity) }

  /// The motion that `runs` make one over the other.
  static func motion(
    of runs: ArraySlice<BlendedRun<Value>>, from first: MotionState<Value>, at time: Double
  ) -> MotionState<Value> {
    var motion = first
    for blended in runs { motion.follow(blended.run, to: blended.target, at: time) }
    return motion
  }
}

extension MotionState {
  /// Replaces this motion by that of `run` over it, at the same time.
  mutating func follow(_ run: AnimationRun, to target: Value, at time: Double) {
    if time >= run.removal {
      self = MotionState(position: target, velocity: .zero)
      return
    }
    let velocity =
      run.isCustom
      ? customVelocity(after: run, to: target, at: time)
      : blendedVelocity(after: run, to: target, at: time)
    position = position(after: run, to: target, at: time)
    self.velocity = velocity.hasFiniteComponents ? velocity : .zero
  }

  /// Replaces the position by the one that `run` makes of this motion.
  ///
  /// The velocity is dropped: it matters to the first of several runs alone.
  @inlinable
  mutating func move(by run: AnimationRun, to target: Value, at time: Double) {
    position = position(after: run, to: target, at: time)
    velocity = .zero
  }

  /// The position that `run` makes of this motion.
  @inlinable
  func position(after run: AnimationRun, to target: Value, at time: Double) -> Value {
    if time >= run.removal { return target }
    if run.isCustom { return customPosition(after: run, to: target, at: time) }
    let share = run.position(at: time)
    return position + (target - position).scaled(by: share.progress)
      + velocity.scaled(by: share.drift)
  }

  @usableFromInline
  func customPosition(after run: AnimationRun, to target: Value, at time: Double) -> Value {
    var context = AnimationContext<Value>(state: AnimationState(run.state))
    let way = target - position
    let moved = run.content.animate(
      value: way, time: run.elapsed(at: time), context: &context)
    return position + (moved ?? way)
  }

  private func blendedVelocity(
    after run: AnimationRun, to target: Value, at time: Double
  ) -> Value {
    let share = run.velocity(at: time)
    return (target - position).scaled(by: share.pace) + velocity.scaled(by: share.kept)
  }

  /// What the custom animation says, or the slope over a short span when it doesn't.
  ///
  /// An animation's own account knows nothing of a start that moves.
  private func customVelocity(
    after run: AnimationRun, to target: Value, at time: Double
  ) -> Value {
    let elapsed = run.elapsed(at: time)
    let context = AnimationContext<Value>(state: AnimationState(run.state))
    if velocity == .zero,
      let known = run.content.velocity(
        value: target - position, time: elapsed, context: context)
    {
      return known
    }
    let (early, late) = (Swift.max(0, elapsed - 5e-5), elapsed + 5e-5)
    func place(_ moment: Double) -> Value {
      var start = self
      start.position += velocity.scaled(by: moment - elapsed)
      return start.position(after: run, to: target, at: run.begin + moment)
    }
    return (place(late) - place(early)).scaled(by: 1 / (late - early))
  }
}
