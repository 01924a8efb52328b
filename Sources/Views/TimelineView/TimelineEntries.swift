internal import struct Foundation.Date

/// The dates of a schedule as seconds of the film, taken one after another.
struct TimelineEntries {
  private var source: AnyIterator<Date>?
  private var offset = 0.0
  /// The seconds of the first entry that hasn't been taken.
  private(set) var next: Double?
  /// How often entries have begun anew.
  private(set) var turn = 0

  /// A date further ahead belongs to the clock on the wall.
  private static var horizon: Double { 366 * 86_400 }

  /// Takes up the dates of a schedule as of `time`.
  mutating func begin(_ dates: some Sequence<Date>, at time: Double) {
    var iterator = dates.makeIterator()
    source = AnyIterator { iterator.next() }
    (offset, turn) = (0, turn + 1)
    advance()
    if let first = next, first - time > Self.horizon {
      (offset, next) = (first - time, time)
    }
  }

  /// Forgets the dates: what is planned for one of them comes to nothing.
  mutating func stop() {
    (source, next) = (nil, nil)
    turn += 1
  }

  /// The last entry that is not after `time`; those before it are passed over.
  mutating func take(until time: Double) -> Double? {
    var last: Double?
    var budget = 100_000
    while let entry = next, entry <= time + 1e-9, budget > 0 {
      last = entry
      budget -= 1
      advance()
    }
    return last
  }

  private mutating func advance() {
    next = source?.next().map { $0.timeIntervalSinceReferenceDate - offset }
  }
}
