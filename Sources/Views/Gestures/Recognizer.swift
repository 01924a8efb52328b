internal import Geometry

/// How far a gesture has been recognized.
enum GesturePhase<Value> {
  /// It may become one; there may be a value already.
  case possible(Value?)
  /// It is one, and goes on.
  case active(Value)
  /// It is over.
  case ended(Value)
  /// It isn't one.
  case failed
}

extension GesturePhase {
  /// What is known so far.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  var isPossible: Bool { if case .possible = self { true } else { false } }
  var isFailed: Bool { if case .failed = self { true } else { false } }
  var isEnded: Bool { if case .ended = self { true } else { false } }
  var isOver: Bool { isEnded || isFailed }

  func map<New>(_ transform: (Value) -> New) -> GesturePhase<New> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// Follows fingers and says whether what they do is a gesture.
class Recognizer<Value> {
  fileprivate(set) var phase = GesturePhase<Value>.possible(nil)

  /// When something happens although no finger moves: a press has been long enough, say.
  var deadline: Double? { nil }

  /// Follows an event; what is to be done about it is added to `pass`.
  final func receive(_ event: TouchEvent, _ pass: GesturePass) {
    guard !phase.isOver else { return }
    phase = follow(event, pass)
  }

  /// The phase after an event.
  func follow(_ event: TouchEvent, _ pass: GesturePass) -> GesturePhase<Value> { .failed }

  /// Begins anew.
  func reset() { phase = .possible(nil) }

  /// Gives up on behalf of another gesture; what it has shown so far is taken back.
  func cancel(_ pass: GesturePass) { phase = .failed }

  /// Takes over the actions of a newer form of the same gesture.
  func refresh(with other: Recognizer<Value>) {}
}
