import Typography

/// A text that may be typed, as it was looked at last.
struct WatchedTyping {
  private(set) weak var layer: TextLayer?
  private var last: (time: Double, progress: Double, changes: Int)?

  init(_ layer: TextLayer) { self.layer = layer }

  /// The keys that were struck since the last look.
  mutating func look(at time: Double) -> (exact: [InputEvent], late: [LateInput]) {
    guard let layer, layer.isCurrent, let typewriter = layer.typewriter else {
      last = nil
      return ([], [])
    }
    let progress = typewriter.share(at: time)
    defer { last = (time, progress, typewriter.changes) }
    guard let last, progress > last.progress else { return ([], []) }
    let keys = TypedKeys(layer.set.layout(for: layer.proposal).units(by: .character))
    let struck = keys.struck(from: last.progress, to: progress)
    guard time > last.time else {
      // Letters that come at once are no typing that could be told apart.
      let isTyped = struck.contains { $0.kind == .letter }
      return (isTyped ? [InputEvent(.letter, at: time)] : [], [])
    }
    if last.changes == typewriter.changes {
      return (struck.map { $0.struck(from: last.time, to: time, typewriter) }, [])
    }
    // Its views have set it anew, from the time or from what travels there: it may have kept its pace.
    let late = struck.map { key in
      let share = key.fraction(from: last.progress, to: progress)
      let event = InputEvent(key.kind, at: last.time + (time - last.time) * share)
      return LateInput(event: event, since: last.time, latest: time)
    }
    return ([], late)
  }
}

extension TypedKeys.Key {
  /// The key as it is struck between two times by a typewriter that is on its way, to less than a
  /// thousandth of a sample of sound.
  fileprivate func struck(
    from start: Double, to end: Double, _ typewriter: TypewriterLayer
  ) -> InputEvent {
    var (start, end) = (start, end)
    while end - start > 1e-8 {
      let middle = (start + end) / 2
      if isReached(at: typewriter.share(at: middle)) { end = middle } else { start = middle }
    }
    return InputEvent(kind, at: end)
  }
}
