import Typography

/// A text that may be typed, as it was looked at last.
struct WatchedTyping {
  private(set) weak var layer: TextLayer?
  private var last: (time: Double, progress: Double, changes: Int)?

  init(_ layer: TextLayer) { self.layer = layer }

  /// The keys that were struck since the last look.
  mutating func look(at time: Double) -> [InputEvent] {
    guard let layer, layer.isCurrent, let typewriter = layer.typewriter else {
      last = nil
      return []
    }
    let progress = typewriter.share(at: time)
    defer { last = (time, progress, typewriter.changes) }
    guard let last, progress > last.progress else { return [] }
    let keys = TypedKeys(layer.set.layout(for: layer.proposal).units(by: .character))
    let struck = keys.struck(from: last.progress, to: progress)
    guard time > last.time else {
      // Letters that come at once are no typing that could be told apart.
      return struck.contains { $0.kind == .letter } ? [InputEvent(.letter, at: time)] : []
    }
    let isClosedForm = last.changes == typewriter.changes
    return struck.map { key in
      let moment =
        isClosedForm
        ? Self.moment(from: last.time, to: time) { key.isReached(at: typewriter.share(at: $0)) }
        : last.time
          + (time - last.time) * key.fraction(from: last.progress, to: progress)
      return InputEvent(key.kind, at: moment)
    }
  }

  /// The first moment at which something is so, to less than a thousandth of a sample of sound; at
  /// the end it is.
  private static func moment(
    from start: Double, to end: Double, _ isSo: (Double) -> Bool
  ) -> Double {
    var (start, end) = (start, end)
    while end - start > 1e-8 {
      let middle = (start + end) / 2
      if isSo(middle) { end = middle } else { start = middle }
    }
    return end
  }
}
