extension Timeline {
  /// How far each step is at `time`, in the order of play.
  ///
  /// A step in a repetition counts in the pass that `time` falls in. Complexity: linear in the
  /// number of steps.
  public func states(at time: Double) -> [StepState<Step>] {
    var states: [StepState<Step>] = []
    visit(at: time) { states.append($0) }
    return states
  }

  /// The steps that are under way at `time`.
  public func activeSteps(at time: Double) -> [StepState<Step>] {
    states(at: time).filter { $0.phase == .active }
  }

  /// The step that shows at `time` when one shows at a time: the one that began last.
  ///
  /// Under way or over, it holds until the next begins; of several that began at one time, the
  /// last in the order of play. Nil before the first.
  public func state(at time: Double) -> StepState<Step>? {
    var latest: StepState<Step>?
    visit(at: time) { state in
      guard state.phase != .before else { return }
      if state.begin + Span.tolerance >= latest?.begin ?? -.infinity { latest = state }
    }
    return latest
  }

  private func visit(at time: Double, _ body: (StepState<Step>) -> Void) {
    let time = time.number(or: 0)
    visit(Span(begin: 0, end: duration, isReversed: false), at: time, body)
  }
}

/// Where a part of a timeline lies, and which way it is played.
private struct Span {
  let begin: Double
  let end: Double
  let isReversed: Bool

  /// How much before a beginning a time still counts as at it.
  static let tolerance = 1e-9

  func hasBegun(at time: Double) -> Bool { time >= begin - Self.tolerance }
  func hasEnded(at time: Double) -> Bool { time >= end - Self.tolerance }
}

extension Timeline {
  private func visit(_ span: Span, at time: Double, _ body: (StepState<Step>) -> Void) {
    switch arrangement {
    case .step(let step):
      body(state(of: step, in: span, at: time))
    case .sequence(let parts, let offsets):
      visit(parts, offsets, span, at: time, body)
    case .parallel(let parts):
      for part in parts { part.visit(beside(part, in: span), at: time, body) }
    case .padded(let base, let before):
      base.visit(padded(base, before: before, in: span), at: time, body)
    case .repeated(let base, let count, let gap, let autoreverses):
      let pass = pass(
        of: base, count: count, gap: gap, autoreverses: autoreverses, in: span, at: time)
      base.visit(pass, at: time, body)
    case .reversed(let base):
      base.visit(
        Span(begin: span.begin, end: span.end, isReversed: !span.isReversed), at: time, body)
    case .scaled(let base, let speed):
      let elapsed = (time - span.begin).scaled(bySpeed: speed).number(or: 0)
      base.visit(
        Span(begin: 0, end: base.duration, isReversed: span.isReversed), at: elapsed
      ) { body($0.moved(to: span.begin, atSpeed: speed)) }
    }
  }

  private func state(of step: Step, in span: Span, at time: Double) -> StepState<Step> {
    let elapsed = Swift.min(Swift.max(0, time - span.begin), duration)
    let phase: StepState<Step>.Phase =
      span.hasEnded(at: time) ? .after : span.hasBegun(at: time) ? .active : .before
    let forward =
      switch phase {
      case .before: 0.0
      case .active: elapsed.number(or: 0)
      case .after: duration
      }
    let backward = forward == duration ? 0 : duration - forward
    return StepState(
      step: step, phase: phase, begin: span.begin, duration: duration,
      time: span.isReversed ? backward : forward, isReversed: span.isReversed)
  }

  /// One after another; neighbours share the very number at which they meet.
  private func visit(
    _ parts: [Timeline], _ offsets: [Double], _ span: Span, at time: Double,
    _ body: (StepState<Step>) -> Void
  ) {
    func meeting(_ order: Int) -> Double {
      if order == 0 { return span.begin }
      if order == parts.count { return span.end }
      let offset =
        span.isReversed ? difference(duration, offsets[parts.count - order]) : offsets[order]
      return span.begin + offset
    }
    for order in parts.indices {
      let part = parts[span.isReversed ? parts.count - 1 - order : order]
      part.visit(
        Span(
          begin: meeting(order), end: meeting(order + 1), isReversed: span.isReversed),
        at: time, body)
    }
  }

  /// Parts that begin together end together when played backwards.
  private func beside(_ part: Timeline, in span: Span) -> Span {
    let begin = span.isReversed ? span.begin + difference(duration, part.duration) : span.begin
    return Span(
      begin: begin, end: part.duration == duration ? span.end : begin + part.duration,
      isReversed: span.isReversed)
  }

  private func padded(_ base: Timeline, before: Double, in span: Span) -> Span {
    let after = difference(duration, before + base.duration)
    let begin = span.begin + (span.isReversed ? after : before)
    let reachesEnd = span.isReversed ? before == 0 : after == 0
    return Span(
      begin: begin, end: reachesEnd ? span.end : begin + base.duration,
      isReversed: span.isReversed)
  }

  /// The pass of a repetition that `time` falls in, or the gap after it does.
  private func pass(
    of base: Timeline, count: Int?, gap: Double, autoreverses: Bool, in span: Span,
    at time: Double
  ) -> Span {
    let period = base.duration + gap
    var index = 0.0
    if period > 0, period.isFinite {
      let last = count.map { Double($0 - 1) } ?? .infinity
      index = Swift.max(0, ((time - span.begin + Span.tolerance) / period).rounded(.down))
      index = Swift.min(index, last).finite(or: 0)
    }
    // Played backwards, the passes come in the opposite order.
    let number =
      span.isReversed && count != nil ? Double((count ?? 1) - 1) - index : index
    let turns = autoreverses && number.truncatingRemainder(dividingBy: 2) == 1
    let begin = index == 0 ? span.begin : span.begin + index * period
    return Span(
      begin: begin, end: begin + base.duration, isReversed: span.isReversed != turns)
  }

  /// The difference of two times of which both may be infinite.
  private func difference(_ later: Double, _ earlier: Double) -> Double {
    Swift.max(0, (later - earlier).number(or: 0))
  }
}

extension StepState {
  /// The state as seen from a timeline in which this one begins at `begin` and goes at `speed`.
  fileprivate func moved(to begin: Double, atSpeed speed: Double) -> StepState {
    StepState(
      step: step, phase: phase, begin: begin + self.begin.divided(bySpeed: speed),
      duration: duration, time: time, isReversed: isReversed)
  }
}
