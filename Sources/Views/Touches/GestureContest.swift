/// Decides which of the gestures under the fingers is meant.
///
/// In order of precedence the first that is recognized while none before it may still be is the one;
/// the others that are exclusive give up. A gesture that has been recognized waits for those before it.
struct GestureContest {
  private(set) var participants: [any TouchParticipant] = []
  private var winner: (any TouchParticipant)?

  /// Whether nothing is undecided and nothing goes on.
  var isOver: Bool { participants.allSatisfy(\.isOver) }

  /// When something may happen although no finger moves.
  var deadline: Double? { participants.compactMap(\.deadline).min() }

  /// Whether a gesture of one of the targets takes part.
  func concerns(_ targets: [any TouchTarget]) -> Bool {
    targets.contains { target in
      target.participants.contains { other in participants.contains { $0 === other } }
    }
  }

  /// Lets the gestures of another touch take part; those that aren't among them give up.
  mutating func join(_ targets: [any TouchTarget]) {
    let known = participants
    let outside = targets.flatMap(\.participants).filter { $0.precedence == .high }
    let inside = targets.reversed().flatMap(\.participants).filter { $0.precedence != .high }
    participants = outside + inside
    for participant in known where !participants.contains(where: { $0 === participant }) {
      participant.cancel()
      participants.append(participant)
    }
  }

  /// Hands an event to all and does what is to be done about it.
  mutating func receive(_ event: TouchEvent) {
    for participant in participants { participant.receive(event) }
    decide()
  }

  private mutating func decide() {
    // What gestures have shown tentatively is taken back before the one that is meant has its say.
    var actions = participants.flatMap { $0.takeImmediate() }
    var isBlocked = false
    for participant in participants {
      if participant.precedence == .simultaneous {
        if participant.isRecognized { actions += participant.takeGranted() }
        continue
      }
      if participant.isPossible { isBlocked = winner == nil || isBlocked }
      guard participant.isRecognized, isMeant(participant, isBlocked: isBlocked) else { continue }
      win(participant)
      actions += participants.flatMap { $0.takeImmediate() } + participant.takeGranted()
    }
    for action in actions { action() }
  }

  private func isMeant(_ participant: any TouchParticipant, isBlocked: Bool) -> Bool {
    winner.map { $0 === participant } ?? (!isBlocked || participant.precedence == .scrolling)
  }

  private mutating func win(_ participant: any TouchParticipant) {
    guard winner == nil else { return }
    winner = participant
    for other in participants where other !== participant && other.precedence != .simultaneous {
      other.cancel()
    }
  }

  /// Ends what goes on, and makes all gestures ready for the next touch.
  mutating func end() {
    for participant in participants { participant.reset() }
    self = GestureContest()
  }
}
