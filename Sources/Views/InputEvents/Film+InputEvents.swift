extension Film {
  /// What fingers and keys do up to `end`, in order of time.
  ///
  /// Touches have the times of the script. A letter is typed when its share of a
  /// `typewriter(progress:)` is reached, the space before a word half-way between the letters around
  /// it; and when a text with letters in it grows by one at its end. Letters that appear at once, without
  /// having been on their way, are one in a typewriter and none in another text. Times are exact to a
  /// sample of sound.
  ///
  /// - Parameter end: A time in seconds; one that isn't finite is the film's end. There are no events
  ///   when that isn't finite either.
  /// - Returns: The events, those at `end` among them.
  public func inputEvents(until end: Double = .infinity) -> [InputEvent] {
    let end = end.isFinite ? end : duration
    guard end.isFinite else { return [] }
    let coarse = makeStage().recordedInput(until: end)
    var (events, late) = (coarse.exact, coarse.late)
    for _ in 0..<LateInput.passes where !late.isEmpty {
      late = makeStage().recordedInput(within: late)
    }
    events += late.map(\.event)
    return events.enumerated().filter { $0.element.time <= end }
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }
}
