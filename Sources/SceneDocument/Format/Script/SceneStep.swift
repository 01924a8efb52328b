internal import Views

/// What the script does at a time: a change of the state, or a touch.
struct SceneStep: Sendable {
  var time: Double
  let animation: AnimationPlan?
  let changes: [Change]
  /// nil for a change.
  var touch: SceneTouch?

  /// A variable with the value that it gets.
  struct Change: Sendable {
    let variable: VariableLayout.Variable
    let value: Attribute<SceneValue>
  }

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
