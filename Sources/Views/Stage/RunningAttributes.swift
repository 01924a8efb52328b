/// The attributes that travel, as long as the views they belong to are there: one that pulses for
/// ever is over when its view is taken away.
struct RunningAttributes {
  private struct Running {
    weak var attribute: RunningAttribute?
  }

  private var running: [Running] = []

  /// Whether nothing travels.
  var isEmpty: Bool { running.isEmpty }

  mutating func add(_ attribute: RunningAttribute) {
    guard !attribute.isListed else { return }
    attribute.isListed = true
    running.append(Running(attribute: attribute))
  }

  /// The nodes to be evaluated in a frame, each once, those further up first.
  var nodesToEvaluate: [any Invalidatable] {
    var seen: Set<ObjectIdentifier> = []
    return running.compactMap { $0.attribute?.needsEvaluation }
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
      .sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
  }

  /// Lets go of what has arrived by `time`.
  mutating func drop(at time: Double) {
    running.removeAll { running in
      guard let attribute = running.attribute else { return true }
      if attribute.isRunning(at: time) { return false }
      attribute.isListed = false
      return true
    }
  }

  /// When the last of them will have arrived.
  var end: Double { running.reduce(0) { max($0, $1.attribute?.removalTime ?? 0) } }
}
