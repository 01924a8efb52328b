/// How many looks a second are taken at what travels.
private let looksPerSecond = 240.0
/// How many looks are left out while no text is being typed, but views that depend on the time may
/// bring one.
private let looksBetween = 4

extension Stage {
  /// Plays the film from its start and notes what fingers and keys do up to `end`.
  func recordedInput(until end: Double) -> [InputEvent] {
    let recorder = InputRecorder()
    self.recorder = recorder
    advance(to: 0)
    var look = 0
    while let next = nextLook(after: look), Double(next) / looksPerSecond < end {
      look = next
      advance(to: Double(look) / looksPerSecond)
    }
    advance(to: end)
    self.recorder = nil
    return recorder.events(until: end)
  }

  /// The number of the next look; nil when nothing travels or happens any more.
  private func nextLook(after look: Int) -> Int? {
    if recorder?.isWatching == true, !running.isEmpty { return look + 1 }
    if !running.nodesToEvaluate.isEmpty { return look + looksBetween }
    guard let event = nextEventTime, event < 1e9 else { return nil }
    return max(look + 1, Int((event * looksPerSecond).rounded(.up)))
  }

  private var nextEventTime: Double? {
    let script = root?.events ?? []
    let step = nextStep < script.count ? script[nextStep].time : nil
    return [agenda.events.first?.time, step].compactMap(\.self).min()
  }
}
