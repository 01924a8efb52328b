/// Lengths that are drawn and left out in turn.
struct DashPattern: Sendable {
  /// An even number of lengths.
  let lengths: [Double]
  /// Where in the pattern each length begins, and the period at the end.
  private let starts: [Double]
  let period: Double
  /// How far into the pattern a subpath begins, in 0..<period.
  private let phase: Double

  /// The pattern of a style; nil for a solid line.
  init?(_ style: StrokeStyle) {
    let given = style.dash.map(\.native)
    let lengths = given.count % 2 == 0 ? given : given + given
    let starts = lengths.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
    let period = starts[lengths.count]
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0, period.isFinite else {
      return nil
    }
    (self.lengths, self.starts, self.period) = (lengths, starts, period)
    let offset = style.dashPhase.native
    let rest = offset.isFinite ? offset.truncatingRemainder(dividingBy: period) : 0
    phase = rest < 0 ? rest + period : rest
  }

  /// How many dashes there are in a stretch of `length`, or a few more.
  func count(in length: Double) -> Double {
    (length / period + 3) * Double(lengths.count / 2)
  }

  /// A dash of the endless pattern: the one of even index in the round of that number.
  struct Dash: Equatable {
    var round: Double
    var index: Int
  }

  /// A dash that ends before or at `place` or the first one that doesn't.
  func dash(before place: Double) -> Dash {
    Dash(round: ((place + phase) / period).rounded(.down) - 1, index: 0)
  }

  func dash(after dash: Dash) -> Dash {
    dash.index + 2 < lengths.count
      ? Dash(round: dash.round, index: dash.index + 2) : Dash(round: dash.round + 1, index: 0)
  }

  /// Where a dash begins and ends along a subpath.
  ///
  /// Worked out from its number, not summed up, so that it doesn't depend on which are drawn.
  func range(_ dash: Dash) -> (start: Double, end: Double) {
    let origin = dash.round * period - phase
    let start = origin + starts[dash.index]
    return (start, max(start, origin + starts[dash.index + 1]))
  }
}
