import Geometry
public import Motion

/// A change of how a view is drawn that may depend on where the view is.
///
/// Effects are made by modifying the `EmptyVisualEffect` that `visualEffect(_:)` hands out.
public protocol VisualEffect: Sendable, Animatable {}

/// An effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  /// Nothing is changed.
  public init() {}
}

/// An effect with another around it.
struct ModifiedVisualEffect<Base: VisualEffect, Effect: DrawingEffect & Sendable>: VisualEffect {
  var base: Base
  var effect: Effect

  var animatableData: AnimatablePair<Base.AnimatableData, Effect.AnimatableData> {
    get { AnimatablePair(base.animatableData, effect.animatableData) }
    set { (base.animatableData, effect.animatableData) = (newValue.first, newValue.second) }
  }
}

extension ModifiedVisualEffect: DrawingEffect {
  static var isolatesGeometry: Bool {
    Effect.isolatesGeometry || (Base.self as? any DrawingEffect.Type)?.isolatesGeometry == true
  }

  func draw(_ size: CGSize, _ pass: inout DrawPass, content: (inout DrawPass) -> Void) {
    effect.draw(size, &pass) {
      if let base = base as? any DrawingEffect {
        base.draw(size, &$0, content: content)
      } else {
        content(&$0)
      }
    }
  }
}

extension VisualEffect {
  func adding<Effect: DrawingEffect & Sendable>(
    _ effect: Effect
  ) -> ModifiedVisualEffect<Self, Effect> {
    ModifiedVisualEffect(base: self, effect: effect)
  }
}
