public import struct Foundation.Date

/// Shows content that depends on the date, anew at each date of a schedule.
///
/// The dates are those of the film's clock: `context.date.timeIntervalSinceReferenceDate` is the time
/// in seconds of the film.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, PrimitiveView {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// What the content is told.
  public typealias Context = TimelineViewDefaultContext

  /// Shows what `content` makes of each date of `schedule`.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  func makeNode(parent: ViewNode) -> NodeOf<Self> { TimelineNode(parent: parent) }
}

/// What the content of a `TimelineView` is told.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content is shown anew.
  public enum Cadence: Sendable, Hashable, Comparable {
    case live, seconds, minutes
  }

  /// The date of the schedule that is shown.
  public let date: Date
  /// How often the content is shown anew: in a film, always as the schedule says.
  public var cadence: Cadence { .live }
}
