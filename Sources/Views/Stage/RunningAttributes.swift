/// The attributes that travel, as long as the views they belong to are there: one that pulses for
/// ever is over when its view is taken away.
struct RunningAttributes {
  /// Those that need a node evaluated in each frame.
  private let evaluated = ListedAttributes()
  /// Those that are merely read.
  private let read = ListedAttributes()
  /// When the first of those arrives; before that, nobody needs to look for any that has.
  private var firstArrival = Double.infinity

  /// Whether nothing travels.
  var isEmpty: Bool { evaluated.isEmpty && read.isEmpty }

  mutating func add(_ attribute: RunningAttribute) {
    guard !attribute.isEvaluated else { return evaluated.add(attribute) }
    firstArrival = min(firstArrival, attribute.removalTime ?? firstArrival)
    read.add(attribute)
  }

  /// The nodes to be evaluated in a frame, each once, those further up first.
  var nodesToEvaluate: [any Invalidatable] {
    var seen: Set<ObjectIdentifier> = []
    return evaluated.all.compactMap(\.needsEvaluation)
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
      .sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
  }

  /// Lets go of what has arrived by `time`.
  mutating func drop(at time: Double) {
    evaluated.drop(at: time)
    guard time >= firstArrival else { return }
    read.drop(at: time)
    firstArrival = read.all.reduce(.infinity) { min($0, $1.removalTime ?? .infinity) }
  }

  /// When the last of them will have arrived.
  var end: Double { max(evaluated.end, read.end) }
}
