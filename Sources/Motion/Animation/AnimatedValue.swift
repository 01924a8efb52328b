/// A value that travels to each new one it is given, along the animation given with it.
///
/// There are two values: the *model*, which changes at once, and the *presented* one, which is
/// model + animate(interval) − interval while an animation runs and exactly the model when none
/// does. Changes are made in the order of their times; the presented value is a function of the
/// time and may be asked for at any time from the last change on.
///
/// A change while an animation runs:
/// - A spring takes over position and velocity, exactly at the time of the change. It does so from
///   a curve as well: one reading of SwiftUI lets a spring start from rest there, which shows as a
///   jerk.
/// - Any other animation is blended: it goes from where the running ones lead to the new value, so
///   the older motion fades out as the newer fades in. The presented value is continuous and ends
///   exactly on the model, even when an older animation never ends. (Core Animation's additive sum
///   is the other reading; it would not end there.)
/// - A change without animation moves the presented value by the same amount, and the animation goes on.
///
/// Memory is bounded: what is over is dropped, and of more than 32 blended motions the older half
/// is handed to a spring that takes over its position and velocity.
public struct AnimatedValue<Value: VectorArithmetic>: Sendable {
  /// The value last set.
  public internal(set) var model: Value

  /// Where the first of the running animations started, moved with later changes made without one.
  @usableFromInline var start: Value
  /// How fast the value moved there.
  @usableFromInline var startVelocity: Value
  /// The running animations but the last, in the order of their beginnings.
  @usableFromInline var earlier: [BlendedRun<Value>] = []
  /// The animation on its way to the model; nil when none was begun since the value came to rest.
  @usableFromInline var last: AnimationRun?

  /// A value at rest.
  public init(_ model: Value) {
    self.model = model
    start = model
    startVelocity = .zero
  }
}

/// A running animation whose motion fades into that of a later one, and where it would end.
@usableFromInline
struct BlendedRun<Value: VectorArithmetic>: Sendable {
  @usableFromInline let run: AnimationRun
  @usableFromInline var target: Value

  init(run: AnimationRun, target: Value) { (self.run, self.target) = (run, target) }
}

/// When a change made with an animation is complete.
public struct AnimationTimes: Sendable, Hashable {
  /// The scene time at which the change counts as complete.
  ///
  /// It stands: when another change takes over before, this one's completion is still timed by the
  /// animation it was made with.
  public let logicalCompletion: Double

  /// The scene time at which the value comes to rest, as things stand; infinite if it never does.
  ///
  /// When another change is made before, completion waits for the removal time of that one.
  public let removal: Double
}

extension AnimatedValue {
  /// The value shown at `time`; exactly the model once no animation runs.
  @inlinable
  public func value(at time: Double) -> Value {
    guard let last, !(time >= last.removal) else { return model }
    guard earlier.isEmpty, !last.isCustom else { return blendedValue(at: time) }
    let share = last.position(at: time)
    return start + (model - start).scaled(by: share.progress)
      + startVelocity.scaled(by: share.drift)
  }

  /// The value shown while several animations run, or a custom one does.
  @inlinable
  func blendedValue(at time: Double) -> Value {
    guard let last else { return model }
    var motion = MotionState(position: start, velocity: startVelocity)
    for blended in earlier { motion.move(by: blended.run, to: blended.target, at: time) }
    motion.move(by: last, to: model, at: time)
    return motion.position
  }

  /// The velocity of the shown value at `time`, per second.
  ///
  /// Zero when it isn't finite, as at the upright end of a circular curve.
  public func velocity(at time: Double) -> Value { motion(at: time).velocity }

  /// Whether an animation runs at `time`.
  public func isAnimating(at time: Double) -> Bool {
    last.map { !(time >= $0.removal) } ?? false
  }

  /// The scene time at which the last animation is over, infinite when it never ends.
  ///
  /// Nil when none was begun since the value came to rest.
  public var removalTime: Double? { last?.removal }

  /// The scene time at which the last change counts as complete.
  public var logicalCompletionTime: Double? { last?.logicalCompletion }
}
