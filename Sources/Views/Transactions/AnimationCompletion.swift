import Motion

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForRemoval: Bool

  /// When it has logically completed: a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)

  /// When it has come to rest and is removed.
  public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

extension Transaction {
  /// Has `completion` done when the animations that changes in this transaction start are complete.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }
}

/// Something to be done when the animations of one transaction are complete.
///
/// A change that interrupts an animation leaves the time of its logical completion as it was; its
/// removal waits for the interrupting one. A view that is destroyed is waited for no longer.
// It travels in transactions, which a stage confines to one thread at a time.
final class AnimationCompletion: @unchecked Sendable {
  private let criteria: AnimationCompletionCriteria
  let action: () -> Void
  private var awaited: [Awaited] = []
  /// The node whose doing it is; what it does in turn is that node's doing as well.
  weak var owner: ViewNode?
  /// The time at which it has last been planned to happen.
  var plannedTime: Double?

  private struct Awaited {
    weak var attribute: RunningAttribute?
    let logicalCompletion: Double
  }

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    (self.criteria, self.action) = (criteria, action)
  }

  /// Waits for an attribute as well.
  func wait(for attribute: RunningAttribute, _ times: AnimationTimes) {
    awaited.append(Awaited(attribute: attribute, logicalCompletion: times.logicalCompletion))
  }

  /// When it is to happen, as things stand at `time`.
  func dueTime(at time: Double) -> Double {
    awaited.reduce(time) { latest, awaited in
      guard let attribute = awaited.attribute else { return latest }
      let end =
        criteria == .removed ? attribute.removalTime ?? time : awaited.logicalCompletion
      return max(latest, end)
    }
  }
}
