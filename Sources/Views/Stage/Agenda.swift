/// Something that happens at a time.
struct StageEvent {
  let time: Double
  let action: () -> Void
  /// How many planned events led to this one, each planning the next.
  var generation = 0
  /// How many of them happen at this very time.
  var instantGeneration = 0
}

/// What the stage itself has planned, in order of time and, at one time, of planning.
struct Agenda {
  private(set) var events: [StageEvent] = []
  /// The planned event that happens now.
  private var cause: StageEvent?

  /// Chains of more events at one time than this never end.
  static var instantLimit: Int { 100 }
  /// Chains of more events than this are taken to go on for ever.
  static var chainLimit: Int { 200 }

  /// Plans `action` for `time`; false when the events that led to it are going round in circles.
  mutating func plan(at time: Double, _ action: @escaping () -> Void) -> Bool {
    var event = StageEvent(time: time, action: action)
    if let cause {
      event.generation = cause.generation + 1
      event.instantGeneration = time > cause.time ? 0 : cause.instantGeneration + 1
    }
    guard event.instantGeneration <= Self.instantLimit else { return false }
    let index = events.firstIndex { $0.time > time } ?? events.count
    events.insert(event, at: index)
    return true
  }

  /// The next planned event, if it happens by `limit` and before `other`.
  mutating func take(until limit: Double, before other: StageEvent?) -> StageEvent? {
    guard let first = events.first, first.time <= limit, first.time <= other?.time ?? .infinity
    else { return nil }
    return events.removeFirst()
  }

  /// Does what is planned, with what it plans counted as its consequence.
  static func perform(_ event: StageEvent, on stage: Stage, _ flush: () -> Void) {
    stage.agenda.cause = event
    event.action()
    flush()
    stage.agenda.cause = nil
  }
}
