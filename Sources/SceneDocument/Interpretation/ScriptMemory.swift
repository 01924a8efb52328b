internal import Motion

/// What was before the changes that a later step of the script takes back.
///
/// A change by the script is known when it is made. What a touch leads to are all changes that views make from
/// the moment in which it begins to the one in which the next step begins that is taken back.
struct ScriptMemory: Sendable {
  /// A variable before it was changed.
  struct Change: Sendable {
    let variable: VariableLayout.Variable
    let value: SceneValue
    /// How the change was shown, and its taking back is.
    var animation: Animation?
  }

  private var changes: [Int: [Change]] = [:]
  /// The touch that changes are put down to at the moment.
  private(set) var touch: Int?

  /// Begins a step in a state.
  mutating func begin(_ step: SceneStep, in state: VariableValues) {
    guard let identifier = step.identifier else { return }
    touch = step.touch == nil ? nil : identifier
    changes[identifier] = step.changes.map {
      Change(
        variable: $0.variable, value: state.value(of: $0.variable),
        animation: step.animation?.animation)
    }
  }

  /// Puts a change of a variable, which has had `value`, down to the touch.
  ///
  /// Of several changes the first tells the value, and the last that is animated how it is shown.
  mutating func note(
    _ variable: VariableLayout.Variable, _ value: SceneValue, _ animation: Animation?
  ) {
    guard let touch else { return }
    var noted = changes(of: touch)
    if let index = noted.firstIndex(where: { $0.variable == variable }) {
      noted[index].animation = animation ?? noted[index].animation
    } else {
      noted.append(Change(variable: variable, value: value, animation: animation))
    }
    changes[touch] = noted
  }

  /// What a step has changed.
  func changes(of step: Int) -> [Change] { changes[step] ?? [] }
}
