/// Notes what fingers and keys do while a stage plays.
///
/// It is told of touches and of texts that become others; at typewriters it looks before and after
/// whatever happens and in between. From one look to the next they are on their way, and the time at
/// which each letter was reached is found on it.
final class InputRecorder {
  /// What was done at known times.
  private(set) var exact: [InputEvent] = []
  /// What was done between two looks.
  private(set) var late: [LateInput] = []
  private var typings: [WatchedTyping] = []
  private var lastLook = 0.0

  /// Whether there are typewriters.
  var isWatching: Bool { typings.contains { $0.layer != nil } }

  /// Notes something that is done.
  func note(_ kind: InputEvent.Kind, at time: Double) {
    exact.append(InputEvent(kind, at: time))
  }

  /// Looks at a typewriter from now on.
  func watch(_ layer: TextLayer) {
    guard !typings.contains(where: { $0.layer === layer }) else { return }
    typings.append(WatchedTyping(layer))
  }

  /// Looks at all typewriters as they are at `time`.
  func look(at time: Double) {
    typings.removeAll { $0.layer == nil }
    for index in typings.indices {
      let typed = typings[index].look(at: time)
      exact += typed.exact
      late += typed.late
    }
    lastLook = time
  }

  /// Notes that a text has become another one: what it has grown by may have been typed.
  func note(_ text: String, becomes new: String, at time: Double) {
    guard new.hasPrefix(text), new.contains(where: \.isLetter) else { return }
    let added = new.dropFirst(text.count)
    let isLate = time > lastLook
    guard added.count <= (isLate ? Self.mostAtOnce : 1) else { return }
    for character in added {
      let event = InputEvent(character.isWhitespace ? .space : .letter, at: time)
      if isLate {
        late.append(LateInput(event: event, since: lastLook, latest: time))
      } else {
        exact.append(event)
      }
    }
  }

  /// More letters than this from one look to the next weren't typed.
  private static let mostAtOnce = 4
}
