/// Recognizes a gesture made of two others.
final class PairRecognizer<First, Second, Value>: Recognizer<Value> {
  typealias Rule = (
    Recognizer<First>, Recognizer<Second>, TouchEvent, GesturePass
  ) -> GesturePhase<Value>

  private let first: Recognizer<First>
  private let second: Recognizer<Second>
  private let rule: Rule

  /// A pair whose `rule` hands on an event and says what becomes of it.
  init(_ first: Recognizer<First>, _ second: Recognizer<Second>, rule: @escaping Rule) {
    (self.first, self.second, self.rule) = (first, second, rule)
  }

  override var deadline: Double? {
    [first.deadline, second.deadline].compactMap { $0 }.min()
  }

  override func follow(_ event: TouchEvent, _ pass: GesturePass) -> GesturePhase<Value> {
    rule(first, second, event, pass)
  }

  override func cancel(_ pass: GesturePass) {
    first.cancel(pass)
    second.cancel(pass)
    super.cancel(pass)
  }

  override func reset() {
    super.reset()
    first.reset()
    second.reset()
  }

  override func refresh(with other: Recognizer<Value>) {
    guard let other = other as? PairRecognizer<First, Second, Value> else { return }
    first.refresh(with: other.first)
    second.refresh(with: other.second)
  }
}
