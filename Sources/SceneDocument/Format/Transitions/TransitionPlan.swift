internal import Geometry
internal import Views

/// How a view comes and goes, as a document describes it.
indirect enum TransitionPlan: Sendable {
  case identity, opacity, slide, blurReplace
  case scale(Double, anchor: UnitPoint)
  case offset(CGSize)
  case move(Edge)
  case push(Edge)
  case text(TextEffect)
  case asymmetric(insertion: TransitionPlan, removal: TransitionPlan)
  case combined([TransitionPlan])
  case animated(TransitionPlan, AnimationPlan)

  /// The transition.
  var transition: AnyTransition {
    switch self {
    case .identity: .identity
    case .opacity: .opacity
    case .slide: .slide
    case .blurReplace: AnyTransition(.blurReplace)
    case .scale(let scale, let anchor): .scale(scale: CGFloat(scale), anchor: anchor)
    case .offset(let offset): .offset(offset)
    case .move(let edge): .move(edge: edge)
    case .push(let edge): .push(from: edge)
    case .text(let effect): .text(effect)
    case .asymmetric(let insertion, let removal):
      .asymmetric(insertion: insertion.transition, removal: removal.transition)
    case .combined(let plans):
      plans.dropFirst().reduce(plans.first?.transition ?? .identity) {
        $0.combined(with: $1.transition)
      }
    case .animated(let plan, let animation): plan.transition.animation(animation.animation)
    }
  }
}
