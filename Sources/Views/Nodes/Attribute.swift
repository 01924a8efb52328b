import Geometry
import Motion

/// A value of a node or an item that is shown on its way to what the views say.
final class Attribute<Value: VectorArithmetic>: RunningAttribute {
  // Nothing of it is given away while it changes.
  @exclusivity(unchecked) private var animated: AnimatedValue<Value>?

  /// Takes a new model value; the first one appears at once.
  func set(_ model: Value, _ context: UpdateContext) {
    set(model, context.transaction, at: context.time)
  }

  /// Takes a new model value and tells whether it is another one.
  @discardableResult
  func set(_ model: Value, _ transaction: Transaction, at time: Double) -> Bool {
    guard let previous = animated?.model else {
      animated = AnimatedValue(model)
      return true
    }
    guard model != previous else { return false }
    let times = animated?.set(model, animation: transaction.animation, at: time)
    removalTime = animated?.removalTime
    if let times {
      didStart()
      for completion in transaction.completions { completion.wait(for: self, times) }
    }
    return true
  }

  /// Takes a new model value and shows it at once, whatever was on its way.
  func jump(to model: Value) {
    animated = AnimatedValue(model)
    removalTime = nil
  }

  /// The value shown at `time`; zero before there is any.
  // Views compute with these, and know only when they run that they do.
  @_specialize(where Value == Double)
  @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
  @_specialize(where Value == AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>)
  @_specialize(
    where
      Value == AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  )
  func value(at time: Double) -> Value {
    guard isRunning(at: time) else { return animated?.model ?? .zero }
    noteLiveRead()
    return animated?.value(at: time) ?? .zero
  }

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

}

/// An attribute in so far as the stage keeps account of it while it runs.
class RunningAttribute {
  // As with nodes: the stage outlives what it keeps account of.
  private unowned(unsafe) let stage: Stage
  /// The node to evaluate in each frame while the attribute runs.
  private(set) weak var needsEvaluation: (any Invalidatable)?
  /// Whether there was such a node from the beginning.
  let isEvaluated: Bool
  /// Where the stage keeps account of it at present.
  final var listing: Listing?

  /// A place in a list.
  struct Listing {
    let list: ListedAttributes
    var index: Int
  }

  init(stage: Stage, needsEvaluation: (any Invalidatable)? = nil) {
    (self.stage, self.needsEvaluation) = (stage, needsEvaluation)
    isEvaluated = needsEvaluation != nil
  }

  deinit { leaveList() }

  /// Has the stage keep account of it no longer.
  final func leaveList() {
    let left = listing
    listing = nil
    if let left { left.list.remove(at: left.index) }
  }

  /// When the value will have arrived; infinite when it never will, nil when it is at rest.
  ///
  /// It is asked for a few times a frame for each value, and kept where no type has to be known.
  final var removalTime: Double?

  /// Whether the value differs from the model, or may come to.
  final func isRunning(at time: Double) -> Bool { removalTime.map { !(time >= $0) } ?? false }

  final func didStart() { stage.didStart(self) }

  /// Notes that what is drawn now depends on the time.
  final func noteLiveRead() { stage.liveReads += 1 }
}

/// Has a node evaluated in each frame until a time.
final class FrameClock: RunningAttribute {
  /// Goes until `end`, or for ever.
  func run(until end: Double = .infinity) {
    removalTime = end
    didStart()
  }

  func stop() { removalTime = nil }
}
