/// When a step of a timeline happens.
public struct StepSpan<Step: Sendable>: Sendable {
  /// The step.
  public let step: Step
  /// The time at which it begins.
  public let begin: Double
  /// The seconds it takes.
  public let duration: Double
  /// Whether it is played backwards.
  public let isReversed: Bool
}

extension StepSpan: Equatable where Step: Equatable {}

extension Timeline {
  /// When each step happens, in order of time, repetitions written out.
  ///
  /// Steps that begin at or after `end`, and those beyond the first `limit`, are left out, so that
  /// an endless repetition has a list as well. Steps that begin at one time are in the order of
  /// play.
  public func spans(before end: Double = .infinity, limit: Int = 100_000) -> [StepSpan<Step>] {
    var list = SpanList<Step>(end: end.number(or: 0), limit: Swift.max(0, limit))
    collect(into: &list, begin: 0, speed: 1, isReversed: false)
    return list.sorted
  }
}

/// The spans collected so far.
private struct SpanList<Step: Sendable> {
  let end: Double
  let limit: Int
  private(set) var spans: [StepSpan<Step>] = []

  init(end: Double, limit: Int) { (self.end, self.limit) = (end, limit) }

  var isFull: Bool { spans.count >= limit }

  mutating func append(_ span: StepSpan<Step>) {
    if !isFull, span.begin < end { spans.append(span) }
  }

  /// In order of time; equal times keep their order.
  var sorted: [StepSpan<Step>] {
    spans.enumerated()
      .sorted { ($0.element.begin, $0.offset) < ($1.element.begin, $1.offset) }
      .map(\.element)
  }
}

extension Timeline {
  /// Adds the spans of this part, which begins at `begin` and goes at `speed`.
  private func collect(
    into list: inout SpanList<Step>, begin: Double, speed: Double, isReversed: Bool
  ) {
    guard !list.isFull, begin < list.end else { return }
    func part(_ base: Timeline, at offset: Double, turned: Bool = false, faster: Double = 1) {
      let early = isReversed ? Swift.max(0, (duration - offset - base.duration / faster)) : offset
      base.collect(
        into: &list, begin: begin + early.number(or: 0).divided(bySpeed: speed),
        speed: speed * faster, isReversed: isReversed != turned)
    }
    switch arrangement {
    case .step(let step):
      list.append(
        StepSpan(
          step: step, begin: begin, duration: duration.divided(bySpeed: speed),
          isReversed: isReversed))
    case .sequence(let parts, let offsets):
      let order = isReversed ? Array(parts.indices.reversed()) : Array(parts.indices)
      for index in order { part(parts[index], at: offsets[index]) }
    case .parallel(let parts):
      for base in parts { part(base, at: 0) }
    case .padded(let base, let before):
      part(base, at: before)
    case .reversed(let base):
      base.collect(into: &list, begin: begin, speed: speed, isReversed: !isReversed)
    case .scaled(let base, let factor):
      part(base, at: 0, faster: factor)
    case .repeated(let base, let count, let gap, let autoreverses):
      let period = base.duration + gap
      let passes = period > 0 && period.isFinite ? count ?? .max : 1
      for pass in 0..<passes {
        let time = pass == 0 ? begin : begin + (Double(pass) * period).divided(bySpeed: speed)
        let number = isReversed && count != nil ? passes - 1 - pass : pass
        let before = list.spans.count
        base.collect(
          into: &list, begin: time, speed: speed,
          isReversed: isReversed != (autoreverses && number % 2 == 1))
        // Beyond the end, at the limit or without steps, more passes add nothing.
        if list.spans.count == before { return }
      }
    }
  }
}
