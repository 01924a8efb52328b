/// What a scene's script does and when, for people.
public struct SceneTimeline: Sendable, Equatable {
  /// A change of the state or a touch.
  public struct Step: Sendable, Equatable {
    /// When it begins, in seconds of the film.
    public let start: Double
    /// When it counts as complete; infinite for an animation that never ends.
    public let end: Double
    /// Its name in the document; may be empty.
    public let label: String
    /// The variables that change, each with its new value as the document has it.
    public let changes: [Change]
    /// What a finger does, such as `tap "button"`; empty when nothing is touched.
    public let touch: String
    /// The animation as the document has it; empty when the change is shown at once.
    public let animation: String
  }

  /// A variable's new value.
  public struct Change: Sendable, Equatable {
    public let variable: String
    public let value: String
  }

  /// The film's length in seconds.
  public let duration: Double
  /// The steps in the order of their times.
  public let steps: [Step]
}

extension SceneTimeline {
  /// The variables that change, in the order of their first changes.
  public var variables: [String] {
    steps.flatMap(\.changes).reduce(into: []) { names, change in
      if !names.contains(change.variable) { names.append(change.variable) }
    }
  }

  init(_ steps: [SceneStep], duration: Double) {
    self.duration = duration
    self.steps = steps.map { step in
      let isTouch = step.isAboutTouch
      return Step(
        start: step.time, end: step.time + step.length, label: step.about.label,
        changes: isTouch
          ? [] : step.about.changes.map { Change(variable: $0.name, value: $0.value) },
        touch: isTouch ? step.about.touch : "", animation: step.about.animation)
    }
  }
}
