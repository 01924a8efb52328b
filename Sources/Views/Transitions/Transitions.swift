public import Geometry
import Motion

/// Fades.
public struct OpacityTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Grows from and shrinks to a size, without fading.
public struct ScaleTransition: Transition {
  let scale: Double
  let anchor: UnitPoint

  /// Scales about `anchor`, to a point unless given.
  public init(_ scale: Double = 1e-5, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Comes from and goes to a place beside its own.
public struct OffsetTransition: Transition {
  let offset: CGSize

  /// The place is `offset` away.
  public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Comes in and goes out over an edge, by the view's own size.
public struct MoveTransition: Transition {
  let edge: Edge

  /// Moves over `edge`.
  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.shifted(towards: edge, by: phase.isIdentity ? 0 : 1)
  }
}

/// Comes in over the leading edge and goes out over the trailing one.
public struct SlideTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.shifted(towards: .trailing, by: phase.value)
  }
}

/// Comes in over an edge and goes out over the opposite one, fading.
public struct PushTransition: Transition {
  let edge: Edge

  /// Comes in over `edge`.
  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.shifted(towards: edge, by: -phase.value).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Is simply there or not.
public struct IdentityTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Comes by one transition and goes by another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  let insertion: Insertion
  let removal: Removal

  /// Comes by `insertion` and goes by `removal`.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let inserted = insertion.body(
      content: content, phase: phase == .willAppear ? .willAppear : .identity)
    return removal.body(
      content: TransitionContent(content: AnyView(inserted)),
      phase: phase == .didDisappear ? .didDisappear : .identity)
  }
}

/// Comes and goes by two transitions at once.
public struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let inner = first.body(content: content, phase: phase)
    return second.body(content: TransitionContent(content: AnyView(inner)), phase: phase)
  }
}

extension Transition {
  /// This transition with `other` around it.
  public func combined<Other: Transition>(with other: Other) -> CombinedTransition<Self, Other> {
    CombinedTransition(first: self, second: other)
  }
}

/// Comes from and goes to the form that a modifier gives the view.
public struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}
