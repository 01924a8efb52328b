import Motion

/// Shows a view with a body at the values on the way to those it was given.
///
/// There is one only where the view's type is `Animatable` with data of its own; its node is then
/// evaluated in each frame while the data travels.
final class AnimatedView<V: View> {
  let setModel: (V, UpdateContext) -> Void
  let present: (inout V, Double) -> Void
  private let attribute: RunningAttribute

  init?(for type: V.Type, stage: Stage, owner: any Invalidatable) {
    guard let animatable = V.self as? any Animatable.Type,
      let functions = Self.functions(animatable, stage: stage, owner: owner)
    else { return nil }
    (setModel, present, attribute) = functions
  }

  func present(_ view: inout V, at time: Double) { present(&view, time) }

  /// Whether the data travels.
  func isRunning(at time: Double) -> Bool { attribute.isRunning(at: time) }

  private static func functions<A: Animatable>(
    _: A.Type, stage: Stage, owner: any Invalidatable
  ) -> ((V, UpdateContext) -> Void, (inout V, Double) -> Void, RunningAttribute)? {
    guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
    if let type = A.self as? any SelfAnimating.Type, type.animatesItself { return nil }
    let attribute = Attribute<A.AnimatableData>(stage: stage, needsEvaluation: owner)
    let setModel = { (view: V, context: UpdateContext) in
      guard let view = view as? A else { return }
      attribute.set(view.animatableData, context)
    }
    let present = { (view: inout V, time: Double) in
      guard let animated = view as? A else { return }
      if let shown = attribute.shown(animated, at: time) as? V { view = shown }
    }
    return (setModel, present, attribute)
  }
}
