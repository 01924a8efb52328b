import Geometry

/// How a gesture of a view stands to those of the views around it.
enum GesturePrecedence {
  /// Comes before those of the views inside.
  case high
  /// Comes before those of the views around.
  case normal
  /// Comes after those of the views inside, and doesn't wait for them.
  case scrolling
  /// Goes its own way.
  case simultaneous
}

/// A gesture that takes part in a touch.
protocol TouchParticipant: AnyObject {
  var precedence: GesturePrecedence { get }
  var deadline: Double? { get }
  /// Whether it may still become the one that is meant.
  var isPossible: Bool { get }
  /// Whether it is the one that is meant, unless another was before.
  var isRecognized: Bool { get }
  var isOver: Bool { get }
  func receive(_ event: TouchEvent)
  func cancel()
  func reset()
  /// The actions that are to be done at once.
  func takeImmediate() -> [() -> Void]
  /// The actions that were to wait until the gesture is known.
  func takeGranted() -> [() -> Void]
}

/// A gesture attached to a view.
final class GestureAttachment<Value>: TouchParticipant {
  let recognizer: Recognizer<Value>
  let precedence: GesturePrecedence
  private weak var target: (any TouchTarget)?
  private let pass = GesturePass()

  init(
    _ recognizer: Recognizer<Value>, precedence: GesturePrecedence, target: any TouchTarget
  ) {
    (self.recognizer, self.precedence, self.target) = (recognizer, precedence, target)
  }

  var deadline: Double? { recognizer.deadline }
  var isPossible: Bool { recognizer.phase.isPossible }
  var isOver: Bool { recognizer.phase.isOver }
  var isRecognized: Bool { !isPossible && !recognizer.phase.isFailed }

  /// A gesture whose view has left, or is out of use, gives up.
  func receive(_ event: TouchEvent) {
    guard let target, target.participants.contains(where: { $0 === self }) else { return cancel() }
    let places = target.stage.touches.places(of: target)
    pass.size = places.size
    pass.convert = places.convert
    recognizer.receive(event, pass)
  }

  func cancel() { if !isOver { recognizer.cancel(pass) } }
  func reset() { recognizer.reset() }
  func takeImmediate() -> [() -> Void] { pass.takeImmediate() }
  func takeGranted() -> [() -> Void] { pass.takeGranted() }
}
