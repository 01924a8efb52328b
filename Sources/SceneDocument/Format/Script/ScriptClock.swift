/// What the times of a script's steps are worked out with.
struct ScriptClock {
  /// When a step is that doesn't say it.
  enum Order {
    /// It has to say it.
    case script
    /// When the step before is complete.
    case sequence
    /// At the beginning, each so much later than the one before.
    case parallel(stagger: Double)
  }

  /// The film's first state.
  let values: VariableValues
  let order: Order
  /// When the list of steps begins, in seconds of the film.
  let base: Double
  /// When the step before is complete.
  private(set) var end = 0.0
  /// When all steps are complete.
  private(set) var latest = 0.0
  private var count = 0

  init(values: VariableValues, order: Order, base: Double = 0) {
    (self.values, self.order, self.base) = (values, order, base)
  }

  /// When the next step is unless it says so; nil when it has to.
  mutating func next() -> Double? {
    count += 1
    switch order {
    case .script: return nil
    case .sequence: return end.isFinite ? end : 0
    case .parallel(let stagger): return Double(count - 1) * stagger
    }
  }

  /// Notes when a step is complete.
  mutating func finish(_ time: Double) {
    end = time
    latest = max(latest, time)
  }
}
