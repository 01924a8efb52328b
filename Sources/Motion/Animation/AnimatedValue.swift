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
  public private(set) var model: Value

  /// The model value before the first change of those still running, moved with later changes
  /// made without animation.
  private var origin: Value

  /// How far from the origin the runs that are over have led.
  private var base: Value
  private var earlier: [AnimationRun<Value>] = []
  private var last: AnimationRun<Value>?

  /// A value at rest.
  public init(_ model: Value) {
    self.model = model
    origin = model
    base = .zero
  }
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
  @specialized(where Value == Double)
  @specialized(where Value == AnimatablePair<Double, Double>)
  public func value(at time: Double) -> Value {
    guard let last, !(time >= last.removal) else { return model }
    if earlier.isEmpty { return origin + last.position(over: base, at: time) }
    return origin + last.position(over: earlierPosition(at: time), at: time)
  }

  /// The velocity of the shown value at `time`, per second.
  ///
  /// Zero when it isn't finite, as at the upright end of a circular curve.
  @specialized(where Value == Double)
  public func velocity(at time: Double) -> Value {
    guard let last, !(time >= last.removal) else { return .zero }
    let before = earlierMotion(at: time)
    let velocity = last.velocity(over: before.position, moving: before.velocity, at: time)
    return velocity.hasFiniteComponents ? velocity : .zero
  }

  /// Whether an animation runs at `time`.
  public func isAnimating(at time: Double) -> Bool {
    last.map { !(time >= $0.removal) } ?? false
  }

  /// The scene time at which the last animation is over; nil when none was begun since the value
  /// last came to rest, infinite when it never ends.
  public var removalTime: Double? { last?.removal }

  /// The scene time at which the last change counts as complete.
  public var logicalCompletionTime: Double? { last?.logicalCompletion }

  private func earlierPosition(at time: Double) -> Value {
    var position = base
    for run in earlier { position = run.position(over: position, at: time) }
    return position
  }

  private func earlierMotion(at time: Double) -> (position: Value, velocity: Value) {
    Self.motion(of: earlier[...], over: base, at: time)
  }

  private static func motion(
    of runs: ArraySlice<AnimationRun<Value>>, over base: Value, at time: Double
  ) -> (position: Value, velocity: Value) {
    var (position, velocity) = (base, Value.zero)
    for run in runs {
      velocity = run.velocity(over: position, moving: velocity, at: time)
      position = run.position(over: position, at: time)
    }
    return (position, velocity)
  }
}

extension AnimatedValue {
  /// Sets the model to `newModel` at `time`, the scene time in seconds.
  ///
  /// - Parameters:
  ///   - newModel: The value to travel to. When the way is not finite it is shown at once.
  ///   - animation: How to travel; nil changes the value without animation.
  ///   - time: Not before the time of the change made last.
  /// - Returns: When the change is complete; nil when nothing was set in motion, because the value is
  ///   the same or comes without animation.
  @specialized(where Value == Double)
  @specialized(where Value == AnimatablePair<Double, Double>)
  @discardableResult
  public mutating func set(
    _ newModel: Value, animation: Animation?, at time: Double
  ) -> AnimationTimes? {
    dropFinishedRuns(at: time)
    if newModel == model { return nil }
    let change = newModel - model
    model = newModel
    guard change.hasFiniteComponents else {
      rest()
      return nil
    }
    guard let animation else {
      origin += change
      return nil
    }
    start(animation.content, change: change, at: time)
    return last.map {
      AnimationTimes(logicalCompletion: $0.logicalCompletion, removal: $0.removal)
    }
  }

  private mutating func rest() {
    (origin, base, last) = (model, .zero, nil)
    if !earlier.isEmpty { earlier = [] }
  }

  /// Forgets what is over, and whatever a run that is over has covered.
  private mutating func dropFinishedRuns(at time: Double) {
    guard let last else {
      origin = model
      return
    }
    if time >= last.removal { return rest() }
    guard let index = earlier.lastIndex(where: { time >= $0.removal }) else { return }
    base = earlier[index].target
    earlier.removeSubrange(...index)
  }

  private mutating func start(_ content: Animation.Content, change: Value, at time: Double) {
    let target = model - origin
    guard let last else {
      self.last = AnimationRun(content, from: base, to: target, at: time)
      return
    }
    if merge(content, into: last, target: target, at: time) { return }
    let start = content.isCustom ? last.position(over: earlierPosition(at: time), at: time) : base
    earlier.append(last)
    self.last = AnimationRun(content, from: start, to: target, at: time)
    if earlier.count > Self.mostBlended { condense(at: time) }
  }

  private static var mostBlended: Int { 32 }

  /// Hands the older half of the blended runs to a spring.
  private mutating func condense(at time: Double) {
    let older = earlier.prefix(Self.mostBlended / 2)
    guard let newest = older.last else { return }
    let motion = Self.motion(of: older, over: base, at: time)
    let handover = SpringHandover(
      spring: .smooth, offset: motion.position, velocity: motion.velocity, blend: nil)
    let spring = Animation.smooth.content
    let run = AnimationRun(spring, handover, to: newest.target, at: time)
    earlier.replaceSubrange(..<older.endIndex, with: [run])
  }

  /// Lets the new animation take over from the running ones if it is one that does.
  private mutating func merge(
    _ content: Animation.Content, into last: AnimationRun<Value>, target: Value, at time: Double
  ) -> Bool {
    if case .spring(let fluid) = content {
      takeOver(content, fluid, from: last, target: target, at: time)
      return true
    }
    // Blended motions are no animation one could name to the new one.
    guard earlier.isEmpty, content.isCustom || content.mergingSpring != nil else { return false }
    var context = AnimationContext(state: last.state)
    guard
      content.shouldMerge(
        previous: last.content, value: last.target, time: time - last.begin, context: &context)
    else { return false }
    if let fluid = content.mergingSpring {
      takeOver(content, fluid, from: last, target: target, at: time)
    } else {
      self.last = AnimationRun(
        content, from: base, to: target, at: last.begin, state: context.state)
    }
    return true
  }

  private mutating func takeOver(
    _ content: Animation.Content, _ fluid: FluidSpring, from last: AnimationRun<Value>,
    target: Value, at time: Double
  ) {
    let before = earlierMotion(at: time)
    let velocity = last.velocity(over: before.position, moving: before.velocity, at: time)
    let blend = last.spring.flatMap {
      SpringBlend(from: $0.response, to: fluid.spring, duration: fluid.blendDuration)
    }
    let handover = SpringHandover(
      spring: fluid.spring, offset: last.position(over: before.position, at: time),
      velocity: velocity.hasFiniteComponents ? velocity : .zero, blend: blend)
    if !earlier.isEmpty { earlier = [] }
    base = .zero
    self.last = AnimationRun(content, handover, to: target, at: time)
  }
}
