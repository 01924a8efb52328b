extension Animation.Content {
  /// Whether this animation takes over from `previous`, rather than being blended with it.
  ///
  /// A spring takes over from anything. Under `speed` and `logicallyComplete` it does so from a spring
  /// under the very same modifier. Delayed and repeated animations are blended: a change with a
  /// delay is owed its delay, and a repetition its first pass, which taking over the elapsed time
  /// would skip.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    switch (self, previous.content) {
    case (.spring, _):
      return true
    case (.custom(let box), _):
      return box.base.shouldMerge(
        previous: previous, value: value, time: time, context: &context)
    case (.speed(let speed, let base), .speed(let earlierSpeed, let earlier)):
      return speed == earlierSpeed && base.isSameKind(as: earlier)
        && base.shouldMerge(
          previous: Animation(earlier), value: value, time: time.scaled(bySpeed: speed),
          context: &context)
    case (.logicallyComplete(let limit, let base), .logicallyComplete(let other, let earlier)):
      return limit == other && base.isSameKind(as: earlier)
        && base.shouldMerge(
          previous: Animation(earlier), value: value, time: time, context: &context)
    default:
      return false
    }
  }

  /// Whether both are of one kind, whatever their parameters.
  private func isSameKind(as other: Self) -> Bool {
    switch (self, other) {
    case (.spring, .spring), (.curve, .curve), (.interpolatingSpring, .interpolatingSpring),
      (.delay, .delay), (.speed, .speed), (.repetition, .repetition),
      (.logicallyComplete, .logicallyComplete):
      true
    case (.custom(let box), .custom(let otherBox)):
      type(of: box.base) == type(of: otherBox.base)
    default: false
    }
  }

  /// The spring that takes over when this animation merges, at the pace its modifiers give it.
  var mergingSpring: FluidSpring? {
    switch self {
    case .spring(let fluid): fluid
    case .speed(let speed, let base): base.mergingSpring?.atSpeed(speed)
    case .logicallyComplete(_, let base): base.mergingSpring
    default: nil
    }
  }
}

extension FluidSpring {
  /// The same motion at `speed` times its pace.
  func atSpeed(_ speed: Double) -> FluidSpring {
    FluidSpring(
      spring: spring.atSpeed(speed),
      blendDuration: blendDuration == 0 ? 0 : blendDuration.divided(bySpeed: speed).finite(or: 0))
  }
}

extension Spring {
  /// The same motion at `speed` times its pace; at speed 0 it stands still.
  func atSpeed(_ speed: Double) -> Spring {
    if speed == 0 { return Spring(naturalFrequency: 0, decay: .infinity, mass: mass) }
    return Spring(
      naturalFrequency: naturalFrequency == 0 ? 0 : naturalFrequency * speed,
      decay: decay == 0 ? 0 : decay * speed, mass: mass)
  }
}
