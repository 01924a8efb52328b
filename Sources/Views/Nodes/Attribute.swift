import Motion

/// A value of a node or an item that is shown on its way to what the views say.
final class Attribute<Value: VectorArithmetic>: RunningAttribute {
  private var animated: AnimatedValue<Value>?

  /// Takes a new model value; the first one appears at once.
  func set(_ model: Value, _ context: UpdateContext) {
    set(model, context.transaction, at: context.time)
  }

  func set(_ model: Value, _ transaction: Transaction, at time: Double) {
    guard let previous = animated?.model else {
      animated = AnimatedValue(model)
      return
    }
    guard model != previous else { return }
    animated?.set(model, animation: transaction.animation, at: time)
    if transaction.animation != nil { didStart() }
  }

  /// The value shown at `time`; zero before there is any.
  func value(at time: Double) -> Value { animated?.value(at: time) ?? .zero }

  /// `model`, whose data this attribute carries, as it is shown at `time`.
  ///
  /// At rest that is `model` itself, untouched by the way into the data and back, which may round.
  func shown<Model: Animatable>(_ model: Model, at time: Double) -> Model
  where Model.AnimatableData == Value {
    guard isRunning(at: time) else { return model }
    var shown = model
    shown.animatableData = value(at: time)
    return shown
  }

  override func isRunning(at time: Double) -> Bool { animated?.isAnimating(at: time) ?? false }

  override var removalTime: Double? { animated?.removalTime }
}

/// An attribute in so far as the stage keeps account of it while it runs.
class RunningAttribute {
  private unowned let stage: Stage
  /// The node to evaluate in each frame while the attribute runs.
  private(set) weak var needsEvaluation: (any Invalidatable)?

  init(stage: Stage, needsEvaluation: (any Invalidatable)? = nil) {
    (self.stage, self.needsEvaluation) = (stage, needsEvaluation)
  }

  /// Whether the value differs from the model, or may come to.
  func isRunning(at time: Double) -> Bool { false }

  /// When the value will have arrived; infinite when it never will, nil when it is at rest.
  var removalTime: Double? { nil }

  final func didStart() { stage.didStart(self) }
}
