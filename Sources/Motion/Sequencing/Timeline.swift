/// Steps arranged in time: one after another, at once, staggered, repeated, reversed, nested freely.
///
/// A timeline says when each of its steps happens and how far it is at a time; what a step does is
/// up to its user. Each step takes its span from its beginning, included, to its end, excluded:
/// where two meet, exactly one of them is active at any time and any frame rate. Between
/// steps, and after the last one, the step before holds its end.
///
/// Times within 1e-9 s before a beginning count as at it, since sums of durations aren't exact.
/// Durations that are negative or not a number count as 0; infinite ones are allowed.
public struct Timeline<Step: Sendable>: Sendable {
  /// The seconds from beginning to end: the exact sum of what it is made of.
  public let duration: Double

  let arrangement: Arrangement

  indirect enum Arrangement: Sendable {
    case step(Step)
    /// Parts one after another, with the times of their beginnings and of the end.
    case sequence([Timeline], offsets: [Double])
    case parallel([Timeline])
    case padded(Timeline, before: Double)
    case repeated(Timeline, count: Int?, gap: Double, autoreverses: Bool)
    case reversed(Timeline)
    case scaled(Timeline, speed: Double)
  }

  init(_ arrangement: Arrangement, duration: Double) {
    (self.arrangement, self.duration) = (arrangement, duration)
  }
}

extension Timeline {
  /// One step that takes `duration` seconds.
  public static func step(_ step: Step, duration: Double) -> Timeline {
    Timeline(.step(step), duration: duration.asDuration)
  }

  /// Time that passes without a step: what came before holds.
  public static func hold(_ duration: Double) -> Timeline {
    Timeline(.parallel([]), duration: duration.asDuration)
  }

  /// The parts one after another.
  public static func sequence(_ parts: [Timeline]) -> Timeline {
    var offsets = [0.0]
    for part in parts { offsets.append(offsets[offsets.count - 1] + part.duration) }
    return Timeline(
      .sequence(parts, offsets: offsets), duration: offsets[offsets.count - 1])
  }

  /// The parts all at once; it takes as long as the longest.
  public static func parallel(_ parts: [Timeline]) -> Timeline {
    Timeline(.parallel(parts), duration: parts.reduce(0) { Swift.max($0, $1.duration) })
  }

  /// The parts, each beginning after the one before by `interval` seconds on average.
  ///
  /// The last begins `interval` × (number − 1) after the first. In between, `distribution` maps the
  /// share of the parts to that of the time: with `easeIn` the parts come ever quicker.
  public static func stagger(
    _ parts: [Timeline], interval: Double, distribution: UnitCurve = .linear
  ) -> Timeline {
    let last = Double(Swift.max(1, parts.count - 1))
    let delayed = parts.enumerated().map { index, part in
      part.delayed(by: interval.asDuration * last * distribution.value(at: Double(index) / last))
    }
    return parallel(delayed)
  }
}

extension Timeline {
  /// This timeline, begun `delay` seconds later.
  public func delayed(by delay: Double) -> Timeline {
    let delay = delay.asDuration
    return Timeline(.padded(self, before: delay), duration: delay + duration)
  }

  /// This timeline, and `duration` seconds in which it holds its end.
  public func held(for duration: Double) -> Timeline {
    Timeline(.padded(self, before: 0), duration: self.duration + duration.asDuration)
  }

  /// This timeline followed by `next`.
  public func followed(by next: Timeline) -> Timeline { .sequence([self, next]) }

  /// This timeline made `count` times, with `gap` seconds between the passes.
  ///
  /// A count of nil is for ever, one below 1 counts as 1. In a gap the pass before holds its end.
  /// With `autoreverses` every other pass is played backwards.
  public func repeated(
    _ count: Int?, gap: Double = 0, autoreverses: Bool = false
  ) -> Timeline {
    let gap = gap.asDuration
    let count = count.map { Swift.max(1, $0) }
    let period = duration + gap
    let whole =
      switch count {
      case 1: duration
      case let count?: period == 0 ? 0 : Double(count) * period - (gap.isFinite ? gap : 0)
      case nil: period == 0 ? 0 : Double.infinity
      }
    return Timeline(
      .repeated(self, count: count, gap: gap, autoreverses: autoreverses), duration: whole)
  }

  /// This timeline played backwards: its last step first, and each from its end to its beginning.
  public func reversed() -> Timeline {
    if case .reversed(let base) = arrangement { return base }
    return Timeline(.reversed(self), duration: duration)
  }

  /// This timeline at `speed` times its pace; at 0 or less it stays at its beginning for ever.
  public func speed(_ speed: Double) -> Timeline {
    let speed = Swift.max(0, speed.number(or: 1))
    return Timeline(
      .scaled(self, speed: speed), duration: duration.divided(bySpeed: speed))
  }
}

extension Double {
  /// The number as a length of time: 0 for what is negative or not a number.
  fileprivate var asDuration: Double { self > 0 ? self : 0 }
}
