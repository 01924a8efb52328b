internal import Motion
internal import Views

extension SceneDescription {
  /// The film of the scene.
  var film: Film {
    var film = needsSurroundings ? interactiveFilm : plainFilm
    (film.showsTouches, film.eventSounds) = (showsTouches, eventSounds)
    return film
  }

  /// A film whose script alone changes the state.
  private var plainFilm: Film {
    let (body, usesTime, fonts) = (body, usesTime, fontLibrary ?? .embedded)
    return Film(
      size: size, frameRate: frameRate, duration: duration, background: background,
      colorScheme: colorScheme, state: state,
      script: clockSteps(\.time) + steps.map(\.scriptStep)
    ) { state in
      Group {
        if usesTime {
          ClockView(seconds: state.time, state: state, content: body)
        } else {
          body.views(in: state)
        }
      }
      .environment(\.fontLibrary, fonts)
    }
  }

  /// A film whose views keep the state, because they change it as well.
  private var interactiveFilm: Film {
    let (body, usesTime, steps, state) = (body, usesTime, steps, state)
    let fonts = fontLibrary ?? .embedded
    return Film(
      size: size, frameRate: frameRate, duration: duration, background: background,
      colorScheme: colorScheme, state: ScriptProgress(),
      script: clockSteps(\.time) + steps.flatMap(\.progressSteps)
    ) { progress in
      InteractiveScene(
        progress: progress, steps: steps.filter(\.isPlayedByScene), content: body,
        usesTime: usesTime, state: state
      )
      .environment(\.fontLibrary, fonts)
    }
  }

  /// What sets the clock going when views depend on it: the time is one more value that travels, at
  /// the pace of one second in a second.
  private func clockSteps<State>(
    _ time: any WritableKeyPath<State, Double> & Sendable
  ) -> [ScriptStep<State>] {
    guard usesTime, let duration else { return [] }
    return [
      ScriptStep(at: 0, animation: .linear(duration: duration)) { $0[keyPath: time] = duration }
    ]
  }
}

extension SceneStep {
  fileprivate var scriptStep: ScriptStep<VariableValues> {
    touch?.step(at: time, animation?.animation)
      ?? ScriptStep(at: time, animation: animation?.animation) { apply(to: &$0) }
  }

  /// Whether the scene itself has to know when it happens: not of touches that are never taken back.
  fileprivate var isPlayedByScene: Bool { touch == nil || isTakenBack }

  fileprivate var progressSteps: [ScriptStep<ScriptProgress>] {
    let news = ScriptStep<ScriptProgress>(at: time) { $0.stepCount += 1 }
    let touch: ScriptStep<ScriptProgress>? = touch?.step(at: time, animation?.animation)
    return (isPlayedByScene ? [news] : []) + [touch].compactMap(\.self)
  }
}
