internal import Motion
internal import Views

/// How far a film has come.
struct ScriptProgress: Sendable, Hashable {
  /// How many changes of the state have been made.
  var stepCount = 0
  /// The seconds since the start, when views depend on it.
  var time = 0.0
}

/// A scene that keeps its state itself, so that its views can change it.
struct InteractiveScene: View {
  let progress: ScriptProgress
  let steps: [SceneStep]
  let content: ElementList
  let usesTime: Bool
  @State private var state: VariableValues
  @State private var memory = ScriptMemory()
  @Namespace private var namespace

  init(
    progress: ScriptProgress, steps: [SceneStep], content: ElementList, usesTime: Bool,
    state: VariableValues
  ) {
    (self.progress, self.steps, self.content) = (progress, steps, content)
    self.usesTime = usesTime
    _state = State(initialValue: state)
  }

  var body: some View {
    shown
      .environment(
        \.sceneSurroundings,
        SceneSurroundings(state: $state, memory: $memory, namespace: namespace)
      )
      .onChange(of: progress.stepCount) { before, now in
        for step in steps[min(before, steps.count)..<min(max(now, before), steps.count)] {
          play(step)
        }
      }
  }

  private func play(_ step: SceneStep) {
    if step.isTakenBack { memory.begin(step, in: state) }
    if let undone = step.undoes {
      takeBack(undone)
    } else if step.touch == nil {
      withAnimation(step.animation?.animation) { step.apply(to: &state) }
    }
  }

  /// Gives the variables that a step, or what a touch led to, has changed the values from before.
  private func takeBack(_ step: Int) {
    for change in memory.changes(of: step) {
      withAnimation(change.animation) { state.set(change.variable, to: change.value) }
    }
  }

  @ViewBuilder private var shown: some View {
    if usesTime {
      ClockView(seconds: progress.time, state: state, content: content)
    } else {
      content.views(in: state)
    }
  }
}

/// What all views of a scene share.
struct SceneSurroundings {
  let state: Binding<VariableValues>
  /// What the script may take back.
  let memory: Binding<ScriptMemory>
  let namespace: Namespace.ID
}

private struct SceneSurroundingsKey: EnvironmentKey {
  static var defaultValue: SceneSurroundings? { nil }
}

extension EnvironmentValues {
  /// What all views of a scene share; nil in scenes that don't need it.
  var sceneSurroundings: SceneSurroundings? {
    get { self[SceneSurroundingsKey.self] }
    set { self[SceneSurroundingsKey.self] = newValue }
  }
}
