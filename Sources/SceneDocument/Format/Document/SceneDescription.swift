internal import Drawing
internal import Geometry
internal import Views

/// A scene as its document describes it: names looked up, types checked.
struct SceneDescription {
  var size: CGSize
  var frameRate: FrameRate
  /// nil lasts until everything has come to rest.
  var duration: Double?
  var background: Color.Resolved?
  var colorScheme: ColorScheme
  var loop: LoopCount
  /// The values that the film begins with.
  var state: VariableValues
  var body: ElementList
  /// The bytes of the key `body`.
  var bodyRange: Range<Int>
  /// Whether views depend on the time, not on the state alone.
  var usesTime: Bool
  /// In the order of their times.
  var steps: [SceneStep]
}

/// A change of the state at a time.
struct SceneStep: Sendable {
  let time: Double
  let animation: AnimationPlan?
  let changes: [Change]

  /// A variable with the value that it gets.
  struct Change: Sendable {
    let variable: VariableLayout.Variable
    let value: Attribute<SceneValue>
  }

  /// Makes the changes; each sees the state from before the step.
  func apply(to state: inout VariableValues) {
    var before = state
    before.time = time
    for change in changes { state.set(change.variable, to: change.value.value(in: before)) }
  }
}
