/// Where a view is between not being there and being there.
public enum TransitionPhase: Sendable, Hashable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is there.
  case identity
  /// The view has been removed and is still shown on its way out.
  case didDisappear

  /// Whether the view is there, without any effect of its transition.
  public var isIdentity: Bool { self == .identity }

  /// −1 before, 0 during and 1 after the view's presence.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The phase of the nearest dynamic place above, on its way to the transition that shows it.
struct TransitionContext {
  let phase: TransitionPhase
  /// Called by whatever shows the phase, so that nothing else does.
  let claim: () -> Void
}
