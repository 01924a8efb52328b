/// A custom animation behind one reference, so that the built-in ones stay free of existentials.
final class CustomAnimationBox: Sendable, Hashable {
  let base: any CustomAnimation
  /// The end times of a change of 1, found once.
  let duration: Double
  let logicalDuration: Double

  init(_ base: some CustomAnimation) {
    self.base = base
    let ends = EndSearch(value: 1.0, state: AnimationState()) { value, time, context in
      base.animate(value: value, time: time, context: &context)
    }
    duration = ends.removal
    logicalDuration = ends.logicalCompletion
  }

  static func == (left: CustomAnimationBox, right: CustomAnimationBox) -> Bool {
    left === right || left.base.isEqual(to: right.base)
  }

  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  func progress(at time: Double) -> Double {
    var context = AnimationContext<Double>()
    return base.animate(value: 1, time: time, context: &context) ?? 1
  }

  func pace(at time: Double) -> Double {
    base.velocity(value: 1, time: time, context: AnimationContext<Double>())
      ?? (progress(at: time + 5e-5) - progress(at: Swift.max(0, time - 5e-5))) / 1e-4
  }
}

extension CustomAnimation {
  fileprivate func isEqual(to other: any CustomAnimation) -> Bool {
    (other as? Self) == self
  }
}

/// Finds when an animation is over and when it counts as complete, by asking it.
struct EndSearch<Value: VectorArithmetic> {
  private(set) var removal = Double.infinity
  private(set) var logicalCompletion = Double.infinity

  /// Searches up to about 4.8 days; what still moves then is taken to move for ever.
  init(
    value: Value, state: AnimationState<Value>,
    animate: (Value, Double, inout AnimationContext<Value>) -> Value?
  ) {
    func isOver(_ time: Double) -> (removed: Bool, complete: Bool) {
      var context = AnimationContext(state: state)
      let removed = animate(value, time, &context) == nil
      return (removed, removed || context.isLogicallyComplete)
    }
    removal = Self.firstTime { isOver($0).removed }
    logicalCompletion = Swift.min(removal, Self.firstTime { isOver($0).complete })
  }

  /// The least time at which `condition` holds, given that it goes on holding.
  private static func firstTime(_ condition: (Double) -> Bool) -> Double {
    if condition(0) { return 0 }
    var (low, high) = (0.0, 0.1)
    while !condition(high) {
      if high > 400_000 { return .infinity }
      (low, high) = (high, high * 2)
    }
    while high - low > high * 1e-14 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if condition(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
