/// How many looks a second are taken at texts that travel.
private let looksPerSecond = 240.0
/// How many of them are left out while there is no typewriter, but views that depend on the time.
private let looksBetween = 4

extension Stage {
  /// Plays the film from its start and notes what fingers and keys do up to `end`.
  func recordedInput(until end: Double) -> InputRecorder {
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
    return recorder
  }

  /// Plays the film from its start, with closer looks at the times in which something was done.
  func recordedInput(within late: [LateInput]) -> [LateInput] {
    let recorder = InputRecorder()
    self.recorder = recorder
    var longest = 0.0
    for span in spans(of: late) {
      let length = (span.upperBound - span.lowerBound) / Double(LateInput.pieces)
      longest = max(longest, length)
      for piece in 0..<LateInput.pieces {
        advance(to: span.lowerBound + Double(piece) * length)
      }
      advance(to: span.upperBound)
    }
    self.recorder = nil
    // From one span to the next nothing is done that wasn't known.
    return recorder.late.filter { $0.latest - $0.since < 1.5 * longest }
  }

  private func spans(of late: [LateInput]) -> [ClosedRange<Double>] {
    var spans: [ClosedRange<Double>] = []
    for input in late.sorted(by: { $0.since < $1.since }) {
      let start = max(input.since, spans.last?.upperBound ?? input.since)
      if start < input.latest { spans.append(start...input.latest) }
    }
    return spans
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
