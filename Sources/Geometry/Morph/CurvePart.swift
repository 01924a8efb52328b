/// A stretch of one of a contour's curves; backwards when `from` is the greater parameter.
///
/// It says where on an outline a morph's piece comes from, so that two morphs that have the
/// outline in common can be joined there.
struct CurvePart: Sendable {
  /// The index of the curve in the contour as its path gives it.
  var curve: Int
  var from = 0.0
  var to = 1.0

  /// The part of this part between two fractions of it.
  func part(_ low: Double, _ high: Double) -> CurvePart {
    CurvePart(curve: curve, from: parameter(low), to: parameter(high))
  }

  var reversed: CurvePart { CurvePart(curve: curve, from: to, to: from) }

  /// How much of the curve it is, by its parameter.
  var extent: Double { abs(to - from) }

  /// The parameter of the whole curve at a fraction of this part; exact at its ends.
  private func parameter(_ fraction: Double) -> Double {
    from * (1 - fraction) + to * fraction
  }
}
