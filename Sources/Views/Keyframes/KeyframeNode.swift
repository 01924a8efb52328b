import Geometry
import Motion

/// Plays a timeline of keyframes and evaluates the content in each frame.
final class KeyframeNode<Value, Content: View>: WrapperNode<KeyframeAnimator<Value, Content>>,
  Invalidatable, Appearing
{
  private var view: KeyframeAnimator<Value, Content>?
  private var context: UpdateContext?
  private let tracker = ObservationTracker()
  private var timeline: KeyframeTimeline<Value>?
  private var begin = 0.0
  private lazy var clock = FrameClock(stage: stage, needsEvaluation: self)
  /// Whether the view is seen; what is only measured isn't played.
  private var isShown = true

  override func update(_ view: KeyframeAnimator<Value, Content>, _ context: UpdateContext) {
    let previous = self.view?.playback
    (self.view, self.context) = (view, context)
    if previous == nil { context.appearanceGate?.wait(self) }
    if previous != view.playback, isShown {
      play(view, isNew: previous == nil, at: context.time)
    }
    show(context, isFrame: false)
  }

  func show(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    if let view, isShown { play(view, isNew: true, at: stage.time) } else { clock.stop() }
  }

  func revalidate(time: Double, transaction: Transaction) {
    guard var context else { return }
    context.time = time
    context.transaction = transactionReaching(transaction)
    show(context, isFrame: false)
  }

  func present(time: Double) {
    guard var context else { return }
    context.time = time
    context.transaction = Transaction()
    show(context, isFrame: clock.isRunning(at: time))
  }

  private func play(_ view: KeyframeAnimator<Value, Content>, isNew: Bool, at time: Double) {
    switch view.playback {
    case .repeating(let repeats):
      (timeline, begin) = (timeline(view, from: view.initialValue), time)
      if !repeats { return clock.stop() }
      if timeline?.duration == 0 { return reportEmptiness() }
      clock.run()
    case .trigger:
      guard !isNew else { return }
      let played = timeline(view, from: value(at: time) ?? view.initialValue)
      (timeline, begin) = (played, time)
      clock.run(until: time + played.duration)
    }
  }

  private func timeline(
    _ view: KeyframeAnimator<Value, Content>, from value: Value
  ) -> KeyframeTimeline<Value> {
    KeyframeTimeline(initialValue: value, tracks: view.tracks(value))
  }

  private func reportEmptiness() {
    stage.report("its keyframes take no time, so there is nothing to repeat", at: self)
  }

  /// The value of the timeline; nil before it is played first.
  private func value(at time: Double) -> Value? {
    guard let timeline, let view else { return nil }
    switch view.playback {
    case .repeating(false): return timeline.value(time: 0)
    case .repeating(true):
      let duration = timeline.duration
      guard duration > 0, duration.isFinite else { return timeline.value(time: time - begin) }
      let elapsed = time - begin
      return timeline.value(time: elapsed - (elapsed / duration).rounded(.down) * duration)
    case .trigger: return timeline.value(time: time - begin)
    }
  }

  private func show(_ context: UpdateContext, isFrame: Bool) {
    guard let view else { return }
    stage.didEvaluate(self)
    let value = value(at: context.time) ?? view.initialValue
    let content = isFrame ? view.content(value) : tracker.track(self) { view.content(value) }
    updateContent(content, context)
  }

  override func tearDown() {
    context = nil
    tracker.stop()
    super.tearDown()
  }
}
