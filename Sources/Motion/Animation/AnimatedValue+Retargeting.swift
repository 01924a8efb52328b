internal import Geometry

/// The data of a colour: four numbers in nested pairs.
private typealias FourNumbers =
  AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>

extension AnimatedValue {
  /// Sets the model to `newModel` at `time`, the scene time in seconds.
  ///
  /// - Parameters:
  ///   - newModel: The value to travel to. When the way is not finite it is shown at once.
  ///   - animation: How to travel; nil changes the value without animation.
  ///   - time: Not before the time of the change made last.
  /// - Returns: When the change is complete; nil when nothing was set in motion, because the value is
  ///   the same or comes without animation.
  // The types that views mostly animate; others take about ten times as long.
  @specialized(where Value == Double)
  @specialized(where Value == CGFloat)
  @specialized(where Value == AnimatablePair<Double, Double>)
  @specialized(where Value == CGPoint.AnimatableData)
  @specialized(where Value == CGRect.AnimatableData)
  @specialized(where Value == FourNumbers)
  @discardableResult
  public mutating func set(
    _ newModel: Value, animation: Animation?, at time: Double
  ) -> AnimationTimes? {
    dropFinishedRuns(at: time)
    if newModel == model { return nil }
    let change = newModel - model
    guard change.hasFiniteComponents else {
      self = AnimatedValue(newModel)
      return nil
    }
    guard let animation else {
      shift(to: newModel, by: change)
      return nil
    }
    let run = run(animation.content, to: newModel, at: time)
    (model, last) = (newModel, run)
    return AnimationTimes(logicalCompletion: run.logicalCompletion, removal: run.removal)
  }

  /// Forgets what is over, and whatever a run that is over has covered.
  private mutating func dropFinishedRuns(at time: Double) {
    guard let last else { return }
    if time >= last.removal {
      self = AnimatedValue(model)
      return
    }
    guard let index = earlier.lastIndex(where: { time >= $0.run.removal }) else { return }
    (start, startVelocity) = (earlier[index].target, .zero)
    earlier.removeSubrange(...index)
  }

  private mutating func shift(to newModel: Value, by change: Value) {
    model = newModel
    start = last == nil ? newModel : start + change
    for index in earlier.indices { earlier[index].target += change }
  }

  /// The run of a new animation, after what runs has been arranged to precede it.
  private mutating func run(
    _ content: Animation.Content, to target: Value, at time: Double
  ) -> AnimationRun {
    guard let last else { return freshRun(content, to: target, at: time) }
    if let merged = mergedRun(content, over: last, to: target, at: time) { return merged }
    let run = freshRun(content, to: target, at: time)
    earlier.append(BlendedRun(run: last, target: model))
    if earlier.count > 32 { condense(at: time) }
    return run
  }

  /// A run that starts from where the value is without it.
  private func freshRun(
    _ content: Animation.Content, to target: Value, at time: Double
  ) -> AnimationRun {
    guard content.isCustom else { return AnimationRun(content, at: time) }
    let way = target - value(at: time)
    return customRun(content, way: way, at: time, state: AnimationMemory())
  }

  private func customRun(
    _ content: Animation.Content, way: Value, at begin: Double, state: AnimationMemory
  ) -> AnimationRun {
    let ends = EndSearch(value: way, state: AnimationState(state)) { value, time, context in
      content.animate(value: value, time: time, context: &context)
    }
    return AnimationRun(
      custom: content, at: begin, state: state,
      ends: (ends.removal, ends.logicalCompletion))
  }
}

extension AnimatedValue {
  /// The run of a new animation that takes over from the running ones, if it is one that does.
  private mutating func mergedRun(
    _ content: Animation.Content, over last: AnimationRun, to target: Value, at time: Double
  ) -> AnimationRun? {
    if case .spring(let fluid) = content {
      return takeover(content, fluid, from: last, to: target, at: time)
    }
    // Blended motions are no animation one could name to the new one.
    guard earlier.isEmpty, content.isCustom || content.mergingSpring != nil else { return nil }
    var context = AnimationContext<Value>(state: AnimationState(last.state))
    let merges = content.shouldMerge(
      previous: Animation(last.content), value: model - start, time: last.elapsed(at: time),
      context: &context)
    guard merges else { return nil }
    if let fluid = content.mergingSpring {
      return takeover(content, fluid, from: last, to: target, at: time)
    }
    return customRun(
      content, way: target - start, at: last.begin, state: context.state.memory)
  }

  private mutating func takeover(
    _ content: Animation.Content, _ fluid: FluidSpring, from last: AnimationRun,
    to target: Value, at time: Double
  ) -> AnimationRun {
    let motion = motion(at: time)
    (start, startVelocity) = (motion.position, motion.velocity)
    if !earlier.isEmpty { earlier = [] }
    let blend = last.spring.flatMap {
      SpringBlend(from: $0.response, to: fluid.spring, duration: fluid.blendDuration)
    }
    return AnimationRun(
      content, takingOverWith: fluid.spring, blend: blend,
      settlingTime: fluid.spring.settlingTime(of: motion, to: target, blend: blend), at: time)
  }

  /// Hands the older half of many blended runs to a spring.
  private mutating func condense(at time: Double) {
    let older = earlier.prefix(earlier.count / 2)
    guard let newest = older.last else { return }
    let motion = Self.motion(of: older, from: first, at: time)
    (start, startVelocity) = (motion.position, motion.velocity)
    let run = AnimationRun(
      Animation.smooth.content, takingOverWith: .smooth, blend: nil,
      settlingTime: Spring.smooth.settlingTime(of: motion, to: newest.target, blend: nil),
      at: time)
    earlier.replaceSubrange(
      ..<older.endIndex, with: [BlendedRun(run: run, target: newest.target)])
  }
}

extension Spring {
  /// The seconds until a motion taken over rests on `target`.
  fileprivate func settlingTime<Value>(
    of motion: MotionState<Value>, to target: Value, blend: SpringBlend?
  ) -> Double {
    let deviation = motion.position - target
    guard let blend else {
      return relativeSettlingTime(deviation: deviation, velocity: motion.velocity)
    }
    let passed = blend.transition(after: blend.duration)
    let rest = relativeSettlingTime(
      deviation: deviation.scaled(by: passed.stay) + motion.velocity.scaled(by: passed.drift),
      velocity: deviation.scaled(by: passed.pull) + motion.velocity.scaled(by: passed.keep))
    return blend.duration + rest
  }
}
