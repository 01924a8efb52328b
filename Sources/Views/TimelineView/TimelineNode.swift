internal import struct Foundation.Date

/// Evaluates the content at the dates of a schedule: in each frame, or as events of their own.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  WrapperNode<TimelineView<Schedule, Content>>, Invalidatable, Appearing
{
  private var view: TimelineView<Schedule, Content>?
  private var context: UpdateContext?
  private let tracker = ObservationTracker()
  private lazy var clock = FrameClock(stage: stage, needsEvaluation: self)
  private var entries = TimelineEntries()
  /// The seconds of the entry that is shown.
  private var shown = 0.0
  /// Whether the view is seen; of one that is only measured no time passes.
  private var isShown = true

  override func update(_ view: TimelineView<Schedule, Content>, _ context: UpdateContext) {
    let previous = self.view
    (self.view, self.context) = (view, context)
    if previous == nil { context.appearanceGate?.wait(self) }
    if isShown { follow(view, after: previous, context) }
    show(context, isFrame: false)
  }

  func show(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    guard isShown else {
      clock.stop()
      return entries.stop()
    }
    guard let view, var context else { return }
    context.time = stage.time
    follow(view, after: nil, context)
  }

  private func follow(
    _ view: TimelineView<Schedule, Content>, after previous: TimelineView<Schedule, Content>?,
    _ context: UpdateContext
  ) {
    if let schedule = view.schedule as? AnimationTimelineSchedule {
      follow(schedule, isNew: previous == nil, at: context.time)
    } else if previous.map({ !isSame(view.schedule, $0.schedule) }) ?? true {
      begin(view.schedule, at: context.time)
    }
  }

  func revalidate(time: Double, transaction: Transaction) {
    guard var context else { return }
    context.time = time
    context.transaction = transactionReaching(transaction)
    show(context, isFrame: false)
  }

  func present(time: Double) {
    guard var context, let schedule = view?.schedule as? AnimationTimelineSchedule else { return }
    context.time = time
    context.transaction = Transaction()
    let next = schedule.shown(at: time)
    guard next != shown else { return }
    shown = next
    show(context, isFrame: true)
  }

  private func isSame(_ one: Schedule, _ other: Schedule) -> Bool {
    guard let one = one as? any Equatable, let other = other as? any Equatable else { return true }
    return EquatableValue(one) == EquatableValue(other)
  }

  private func follow(_ schedule: AnimationTimelineSchedule, isNew: Bool, at time: Double) {
    if schedule.isPaused { clock.stop() } else if !clock.isRunning(at: time) { clock.run() }
    if isNew || !schedule.isPaused { shown = schedule.shown(at: time) }
  }

  private func begin(_ schedule: Schedule, at time: Double) {
    let start = Date(timeIntervalSinceReferenceDate: time)
    entries.begin(schedule.entries(from: start, mode: .normal), at: time)
    shown = entries.take(until: time) ?? time
    planNext()
  }

  private func planNext() {
    guard let next = entries.next else { return }
    let turn = entries.turn
    stage.schedule(at: next, for: self) { [weak self] in self?.advance(to: next, turn) }
  }

  private func advance(to time: Double, _ turn: Int) {
    guard context != nil, entries.turn == turn else { return }
    stage.invalidate(self)
    shown = entries.take(until: time) ?? time
    planNext()
  }

  private func show(_ context: UpdateContext, isFrame: Bool) {
    guard let view else { return }
    stage.didEvaluate(self)
    let date = TimelineViewDefaultContext(date: Date(timeIntervalSinceReferenceDate: shown))
    let content = isFrame ? view.content(date) : tracker.track(self) { view.content(date) }
    updateContent(content, context)
  }

  override func tearDown() {
    context = nil
    clock.stop()
    tracker.stop()
    super.tearDown()
  }
}
