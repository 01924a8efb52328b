/// When an effect is under way and how far: the timing model of the web.
///
/// Web Animations Level 1, §4.5–4.10, for an effect that plays forwards. Numbers that are negative or
/// not a number count as 0, where the standard has none.
public struct EffectTiming: Sendable, Hashable {
  /// Seconds before the effect begins; a negative one skips its beginning.
  public var delay = 0.0
  /// Seconds after the effect that still belong to it.
  public var endDelay = 0.0
  /// The seconds of one iteration.
  public var duration = 0.0
  /// How often the effect is made; need not be whole, may be infinite.
  public var iterations = 1.0
  /// The iteration, and the fraction of it, at which the effect begins.
  public var iterationStart = 0.0
  /// Which way the iterations go.
  public var direction = Direction.normal
  /// Where the effect holds outside its span.
  public var fill = Fill.none
  /// The curve of each iteration.
  public var easing = UnitCurve.linear

  /// Which way the iterations go.
  public enum Direction: Sendable, Hashable, CaseIterable {
    case normal
    case reverse
    case alternate
    case alternateReverse
  }

  /// Where an effect holds outside its span: nowhere, after it, before it, or both.
  public enum Fill: Sendable, Hashable, CaseIterable {
    case none
    case forwards
    case backwards
    case both
  }

  /// An effect of one iteration.
  public init(duration: Double) { self.duration = duration }
}

extension EffectTiming {
  /// The seconds of all iterations.
  public var activeDuration: Double {
    let (duration, count) = (Self.size(duration), Self.size(iterations))
    return duration == 0 || count == 0 ? 0 : duration * count
  }

  /// The time at which the effect and its delays are over.
  public var endTime: Double {
    Swift.max(0, delay.number(or: 0) + activeDuration + endDelay.number(or: 0)).number(
      or: .infinity)
  }

  /// The progress at `time` after easing, or nil where the effect does not apply.
  public func progress(at time: Double) -> Double? {
    iteration(at: time)?.progress
  }

  /// The number of the iteration at `time`, from 0, or nil where the effect does not apply.
  public func currentIteration(at time: Double) -> Double? {
    iteration(at: time)?.index
  }

  private enum Phase { case before, active, after }

  private static func size(_ number: Double) -> Double { number > 0 ? number : 0 }

  private func phase(at time: Double) -> Phase {
    let begin = Swift.max(0, Swift.min(delay.number(or: 0), endTime))
    let end = Swift.max(0, Swift.min(delay.number(or: 0) + activeDuration, endTime))
    if time < begin { return .before }
    return time >= end ? .after : .active
  }

  /// The time since the effect began, where it applies.
  private func activeTime(at time: Double, in phase: Phase) -> Double? {
    let elapsed = time - delay.number(or: 0)
    switch phase {
    case .before:
      return fill == .backwards || fill == .both ? Swift.max(0, elapsed) : nil
    case .active:
      return elapsed
    case .after:
      guard fill == .forwards || fill == .both else { return nil }
      return Swift.max(0, Swift.min(elapsed, activeDuration))
    }
  }

  private func iteration(at time: Double) -> (index: Double, progress: Double)? {
    let phase = phase(at: time.number(or: 0))
    guard let active = activeTime(at: time.number(or: 0), in: phase)?.number(or: 0) else {
      return nil
    }
    let (length, count) = (Self.size(duration), Self.size(iterations))
    let made = length > 0 ? active / length : phase == .before ? 0 : count
    let overall = Self.snapped(made.number(or: count) + Self.size(iterationStart))
    var simple = (overall.isFinite ? overall : Self.size(iterationStart))
      .truncatingRemainder(dividingBy: 1).number(or: 0)
    let isAtEnd = phase != .before && active == activeDuration && count != 0
    if simple == 0, isAtEnd { simple = 1 }
    let index =
      phase == .after && count == .infinity
      ? .infinity : overall.rounded(.down) - (simple == 1 ? 1 : 0)
    return (index, eased(simple, in: index, phase))
  }

  private func eased(_ simple: Double, in index: Double, _ phase: Phase) -> Double {
    let isOdd = index.isFinite && index.truncatingRemainder(dividingBy: 2) == 1
    let goesForward =
      switch direction {
      case .normal: true
      case .reverse: false
      case .alternate: !isOdd
      case .alternateReverse: isOdd || !index.isFinite
      }
    let directed = goesForward ? simple : 1 - simple
    guard case .steps(let steps) = easing.shape else { return easing.value(at: directed) }
    let isBefore = phase == (goesForward ? .before : .after)
    return steps.value(at: directed, isBefore: isBefore)
  }

  /// The number, or the whole one it lies within 1e-9 of: quotients of times aren't exact.
  private static func snapped(_ number: Double) -> Double {
    abs(number - number.rounded()) <= 1e-9 ? number.rounded() : number
  }
}
