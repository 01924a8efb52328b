/// A cycle through phases, each entered with an animation of its own.
///
/// The first phase shows at the beginning, and the change to the second begins at once. Each change
/// begins when the one before counts as complete; the last of a cycle leads back to the first
/// phase. A change without animation takes no time.
public struct PhaseSequence<Phase> {
  /// The phases in order.
  public let phases: [Phase]
  private let animations: [Animation?]
  private let begins: [Double]

  /// The seconds from one change to the second phase to the next; infinite when one never completes.
  public let cycleDuration: Double

  /// A cycle through `phases`; `animation` is asked for the phase that a change leads to.
  public init(_ phases: [Phase], animation: (Phase) -> Animation? = { _ in .default }) {
    self.phases = phases
    let order = phases.indices.map { ($0 + 1) % phases.count }
    animations = order.map { animation(phases[$0]) }
    var (begins, time) = ([Double](), 0.0)
    for animation in animations {
      begins.append(time)
      time += animation?.logicalDuration ?? 0
    }
    (self.begins, cycleDuration) = (begins, time)
  }
}

extension PhaseSequence: Sendable where Phase: Sendable {}

/// The change from one phase to the next.
public struct PhaseChange: Sendable, Hashable {
  /// Seconds from the start of the sequence.
  public let time: Double
  /// The index of the phase that the change leads to.
  public let phase: Int
  /// How the change is made.
  public let animation: Animation?
}

extension PhaseSequence {
  /// The changes of the first `cycles` cycles, in order of time.
  ///
  /// A cycle that takes no time, and what follows a change that never completes, are left out.
  public func changes(cycles: Int = 1) -> [PhaseChange] {
    guard phases.count > 1, cycles > 0 else { return [] }
    var changes: [PhaseChange] = []
    for cycle in 0..<(cycleDuration > 0 && cycleDuration.isFinite ? cycles : 1) {
      changes += self.changes(inCycle: cycle)
    }
    return changes
  }

  /// The changes of one cycle.
  public func changes(inCycle cycle: Int) -> [PhaseChange] {
    guard phases.count > 1, cycle >= 0 else { return [] }
    let start = cycle == 0 ? 0 : Double(cycle) * cycleDuration
    return animations.indices.compactMap { index in
      let time = start + begins[index]
      guard time.isFinite else { return nil }
      return PhaseChange(
        time: time, phase: (index + 1) % phases.count, animation: animations[index])
    }
  }

  /// The index of the phase last entered at `time` seconds, when the cycle repeats for ever.
  public func phase(at time: Double) -> Int? {
    guard phases.count > 1, time >= 0 else { return phases.isEmpty ? nil : 0 }
    guard cycleDuration > 0 else { return 0 }
    let cycle = cycleDuration.isFinite ? (time / cycleDuration + 1e-9).rounded(.down) : 0
    guard cycle.isFinite else { return 0 }
    let rest = cycle == 0 ? time : time - cycle * cycleDuration
    let index = begins.lastIndex { $0 <= rest + 1e-9 } ?? 0
    return (index + 1) % phases.count
  }
}
