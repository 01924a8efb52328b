public import struct Foundation.Date

/// The dates at which a `TimelineView` shows its content anew.
///
/// In a film the dates are those of its clock, which begins at the reference date, 1 January 2001: the
/// seconds since then are the seconds of the film. Where the first date of a schedule lies more than
/// a year ahead, as with `.now`, it is taken for the time at which the view appears.
public protocol TimelineSchedule {
  /// The dates, in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often the content may be shown anew.
  typealias Mode = TimelineScheduleMode

  /// The dates from the last one that is not after `startDate` on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often the content of a timeline may be shown anew.
public enum TimelineScheduleMode: Sendable, Hashable {
  /// As often as the schedule says: what films use.
  case normal
  /// Less often, to save power.
  case lowFrequency
}

/// Every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable, Equatable {
  let minimumInterval: Double?
  let isPaused: Bool

  /// Every frame unless `paused`; with an interval, at its multiples only.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (self.minimumInterval, isPaused) = (minimumInterval, paused)
  }

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: startDate, by: minimumInterval ?? 1 / 120)
      .entries(from: startDate, mode: mode)
  }

  /// The seconds shown at `time`.
  func shown(at time: Double) -> Double {
    guard let minimumInterval, minimumInterval > 0, minimumInterval.isFinite else { return time }
    return (time / minimumInterval + 1e-9).rounded(.down) * minimumInterval
  }
}

/// Dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable, Equatable {
  let startDate: Date
  let interval: Double

  /// `startDate`, and every `interval` seconds before and after.
  ///
  /// An interval that is not positive has no other dates.
  public init(from startDate: Date, by interval: Double) {
    (self.startDate, self.interval) = (startDate, interval)
  }

  /// The dates of a periodic schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: Double
    var index: Double

    public mutating func next() -> Date? {
      guard interval > 0 else {
        defer { index = 1 }
        return index == 0 ? start : nil
      }
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }

  public func entries(from date: Date, mode: Mode) -> Entries {
    let passed = date.timeIntervalSince(startDate) / interval
    let index = passed.isFinite && interval > 0 ? max((passed + 1e-9).rounded(.down), 0) : 0
    return Entries(start: startDate, interval: interval, index: index)
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable, Equatable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// The dates of a list.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries

  /// `dates`, in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Every frame unless `paused`; with an interval, at its multiples only.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// `startDate`, and every `interval` seconds from then on.
  public static func periodic(
    from startDate: Date, by interval: Double
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// The dates of a list.
  public static func explicit<Dates: Sequence>(
    _ dates: Dates
  ) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}
