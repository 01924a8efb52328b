internal import Geometry
internal import Motion
internal import Views

/// A view whose drags, pinches or turns are written into the scene's state while they go on.
struct TouchedView: View {
  let content: AnyView
  let environment: VariableValues
  let touch: FollowedTouch
  /// The variable that follows the fingers.
  let variable: VariableLayout.Variable?
  let ending: SceneAction
  @Environment(\.sceneSurroundings) private var surroundings

  var body: some View {
    switch touch {
    case .drag(let distance): AnyView(content.gesture(drag(distance)))
    // Two fingers that move are no drag.
    case .pinch: AnyView(content.highPriorityGesture(pinch))
    case .turn: AnyView(content.highPriorityGesture(turn))
    }
  }

  private func drag(_ distance: Double) -> some Gesture {
    DragGesture(minimumDistance: CGFloat(distance)).onChanged {
      follow(.point(CGPoint(x: $0.translation.width, y: $0.translation.height)))
    }.onEnded { _ in end() }
  }

  private var pinch: some Gesture {
    MagnifyGesture().onChanged { follow(.number($0.magnification.native)) }
      .onEnded { _ in end() }
  }

  private var turn: some Gesture {
    RotateGesture().onChanged { follow(.number($0.rotation.degrees)) }.onEnded { _ in end() }
  }

  private func follow(_ value: SceneValue) { surroundings?.set(variable, to: value) }

  private func end() { surroundings?.perform(ending, environment) }
}

/// A touch that the state follows.
enum FollowedTouch: Sendable {
  /// A drag over so many points at least.
  case drag(minimumDistance: Double)
  case pinch
  case turn
}
