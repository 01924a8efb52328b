// Areas put together, as in SwiftUI. What is kept of an edge keeps its kind: a cut curve is a part
// of the same curve. The results have no overlaps, run clockwise around their areas, and fill the
// same under either rule. Two points closer than 1e-12 of the greatest coordinate are one.
//
// Steps to points that aren't finite are left out. Where any subpath stays within 1e9 points of
// the origin, what lies beyond is cut off.

extension Path {
  /// The area that lies in this path or in `other`.
  ///
  /// Both are taken as filled by the nonzero rule, with `eoFill` by the even-odd rule.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .union, eoFill)
  }

  /// The area that lies in this path and in `other`.
  ///
  /// Both are taken as filled by the nonzero rule, with `eoFill` by the even-odd rule.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .intersection, eoFill)
  }

  /// The area that lies in this path and not in `other`.
  ///
  /// Both are taken as filled by the nonzero rule, with `eoFill` by the even-odd rule.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .difference, eoFill)
  }

  /// The area that lies in one of this path and `other` only.
  ///
  /// Both are taken as filled by the nonzero rule, with `eoFill` by the even-odd rule.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .symmetricDifference, eoFill)
  }

  /// The same area without overlaps, by outlines that fill the same under either rule.
  ///
  /// The path is taken as filled by the nonzero rule, with `eoFill` by the even-odd rule.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), .union, eoFill)
  }

  private func combined(with other: Path, _ operation: BooleanOperation, _ eoFill: Bool) -> Path {
    var arrangement = Arrangement(self, other)
    arrangement.splitCrossings()
    arrangement.selectBoundary(operation, eoFill: eoFill)
    return arrangement.boundaryPath()
  }
}

/// Which points belong to the result of two areas.
enum BooleanOperation: Sendable {
  case union
  case intersection
  case difference
  case symmetricDifference

  func contains(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .difference: first && !second
    case .symmetricDifference: first != second
    }
  }
}
