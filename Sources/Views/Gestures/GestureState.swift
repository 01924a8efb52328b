/// A value of a view that a gesture changes while it goes on, and that then goes back.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let reset: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  /// A value that is `wrappedValue` while no gesture goes on.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// A value that is `initialValue` while no gesture goes on.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// A value that goes back to `wrappedValue` in the given transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// A value that goes back to `wrappedValue` in the transaction that `reset` makes of its last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (initialValue, self.reset) = (wrappedValue, reset)
  }

  /// The current value.
  public var wrappedValue: Value { box?.value ?? initialValue }

  /// What `Gesture.updating` takes.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A value that is nil while no gesture goes on.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: LinkedProperty {
  mutating func link(
    _ box: inout AnyObject?, owner: any Invalidatable, _ values: EnvironmentValues
  ) {
    let kept = box as? StateBox<Value> ?? StateBox(initialValue, owner: owner)
    self.box = kept
    box = kept
  }
}

extension GestureState {
  /// Has `body` change the value in a transaction of its own.
  fileprivate func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let box else { return }
    var (value, transaction) = (box.value, Transaction())
    body(&value, &transaction)
    withTransaction(transaction) { box.set(value) }
  }

  /// Goes back to the initial value.
  fileprivate func goBack() {
    guard let box else { return }
    var transaction = Transaction()
    reset(box.value, &transaction)
    withTransaction(transaction) { box.set(initialValue) }
  }
}

extension Gesture {
  /// Has `body` change a state while the gesture goes on; when it is over the state goes back.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that changes a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value

  /// The gesture.
  public var base: Base
  /// The state it changes.
  public var state: GestureState<State>
  /// How.
  fileprivate let change: (Value, inout State, inout Transaction) -> Void

  init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    (self.base, self.state, change) = (base, state, body)
  }
}

extension GestureStateGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> {
    StateRecognizer(base.recognizer(), state: state, body: change)
  }
}

private final class StateRecognizer<Value, State>: Recognizer<Value> {
  private let content: Recognizer<Value>
  private var state: GestureState<State>
  private var body: (Value, inout State, inout Transaction) -> Void
  private var hasChanged = false

  init(
    _ content: Recognizer<Value>, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    (self.content, self.state, self.body) = (content, state, body)
  }

  override var deadline: Double? { content.deadline }

  override func follow(_ event: TouchEvent, _ pass: GesturePass) -> GesturePhase<Value> {
    content.receive(event, pass)
    let phase = content.phase
    if phase.isOver {
      goBack(pass)
    } else if let value = phase.value {
      hasChanged = true
      let update = { [self] in
        state.update { body(value, &$0, &$1) }
      }
      phase.isPossible ? pass.doNow(update) : pass.doWhenGranted(update)
    }
    return phase
  }

  private func goBack(_ pass: GesturePass) {
    guard hasChanged else { return }
    hasChanged = false
    pass.doNow { [self] in state.goBack() }
  }

  override func cancel(_ pass: GesturePass) {
    goBack(pass)
    content.cancel(pass)
    super.cancel(pass)
  }

  override func reset() {
    super.reset()
    hasChanged = false
    content.reset()
  }

  override func refresh(with other: Recognizer<Value>) {
    guard let other = other as? StateRecognizer<Value, State> else { return }
    (state, body) = (other.state, other.body)
    content.refresh(with: other.content)
  }
}
