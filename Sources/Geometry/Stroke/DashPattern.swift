/// Lengths that are drawn and left out in turn.
struct DashPattern: Sendable {
  /// An even number of lengths.
  let lengths: [Double]
  let period: Double
  /// Where in the pattern a subpath begins: the index of a length, and how much of it is left.
  let start: (index: Int, rest: Double)

  /// The pattern of a style; nil for a solid line.
  init?(_ style: StrokeStyle) {
    let given = style.dash.map(\.native)
    let lengths = given.count % 2 == 0 ? given : given + given
    let period = lengths.reduce(0, +)
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0, period.isFinite else {
      return nil
    }
    (self.lengths, self.period) = (lengths, period)
    start = Self.place(style.dashPhase.native, lengths, period)
  }

  private static func place(
    _ phase: Double, _ lengths: [Double], _ period: Double
  ) -> (index: Int, rest: Double) {
    var rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    if rest < 0 { rest += period }
    for (index, length) in lengths.enumerated() {
      if rest < length || (rest == 0 && length == 0) { return (index, length - rest) }
      rest -= length
    }
    return (0, lengths[0])
  }
}
