extension Gesture {
  /// Both gestures at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, and `other` after it.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or `other` when it isn't this one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What is known of each.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  /// Both gestures at once.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> {
    PairRecognizer(first.recognizer(), second.recognizer()) { first, second, event, pass in
      first.receive(event, pass)
      second.receive(event, pass)
      let value = Value(first: first.phase.value, second: second.phase.value)
      if first.phase.isFailed && second.phase.isFailed { return .failed }
      if first.phase.isOver && second.phase.isOver { return .ended(value) }
      let isPossible =
        (first.phase.isPossible || first.phase.isFailed)
        && (second.phase.isPossible || second.phase.isFailed)
      let isKnown = value.first != nil || value.second != nil
      return isPossible ? .possible(isKnown ? value : nil) : .active(value)
    }
  }
}

/// A gesture and another after it.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the sequence has come.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first is over; the second has begun if it has a value.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  /// `first`, then `second`.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> {
    PairRecognizer(first.recognizer(), second.recognizer()) { first, second, event, pass in
      if !first.phase.isOver { first.receive(event, pass) }
      switch first.phase {
      case .failed: return .failed
      case .possible(let value): return .possible(value.map { .first($0) })
      case .active(let value): return .active(.first(value))
      case .ended(let value):
        second.receive(event, pass)
        switch second.phase {
        case .failed: return .failed
        case .possible(let next): return .active(.second(value, next))
        case .active(let next): return .active(.second(value, next))
        case .ended(let next): return .ended(.second(value, next))
        }
      }
    }
  }
}

/// A gesture, or another when it isn't that one.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What is known of the one it is.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  /// `first`, or else `second`.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> {
    PairRecognizer(first.recognizer(), second.recognizer()) { first, second, event, pass in
      first.receive(event, pass)
      // The second follows in silence: what it has to do waits until the first has failed.
      second.receive(event, first.phase.isFailed ? pass : pass.waiting)
      if first.phase.isFailed {
        pass.takeWaiting()
        return second.phase.map { .second($0) }
      }
      if !first.phase.isPossible { second.cancel(pass) }
      return first.phase.map { .first($0) }
    }
  }
}
