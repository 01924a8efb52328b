/// One animation in progress on one attribute: its clock, and how it carries a motion on.
///
/// It knows nothing of the attribute's type. What it does to a vector is linear in the way to go
/// and in the velocity at its start, so numbers suffice, and one compiled copy serves every type.
@usableFromInline
final class AnimationRun: Sendable {
  /// The animation as it was named.
  let content: Animation.Content
  /// The animation that is evaluated: a spring that took over has its modifiers worked in.
  private let motion: Animation.Content
  private let blend: SpringBlend?
  /// The scene time at which the animation began.
  let begin: Double
  /// The scene time from which the value rests on the target.
  @usableFromInline let removal: Double
  /// The scene time from which the change counts as complete.
  let logicalCompletion: Double
  /// Whether only the animation itself knows what it does to a vector.
  @usableFromInline let isCustom: Bool
  /// What a custom animation remembers of the attribute.
  let state: AnimationMemory

  /// A run of a built-in animation.
  init(_ content: Animation.Content, at begin: Double) {
    (self.content, motion, self.begin) = (content, content, begin)
    removal = begin + content.duration
    logicalCompletion = Swift.min(removal, begin + content.logicalDuration)
    (blend, isCustom, state) = (nil, false, AnimationMemory())
  }

  /// A run of a custom animation, which ends when it says so.
  init(
    custom content: Animation.Content, at begin: Double, state: AnimationMemory,
    ends: (removal: Double, logicalCompletion: Double)
  ) {
    (self.content, motion, self.begin) = (content, content, begin)
    removal = begin + ends.removal
    logicalCompletion = begin + ends.logicalCompletion
    (blend, isCustom, self.state) = (nil, true, state)
  }

  /// A run of a spring that takes over a motion and settles in `settlingTime` seconds.
  init(
    _ content: Animation.Content, takingOverWith spring: Spring, blend: SpringBlend?,
    settlingTime: Double, at begin: Double
  ) {
    (self.content, self.blend, self.begin) = (content, blend, begin)
    motion = .spring(FluidSpring(spring: spring, blendDuration: 0))
    removal = begin + settlingTime
    logicalCompletion = Swift.min(removal, begin + content.logicalDuration)
    (isCustom, state) = (false, AnimationMemory())
  }
}

/// How far a run has brought a motion.
///
/// The position is start + (target − start)·`progress` + velocity·`drift`.
@usableFromInline
struct PositionShare {
  @usableFromInline let progress: Double
  @usableFromInline let drift: Double
}

/// How fast a run makes a motion.
///
/// The velocity is (target − start)·`pace` + startVelocity·`kept`.
struct VelocityShare {
  let pace: Double
  let kept: Double
}

extension AnimationRun {
  /// The spring at its real pace, if a spring moves the attribute.
  var spring: Spring? { motion.mergingSpring?.spring }

  /// The seconds since the beginning, or 0 before it.
  func elapsed(at time: Double) -> Double { Swift.max(0, time - begin) }

  /// The shares of way and velocity in the position at `time`, before the removal.
  @usableFromInline
  func position(at time: Double) -> PositionShare {
    guard case .spring(let fluid) = motion else {
      return PositionShare(progress: motion.progress(at: elapsed(at: time)), drift: 0)
    }
    let passed =
      blend?.transition(after: elapsed(at: time))
      ?? fluid.spring.transition(after: elapsed(at: time))
    return PositionShare(progress: 1 - passed.stay, drift: passed.drift)
  }

  /// The shares of way and velocity in the velocity at `time`, before the removal.
  ///
  /// A blended animation moves from a start that moves itself; what is left of that is 1 − progress.
  func velocity(at time: Double) -> VelocityShare {
    let elapsed = elapsed(at: time)
    guard case .spring(let fluid) = motion else {
      return VelocityShare(
        pace: motion.pace(at: elapsed), kept: 1 - motion.progress(at: elapsed))
    }
    let passed = blend?.transition(after: elapsed) ?? fluid.spring.transition(after: elapsed)
    return VelocityShare(pace: -passed.pull, kept: passed.keep)
  }
}
