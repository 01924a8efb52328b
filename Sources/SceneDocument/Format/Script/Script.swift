/// What is known of a script's steps while they are read.
struct Script {
  /// The steps that have labels.
  var labels: [String: LabelledSteps] = [:]
  /// Where the steps stand and when they are.
  private(set) var places: [(time: Double, range: Range<Int>)] = []
  private var count = 0

  /// Notes where a step stands and when it is.
  mutating func note(_ range: Range<Int>, at time: Double) {
    if places.count < SceneLimits.stepCount { places.append((time, range)) }
  }

  /// A number that no other change has.
  mutating func nextIdentifier() -> Int {
    count += 1
    return count
  }
}

/// What a step with a label does.
struct LabelledSteps {
  /// When it begins, in seconds of the film.
  let start: Double
  /// Its steps, whose times count from its own.
  let group: StepGroup

  var end: Double { start + group.length }

  /// What takes its changes back, the last first.
  var reversed: StepGroup {
    let steps = group.steps.filter { $0.identifier != nil }.map { step in
      var undoing = SceneStep(
        time: max(0, group.length - step.time - step.length), animation: step.animation,
        changes: [], about: step.about.undone)
      undoing.undoes = step.identifier
      return undoing
    }
    return StepGroup(steps: steps, length: group.length)
  }
}
