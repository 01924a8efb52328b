internal import Motion
internal import Views

/// A view that changes the scene's state when something happens to it.
struct ActionView: View {
  let content: AnyView
  let environment: VariableValues
  let event: SceneEvent
  let action: SceneAction
  @Environment(\.sceneSurroundings) private var surroundings

  var body: some View {
    switch event {
    case .tap(let count): AnyView(content.onTapGesture(count: count, perform: perform))
    case .longPress(let duration):
      AnyView(content.onLongPressGesture(minimumDuration: duration, perform: perform))
    case .appear: AnyView(content.onAppear(perform: perform))
    case .change(let value): AnyView(content.onChange(of: value) { perform() })
    }
  }

  private func perform() { surroundings?.perform(action, environment) }
}

/// What can happen to a view.
enum SceneEvent: Sendable {
  case tap(count: Int)
  case longPress(duration: Double)
  case appear
  /// A value becomes another one.
  case change(SceneValue)
}

/// Changes of the state that a view makes.
struct SceneAction: Sendable {
  var changes: [SceneStep.Change] = []
  var animation: Attribute<AnimationPlan>?
}

extension SceneSurroundings {
  /// Makes the changes of an action whose expressions know the values of a place.
  func perform(_ action: SceneAction, _ environment: VariableValues) {
    let animation = action.animation?.value(in: environment).animation
    for change in action.changes { remember(change.variable, animation) }
    withAnimation(animation) {
      var state = state.wrappedValue
      let seen = environment.replacingBeginning(with: state)
      SceneStep.apply(action.changes, to: &state, seeing: seen)
      self.state.wrappedValue = state
    }
  }

  /// Gives a variable a value.
  func set(
    _ variable: VariableLayout.Variable?, to value: SceneValue, animation: Animation? = nil
  ) {
    guard let variable else { return }
    remember(variable, animation)
    withAnimation(animation) {
      var state = state.wrappedValue
      state.set(variable, to: value)
      self.state.wrappedValue = state
    }
  }

  /// Keeps what a variable is before something changes it, if the script may take that back.
  private func remember(_ variable: VariableLayout.Variable, _ animation: Animation?) {
    guard memory.wrappedValue.touch != nil else { return }
    memory.wrappedValue.note(variable, state.wrappedValue.value(of: variable), animation)
  }
}

/// A view whose geometry is that of others of its name.
struct MatchedView: View {
  let content: AnyView
  let id: SceneValue
  let isSource: Bool
  @Environment(\.sceneSurroundings) private var surroundings

  var body: some View {
    if let surroundings {
      AnyView(
        content.matchedGeometryEffect(id: id, in: surroundings.namespace, isSource: isSource))
    } else {
      content
    }
  }
}
