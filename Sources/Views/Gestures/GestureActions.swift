extension Gesture {
  /// Has `action` done when the gesture is over.
  public func onEnded(_ action: @escaping (Value) -> Void) -> GestureWithAction<Self> {
    GestureWithAction(content: self, changed: nil, ended: action)
  }

  /// The gesture with another value.
  public func map<New>(_ body: @escaping (Value) -> New) -> MappedGesture<Self, New> {
    MappedGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Has `action` done when the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> GestureWithAction<Self> {
    GestureWithAction(content: self, changed: action, ended: nil)
  }
}

/// A gesture that has something done.
public struct GestureWithAction<Content: Gesture>: Gesture {
  public typealias Value = Content.Value

  let content: Content
  let changed: ((Value) -> Void)?
  let ended: ((Value) -> Void)?
}

extension GestureWithAction: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> {
    ActionRecognizer(content.recognizer(), changed: changed, ended: ended)
  }
}

private final class ActionRecognizer<Value>: Recognizer<Value> {
  private let content: Recognizer<Value>
  private var changed: ((Value) -> Void)?
  private var ended: ((Value) -> Void)?
  private var latest: Value?

  init(
    _ content: Recognizer<Value>, changed: ((Value) -> Void)?, ended: ((Value) -> Void)?
  ) {
    (self.content, self.changed, self.ended) = (content, changed, ended)
  }

  override var deadline: Double? { content.deadline }

  override func follow(_ event: TouchEvent, _ pass: GesturePass) -> GesturePhase<Value> {
    content.receive(event, pass)
    let phase = content.phase
    if let value = phase.value, !isLatest(value) {
      latest = value
      if let changed {
        phase.isPossible ? pass.doNow { changed(value) } : pass.doWhenGranted { changed(value) }
      }
    }
    if case .ended(let value) = phase, let ended { pass.doWhenGranted { ended(value) } }
    return phase
  }

  private func isLatest(_ value: Value) -> Bool {
    guard let value = value as? any Equatable, let latest else { return false }
    return Self.areEqual(value, latest)
  }

  private static func areEqual<E: Equatable>(_ value: E, _ other: Any) -> Bool {
    other as? E == value
  }

  override func cancel(_ pass: GesturePass) {
    content.cancel(pass)
    super.cancel(pass)
  }

  override func reset() {
    super.reset()
    latest = nil
    content.reset()
  }

  override func refresh(with other: Recognizer<Value>) {
    guard let other = other as? ActionRecognizer<Value> else { return }
    (changed, ended) = (other.changed, other.ended)
    content.refresh(with: other.content)
  }
}

/// A gesture whose value is made of another's.
public struct MappedGesture<Content: Gesture, Value>: Gesture {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension MappedGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> { MapRecognizer(content.recognizer(), transform) }
}

/// Recognizes what another does, with a value made of the other's.
final class MapRecognizer<Base, Value>: Recognizer<Value> {
  private let content: Recognizer<Base>
  private var transform: (Base) -> Value

  init(_ content: Recognizer<Base>, _ transform: @escaping (Base) -> Value) {
    (self.content, self.transform) = (content, transform)
  }

  override var deadline: Double? { content.deadline }

  override func follow(_ event: TouchEvent, _ pass: GesturePass) -> GesturePhase<Value> {
    content.receive(event, pass)
    return content.phase.map(transform)
  }

  override func cancel(_ pass: GesturePass) {
    content.cancel(pass)
    super.cancel(pass)
  }

  override func reset() {
    super.reset()
    content.reset()
  }

  override func refresh(with other: Recognizer<Value>) {
    guard let other = other as? MapRecognizer<Base, Value> else { return }
    transform = other.transform
    content.refresh(with: other.content)
  }
}
