public import Geometry
public import Motion

/// A transition whose type is hidden.
public struct AnyTransition {
  private let apply: (TransitionContent, TransitionPhase) -> AnyView

  /// Hides the type of `transition`.
  public init<T: Transition>(_ transition: T) {
    apply = { AnyView(transition.body(content: $0, phase: $1)) }
  }

  func body(content: TransitionContent, phase: TransitionPhase) -> AnyView {
    apply(content, phase)
  }
}

extension AnyTransition {
  /// Fades.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// Grows from and shrinks to a point in the middle.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition()) }

  /// Grows from and shrinks to `scale` about `anchor`.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Comes from and goes to a place `offset` away.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Comes from and goes to a place `x` to the right and `y` below.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Comes in and goes out over `edge`.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Comes in over the leading edge and goes out over the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Comes in over `edge` and goes out over the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// Is simply there or not.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

  /// Comes by `insertion` and goes by `removal`.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      AsymmetricTransition(
        insertion: ErasedTransition(insertion), removal: ErasedTransition(removal)))
  }

  /// Comes from and goes to the form that `active` gives the view, and is there as `identity` has it.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// This transition with `other` around it.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(ErasedTransition(self).combined(with: ErasedTransition(other)))
  }

  /// This transition along an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(ErasedTransition(self).animation(animation))
  }
}

extension View {
  /// Lets this view come and go by `transition` where a condition, a loop or an identity puts it in
  /// or takes it away.
  public func transition(_ transition: AnyTransition) -> some View {
    TransitionView(content: self, transition: ErasedTransition(transition))
  }
}

/// A hidden transition as one that can be composed.
private struct ErasedTransition: Transition {
  let transition: AnyTransition

  init(_ transition: AnyTransition) { self.transition = transition }

  func body(content: Content, phase: TransitionPhase) -> AnyView {
    transition.body(content: content, phase: phase)
  }
}
