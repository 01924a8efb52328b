public import Motion

extension Transition {
  /// This transition along an animation of its own, whatever that of the change.
  ///
  /// It moves what the transition does to the view, not the view's own values.
  public func animation(_ animation: Animation?) -> AnimatedTransition<Self> {
    AnimatedTransition(base: self, animation: animation)
  }

  /// `content` as this transition shows it in `phase`.
  public func apply(content: some View, phase: TransitionPhase) -> some View {
    body(content: TransitionContent(content: AnyView(content)), phase: phase)
  }
}

/// A transition along an animation of its own.
public struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.animation(animation) { base.apply(content: $0, phase: phase) }
  }
}
