internal import Motion
internal import Views

/// A view that changes the scene's state when it is touched.
struct ActionView: View {
  let content: AnyView
  let environment: VariableValues
  let action: SceneAction
  @Environment(\.sceneSurroundings) private var surroundings

  var body: some View {
    switch action.gesture {
    case .tap(let count): AnyView(content.onTapGesture(count: count, perform: perform))
    case .longPress(let duration):
      AnyView(content.onLongPressGesture(minimumDuration: duration, perform: perform))
    }
  }

  private func perform() {
    guard let surroundings else { return }
    let animation = action.animation?.value(in: environment).animation
    withAnimation(animation) {
      var state = surroundings.state.wrappedValue
      let seen = environment.replacingBeginning(with: state)
      SceneStep.apply(action.changes, to: &state, seeing: seen)
      surroundings.state.wrappedValue = state
    }
  }
}

/// What a touch of a view changes.
struct SceneAction: Sendable {
  enum Gesture: Sendable {
    case tap(count: Int)
    case longPress(duration: Double)
  }

  let gesture: Gesture
  let changes: [SceneStep.Change]
  let animation: Attribute<AnimationPlan>?
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
