/// Two times closer than this are one: sums of decimal fractions differ by less.
private let timeTolerance = 1e-9

extension Stage {
  /// The stage that plays on this thread.
  static var current: Stage? { reference?.stage }

  @TaskLocal private static var reference: StageReference?

  /// Plays everything that happens up to `target`; a time that isn't finite is that at hand.
  func advance(to target: Double) {
    let target = target.isFinite ? target : time
    Stage.$reference.withValue(StageReference(stage: self)) {
      isPlaying = true
      play(to: target)
      isPlaying = false
    }
  }

  private func play(to target: Double) {
    if target < time - timeTolerance { rewind() }
    let script = currentRoot().events
    while let event = takeEvent(until: target + timeTolerance, of: script) {
      evaluateRunning(at: event.time)
      recorder?.look(at: time)
      Agenda.perform(event, on: self, flush)
      recorder?.look(at: time)
    }
    evaluateRunning(at: max(target, time))
    flush()
    recorder?.look(at: time)
  }

  /// The next thing that happens, if it does by `limit`; what the stage itself has planned comes
  /// before the script's step of the same time.
  private func takeEvent(until limit: Double, of script: [StageEvent]) -> StageEvent? {
    let step = nextStep < script.count ? script[nextStep] : nil
    if let planned = agenda.take(until: limit, before: step) { return planned }
    guard let step, step.time <= limit else { return nil }
    nextStep += 1
    return step
  }

  /// Moves on to `time`: evaluates the views whose animatable data travels, and lets go of what has
  /// arrived — after evaluating it a last time.
  private func evaluateRunning(at time: Double) {
    self.time = time
    update(Transaction()) {
      for node in running.nodesToEvaluate { node.present(time: time) }
    }
    running.drop(at: time)
  }

  /// When everything that the script sets going has come to rest; infinite when something never does.
  ///
  /// What goes on by itself — a completion that starts the next animation, and so on — counts as
  /// endless when it hasn't ended after a few hundred turns.
  func settledTime() -> Double {
    advance(to: time)
    var last = currentRoot().events.last?.time ?? 0
    advance(to: max(last, time))
    while let event = agenda.events.first {
      if event.generation > Agenda.chainLimit { return .infinity }
      advance(to: event.time)
      last = max(last, event.time)
    }
    return max(last, running.end)
  }
}

// A stage is confined to one thread at a time, and so is code that asks for it.
private struct StageReference: @unchecked Sendable {
  unowned let stage: Stage
}
