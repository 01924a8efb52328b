// Arc length is the integral of the derivative's length. It is found by Gauss–Legendre quadrature
// with eight nodes, halving the interval until the two halves agree with the whole.

extension ParametricCurve {
  /// The length of the curve, to about 1e-9 of it.
  public var length: Double { length(from: 0, to: 1) }

  /// The length of the part between two parameters.
  public func length(from: Double, to: Double) -> Double {
    guard from < to else { return from > to ? length(from: to, to: from) : 0 }
    let whole = gaussLegendreLength(from, to)
    guard whole > 0, whole.isFinite else { return chordLength(from, to) }
    return refinedLength(from, to, whole, tolerance: whole * 1e-10, depth: 12)
  }

  /// The parameter up to which the curve has the length `target`; 0 or 1 beyond its ends.
  ///
  /// Newton's method, held in a shrinking bracket by bisection.
  public func parameter(atLength target: Double) -> Double {
    parameter(atLength: target, of: length)
  }

  /// The same for callers that know the curve's whole length.
  func parameter(atLength target: Double, of whole: Double) -> Double {
    guard target > 0, whole > 0 else { return 0 }
    guard target < whole else { return 1 }
    var (low, high) = (0.0, 1.0)
    var (known, knownLength) = (0.0, 0.0)
    var guess = target / whole
    for _ in 0..<40 {
      knownLength += length(from: known, to: guess) * (guess < known ? -1 : 1)
      known = guess
      let error = knownLength - target
      if abs(error) <= whole * 1e-11 { break }
      if error > 0 { high = guess } else { low = guess }
      let next = guess - error / derivative(at: guess).length
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  private func refinedLength(
    _ from: Double, _ to: Double, _ whole: Double, tolerance: Double, depth: Int
  ) -> Double {
    let middle = (from + to) / 2
    let (left, right) = (gaussLegendreLength(from, middle), gaussLegendreLength(middle, to))
    // The error of the halves is far below their difference from the whole.
    if depth == 0 || abs(left + right - whole) <= tolerance * 16 { return left + right }
    return refinedLength(from, middle, left, tolerance: tolerance / 2, depth: depth - 1)
      + refinedLength(middle, to, right, tolerance: tolerance / 2, depth: depth - 1)
  }

  @inline(__always)
  private func gaussLegendreLength(_ from: Double, _ to: Double) -> Double {
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    var sum = 0.0
    for (node, weight) in gaussLegendreNodes {
      let low = derivative(at: middle - half * node).length
      sum += weight * (low + derivative(at: middle + half * node).length)
    }
    return sum * half
  }

  /// What stands for a length that overflows.
  private func chordLength(_ from: Double, _ to: Double) -> Double {
    let chord = (point(at: to) - point(at: from)).length
    return chord.isNaN ? 0 : chord
  }
}

extension LineSegment {
  public func length(from: Double, to: Double) -> Double { (end - start).length * abs(to - from) }

  public var length: Double { (end - start).length }

  public func parameter(atLength target: Double) -> Double {
    target > 0 ? min(target / length, 1) : 0
  }
}

/// Nodes and weights of the eight-point rule on −1…1, the positive half of them
/// (Abramowitz and Stegun, table 25.4).
private let gaussLegendreNodes: [(Double, Double)] = [
  (0.1834346424956498, 0.3626837833783620),
  (0.5255324099163290, 0.3137066458778873),
  (0.7966664774136267, 0.2223810344533745),
  (0.9602898564975363, 0.1012285362903763),
]
