import Motion

/// Keeps the phase and enters the next one when it is time.
final class PhaseNode<Phase: Equatable, Content: View>: WrapperNode<PhaseAnimator<Phase, Content>>,
  Invalidatable, Appearing
{
  private var view: PhaseAnimator<Phase, Content>?
  private var context: UpdateContext?
  private let tracker = ObservationTracker()
  private var index = 0
  private var hasBegun = false
  /// The number of the change last made; completions of earlier ones count no more.
  private var change = 0

  override func update(_ view: PhaseAnimator<Phase, Content>, _ context: UpdateContext) {
    let previous = self.view
    (self.view, self.context) = (view, context)
    show(context)
    if let previous {
      if previous.trigger != view.trigger { begin() }
    } else if let gate = context.appearanceGate {
      gate.wait(self)
    } else {
      show(true)
    }
  }

  /// Phases without a trigger begin when the view appears.
  func show(_ isShown: Bool) {
    guard isShown, !hasBegun, view?.trigger == nil else { return }
    hasBegun = true
    begin()
  }

  private func begin() {
    stage.enqueue(for: self) { [weak self] in self?.enterNextPhase() }
  }

  func revalidate(time: Double, transaction: Transaction) {
    guard var context else { return }
    context.time = time
    context.transaction = transactionReaching(transaction)
    show(context)
  }

  private func show(_ context: UpdateContext) {
    guard let view else { return }
    stage.didEvaluate(self)
    guard !view.phases.isEmpty else {
      stage.report("it has no phases, so nothing is shown", at: self)
      return updateContent(EmptyView(), context)
    }
    index = min(index, view.phases.count - 1)
    let content = tracker.track(self) { view.content(view.phases[index]) }
    updateContent(content, context)
  }

  private func enterNextPhase() {
    guard context != nil, let view, view.phases.count > 1 else { return }
    change += 1
    let (change, next) = (change, (index + 1) % view.phases.count)
    var transaction = Transaction(animation: view.animation(view.phases[next]))
    transaction.addAnimationCompletion { [weak self] in self?.didComplete(change) }
    withTransaction(transaction) {
      stage.invalidate(self)
      index = next
    }
  }

  private func didComplete(_ change: Int) {
    guard change == self.change else { return }
    if view?.trigger == nil || index != 0 { enterNextPhase() }
  }

  override func tearDown() {
    context = nil
    tracker.stop()
    super.tearDown()
  }
}

/// A value of any type that can be compared.
struct EquatableValue: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  static func == (left: Self, right: Self) -> Bool { left.value.isEqual(to: right.value) }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool { (other as? Self) == self }
}
