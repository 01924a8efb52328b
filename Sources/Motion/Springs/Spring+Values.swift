extension Spring {
  /// The position `time` seconds after starting at zero towards `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let passed = transition(after: time)
    return target.scaled(by: 1 - passed.stay) + initialVelocity.scaled(by: passed.drift)
  }

  /// The velocity per second `time` seconds after starting at zero towards `target`.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let passed = transition(after: time)
    return target.scaled(by: -passed.pull) + initialVelocity.scaled(by: passed.keep)
  }

  /// Moves `value` and `velocity` on by `deltaTime` seconds towards `target`.
  ///
  /// Exact for any step: two half steps give what a whole one does, up to rounding.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let passed = transition(after: deltaTime)
    let deviation = value - target
    value = target + deviation.scaled(by: passed.stay) + velocity.scaled(by: passed.drift)
    velocity = deviation.scaled(by: passed.pull) + velocity.scaled(by: passed.keep)
  }

  /// The force on the mass: stiffness times the way to the target less damping times the velocity.
  ///
  /// Zero for a spring whose stiffness or damping is infinite, for which there is no such number.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    guard stiffness.isFinite, damping.isFinite else { return .zero }
    return (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  /// The value `time` seconds after starting at `fromValue` towards `toValue`.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var result = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData += value(
      target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The velocity per second `time` seconds after starting at `fromValue` towards `toValue`.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on the mass at `position` between `fromValue` and `toValue`.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData - fromValue.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// The seconds after which a motion from `fromValue` to `toValue` stays within `epsilon` of it.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
