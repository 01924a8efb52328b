internal import Motion
internal import Views

extension SceneDescription {
  /// The film of the scene.
  var film: Film {
    let (body, usesTime) = (body, usesTime)
    return Film(
      size: size, frameRate: frameRate, duration: duration, background: background,
      colorScheme: colorScheme, state: state, script: clockSteps + steps.map(\.scriptStep)
    ) { state in
      if usesTime {
        ClockView(seconds: state.time, state: state, content: body)
      } else {
        body.views(in: state)
      }
    }
  }

  /// What sets the clock going when views depend on it: the time is one more value that travels, at
  /// the pace of one second in a second.
  private var clockSteps: [ScriptStep<VariableValues>] {
    guard usesTime, let duration else { return [] }
    return [ScriptStep(at: 0, animation: .linear(duration: duration)) { $0.time = duration }]
  }
}

extension SceneStep {
  fileprivate var scriptStep: ScriptStep<VariableValues> {
    ScriptStep(at: time, animation: animation?.animation) { apply(to: &$0) }
  }
}
