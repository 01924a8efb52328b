/// How far a step of a timeline is at a time.
public struct StepState<Step: Sendable>: Sendable {
  /// The step.
  public let step: Step

  /// Whether the step is still to come, under way, or over.
  public let phase: Phase

  /// The time at which it begins, or began, in the pass that counts.
  public let begin: Double

  /// The seconds the step takes.
  public let duration: Double

  /// The seconds into the step: 0 at its own beginning, its duration at its end.
  ///
  /// A step played backwards goes from its duration to 0.
  public let time: Double

  /// Whether the step is played backwards.
  public let isReversed: Bool

  /// The fraction of the step that is behind: 0 at its own beginning, 1 at its end.
  ///
  /// For a step that takes no time it is 0 or 1; for one that takes infinite time, 0 before its end.
  public var progress: Double {
    if time == duration { return time == 0 && (phase == .before) != isReversed ? 0 : 1 }
    return time / duration
  }

  /// Where a step is in time.
  public enum Phase: Sendable, Hashable {
    /// It has not begun.
    case before
    /// It has begun and not ended.
    case active
    /// It has ended, and holds.
    case after
  }
}

extension StepState: Equatable where Step: Equatable {}
