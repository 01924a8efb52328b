extension Animation.Content {
  /// The fraction of the change made after `time` ≥ 0 seconds, starting from rest.
  ///
  /// 1 once the animation is over, except at the end of a repetition whose last pass goes backwards.
  func progress(at time: Double) -> Double {
    switch self {
    case .curve(let curve, let duration):
      return duration > 0 ? curve.value(at: time / duration) : 1
    case .spring(let fluid):
      return 1 - fluid.spring.transition(after: time).stay
    case .interpolatingSpring(let additive):
      return additive.progress(at: time)
    case .custom(let animation):
      return animation.progress(at: time)
    case .delay(let delay, let base):
      return time < delay ? 0 : base.progress(at: time - delay)
    case .speed(let speed, let base):
      return base.progress(at: time.scaled(bySpeed: speed))
    case .repetition(let repetition, let base):
      return repetition.progress(of: base, at: time)
    case .logicallyComplete(_, let base):
      return base.progress(at: time)
    }
  }

  /// The change of `progress(at:)` per second; 0 where it is not finite.
  func pace(at time: Double) -> Double {
    switch self {
    case .curve(let curve, let duration):
      return duration > 0 ? (curve.velocity(at: time / duration) / duration).finite(or: 0) : 0
    case .spring(let fluid):
      return -fluid.spring.transition(after: time).pull
    case .interpolatingSpring(let additive):
      return additive.pace(at: time)
    case .custom(let animation):
      return animation.pace(at: time)
    case .delay(let delay, let base):
      return time < delay ? 0 : base.pace(at: time - delay)
    case .speed(let speed, let base):
      return (base.pace(at: time.scaled(bySpeed: speed)) * speed).finite(or: 0)
    case .repetition(let repetition, let base):
      return repetition.pace(of: base, at: time)
    case .logicallyComplete(_, let base):
      return base.pace(at: time)
    }
  }
}

extension InterpolatingSpring {
  func progress(at time: Double) -> Double {
    let passed = spring.transition(after: time)
    return 1 - passed.stay + initialVelocity * passed.drift
  }

  func pace(at time: Double) -> Double {
    let passed = spring.transition(after: time)
    return initialVelocity * passed.keep - passed.pull
  }
}

extension Repetition {
  func progress(of base: Animation.Content, at time: Double) -> Double {
    guard let pass = pass(at: time) else { return endsReversed ? 0 : 1 }
    let progress = base.progress(at: pass.time)
    return pass.isReversed ? 1 - progress : progress
  }

  func pace(of base: Animation.Content, at time: Double) -> Double {
    guard let pass = pass(at: time) else { return 0 }
    let pace = base.pace(at: pass.time)
    return pass.isReversed ? -pace : pace
  }

  /// The pass in which `time` falls and the time within it; nil after the last one.
  ///
  /// A pass includes its beginning and excludes its end. A time within 1e-9 of a pass from its end
  /// belongs to the next one, because the quotient of two times is not exact.
  func pass(at time: Double) -> (time: Double, isReversed: Bool)? {
    guard cycle > 0 else { return nil }
    guard cycle.isFinite else { return (time, false) }
    let index = (time / cycle + 1e-9).rounded(.down)
    if let count, !(index < Double(count)) { return nil }
    guard index.isFinite else { return (0, false) }
    let rest = Swift.min(Swift.max(0, time - index * cycle), cycle)
    return (rest, autoreverses && index.truncatingRemainder(dividingBy: 2) == 1)
  }

  private var endsReversed: Bool {
    guard autoreverses, cycle > 0, let count else { return false }
    return count % 2 == 0
  }
}

extension Double {
  /// This time at `speed` times the pace; 0 stays 0 at infinite speed.
  func scaled(bySpeed speed: Double) -> Double { self == 0 ? 0 : self * speed }
}
