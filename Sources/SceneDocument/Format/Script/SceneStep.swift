internal import Views

/// What the script does at a time: a change of the state, or a touch.
struct SceneStep: Sendable {
  var time: Double
  let animation: AnimationPlan?
  var changes: [Change]
  /// nil for a change.
  var touch: SceneTouch?
  /// What people are told of it.
  var about = StepText()
  /// Tells the step from others, so that its changes can be taken back.
  var identifier: Int?
  /// Whether a later step takes its changes back.
  var isTakenBack = false
  /// The change that is taken back.
  var undoes: Int?

  /// A variable with the value that it gets.
  struct Change: Sendable {
    let variable: VariableLayout.Variable
    let value: Attribute<SceneValue>
  }

  /// The seconds after which it is complete.
  var length: Double { max(animation?.duration ?? 0, touch?.duration ?? 0) }

  /// Makes the changes; each sees the state from before the step.
  func apply(to state: inout VariableValues) {
    var before = state
    before.time = time
    Self.apply(changes, to: &state, seeing: before)
  }

  /// Makes changes whose values are those of expressions in `environment`.
  static func apply(
    _ changes: [Change], to state: inout VariableValues, seeing environment: VariableValues
  ) {
    for change in changes {
      state.set(change.variable, to: change.value.value(in: environment))
    }
  }

  /// The step, so much later.
  func shifted(by seconds: Double) -> SceneStep {
    var step = self
    step.time += seconds
    return step
  }
}

/// What people are told of a step.
struct StepText: Sendable, Equatable {
  var label = ""
  /// The variables that change with their new values, as the document has them.
  var changes: [(name: String, value: String)] = []
  /// What a finger does.
  var touch = ""
  /// The animation as the document has it.
  var animation = ""

  /// The same for what takes the step back.
  var undone: StepText {
    var text = self
    text.touch = touch.isEmpty ? "" : "takes back \(touch)"
    text.changes = changes.map { ($0.name, "as before") }
    return text
  }

  static func == (left: StepText, right: StepText) -> Bool {
    left.label == right.label && left.touch == right.touch && left.animation == right.animation
      && left.changes.elementsEqual(right.changes) { $0 == $1 }
  }
}

extension [SceneStep] {
  /// These steps in the order of their times, those that take changes back knowing what to.
  ///
  /// What was before a change is what the script itself made of the state; what touches make of it
  /// is known only while the film plays, where `ScriptMemory` keeps it.
  func inOrder(from start: VariableValues) -> [SceneStep] {
    var steps = enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
    let undone = Set(steps.compactMap(\.undoes))
    guard !undone.isEmpty else { return steps }
    var state = start
    var before: [Int: [SceneStep.Change]] = [:]
    for index in steps.indices {
      if let undone = steps[index].undoes { steps[index].changes = before[undone] ?? [] }
      if let identifier = steps[index].identifier, undone.contains(identifier) {
        steps[index].isTakenBack = true
        before[identifier] = steps[index].changes.map {
          SceneStep.Change(variable: $0.variable, value: Attribute(state.value(of: $0.variable)))
        }
      }
      steps[index].apply(to: &state)
    }
    return steps
  }
}
