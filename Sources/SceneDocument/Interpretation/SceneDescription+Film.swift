internal import Motion
internal import Views

extension SceneDescription {
  /// The film of the scene.
  var film: Film {
    let body = body
    return Film(
      size: size, frameRate: frameRate, duration: duration, background: background,
      colorScheme: colorScheme, state: state, script: steps.map(\.scriptStep)
    ) { state in
      body.views(in: state)
    }
  }
}

extension SceneStep {
  fileprivate var scriptStep: ScriptStep<VariableValues> {
    ScriptStep(at: time, animation: animation?.animation) { apply(to: &$0) }
  }
}
