// A Bézier curve of degree d, cut into n pieces of equal parameter, strays from its chords by at
// most d(d−1)/8 · M / n², where M is the greatest second difference of its control points
// (G. Wang, "The subdivision method for finding the intersection between two Bézier curves or
// surfaces", Zhejiang University Journal, 1984).

extension QuadraticCurve {
  /// How many chords of equal parameter keep within `tolerance` of the curve; 1 to 4096.
  public func chordCount(tolerance: Double) -> Int {
    let bend = (start - control * 2 + end).length
    return boundedChordCount(squared: bend / (4 * tolerance))
  }
}

extension CubicCurve {
  /// How many chords of equal parameter keep within `tolerance` of the curve; 1 to 4096.
  public func chordCount(tolerance: Double) -> Int {
    let first = (start - control1 * 2 + control2).length
    let second = (control1 - control2 * 2 + end).length
    return boundedChordCount(squared: 0.75 * max(first, second) / tolerance)
  }
}

extension PathSegment {
  /// How many chords of equal parameter keep within `tolerance` of the segment; 1 to 4096.
  ///
  /// 4096 also when the tolerance isn't positive.
  public func chordCount(tolerance: Double) -> Int {
    switch self {
    case .line: 1
    case .quadratic(let curve): curve.chordCount(tolerance: tolerance)
    case .cubic(let curve): curve.chordCount(tolerance: tolerance)
    }
  }
}

/// The count whose square is at least `squared`; the bound serves huge coordinates, too.
private func boundedChordCount(squared: Double) -> Int {
  let most = 4096.0
  guard squared >= 0, squared < most * most else { return Int(most) }
  return max(1, Int(squared.squareRoot().rounded(.up)))
}
