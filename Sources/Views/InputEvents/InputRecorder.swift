/// Notes what fingers and keys do while a stage plays.
///
/// It is told of touches; texts that are being typed it looks at before and after whatever happens and
/// in between. From one look to the next they are on their way, and the time at which each letter was
/// reached is found on it.
final class InputRecorder {
  private var noted: [InputEvent] = []
  private var typings: [WatchedTyping] = []

  /// Whether there are texts that might be typed.
  var isWatching: Bool { typings.contains { $0.layer != nil } }

  /// Notes something that is done.
  func note(_ kind: InputEvent.Kind, at time: Double) {
    noted.append(InputEvent(kind, at: time))
  }

  /// Looks at a text from now on.
  func watch(_ layer: TextLayer) { typings.append(WatchedTyping(layer)) }

  /// Looks at all texts as they are at `time`.
  func look(at time: Double) {
    typings.removeAll { $0.layer == nil }
    for index in typings.indices { noted += typings[index].look(at: time) }
  }

  /// What was noted up to `end`, in order of time.
  func events(until end: Double) -> [InputEvent] {
    noted.enumerated().filter { $0.element.time <= end }
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }
}
