import Motion

/// A number of each of many parts: all have one model value and follow it with delays of their own.
final class StaggeredAttribute: RunningAttribute {
  private struct Change {
    var model: Double
    var animation: Animation?
    var time: Double
  }

  /// What has happened since all parts were at rest; the first change has no animation.
  private var changes: [Change] = []
  private var values: [AnimatedValue<Double>] = []
  /// How long each part waits, in seconds.
  private(set) var delays: [Double] = []

  /// Says how long each part waits: of what is under way as well.
  func setDelays(_ delays: [Double]) {
    guard delays != self.delays else { return }
    self.delays = delays
    values = delays.map(played)
    noteRemoval()
  }

  /// Takes a new model value; the first one appears at once.
  func set(_ model: Double, _ transaction: Transaction, at time: Double) {
    guard let last = changes.last, last.model != model else {
      if changes.isEmpty { jump(to: model, at: time) }
      return
    }
    guard let animation = transaction.animation else { return jump(to: model, at: time) }
    if !isRunning(at: time) { jump(to: last.model, at: time) }
    changes.append(Change(model: model, animation: animation, time: time))
    let times = start(animation, to: model, at: time)
    noteRemoval()
    guard let times else { return }
    didStart()
    for completion in transaction.completions { completion.wait(for: self, times) }
  }

  private func jump(to model: Double, at time: Double) {
    changes = [Change(model: model, animation: nil, time: time)]
    values = delays.map(played)
    noteRemoval()
  }

  private func noteRemoval() {
    removalTime = changes.count > 1 ? values.compactMap(\.removalTime).max() : nil
  }

  /// Sets all parts in motion and tells when the last one has arrived.
  private func start(
    _ animation: Animation, to model: Double, at time: Double
  ) -> AnimationTimes? {
    var last: AnimationTimes?
    for (index, delay) in delays.enumerated() {
      let times = values[index].set(model, animation: animation.delay(delay), at: time)
      if let times, times.logicalCompletion >= last?.logicalCompletion ?? 0 { last = times }
    }
    return last
  }

  /// A part's value after all that has happened.
  private func played(delay: Double) -> AnimatedValue<Double> {
    var value = AnimatedValue(changes.first?.model ?? 0)
    for change in changes.dropFirst() {
      value.set(change.model, animation: change.animation?.delay(delay), at: change.time)
    }
    return value
  }

  /// The value of each part at `time`; nil when all rest at 0.
  func values(at time: Double) -> [Double]? {
    guard isRunning(at: time) else {
      let model = changes.last?.model ?? 0
      return model == 0 ? nil : Array(repeating: model, count: values.count)
    }
    noteLiveRead()
    return values.map { $0.value(at: time) }
  }
}
