/// A motion from one value to another along an animation: a step for timelines of values.
public struct Tween<Value: Animatable & Sendable>: Sendable {
  /// Where it starts.
  public let start: Value
  /// Where it ends.
  public let end: Value
  /// How it gets there.
  public let animation: Animation

  /// A motion from `start` to `end`.
  public init(from start: Value, to end: Value, animation: Animation = .default) {
    (self.start, self.end, self.animation) = (start, end, animation)
  }

  /// The value `time` seconds after the start; exactly the end once the animation is over.
  public func value(at time: Double) -> Value {
    if time >= animation.duration { return end }
    var value = start
    let way = end.animatableData - start.animatableData
    value.animatableData += way.scaled(by: animation.progress(at: time))
    return value
  }
}

extension Timeline {
  /// A step that goes from one value to another and takes as long as its animation.
  public static func tween<Value>(
    from start: Value, to end: Value, animation: Animation = .default
  ) -> Timeline where Step == Tween<Value> {
    step(Tween(from: start, to: end, animation: animation), duration: animation.duration)
  }

  /// The value at `time`: that of the step that shows; before the first, where the first starts.
  ///
  /// Nil for a timeline without steps.
  public func value<Value>(at time: Double) -> Value? where Step == Tween<Value> {
    if let state = state(at: time) { return state.step.value(at: state.time) }
    let first = states(at: time).min { $0.begin < $1.begin }
    return first.map { $0.step.value(at: $0.time) }
  }
}
