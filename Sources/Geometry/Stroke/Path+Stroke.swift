extension Path {
  /// The outline of a line along the path, to be filled by the nonzero rule.
  ///
  /// It strays at most `tolerance` points from the exact one. Dashes included. Subpaths of no length
  /// give dots with round and square caps and nothing with butt ones; a lone move gives nothing.
  /// Steps to points that aren't finite, or beyond 1e100, are left out. What can't be seen in
  /// `visible`, a rectangle in the path's space, may be left out as well.
  public func strokedPath(
    _ style: StrokeStyle, tolerance: CGFloat = 0.02, visible: CGRect? = nil
  ) -> Path {
    var stroker = PathStroker(style, tolerance: tolerance)
    var result = Path()
    stroker.stroke(self, visible: visible, into: &result)
    return result
  }

  /// The path without the subpaths that have no length.
  ///
  /// A line along it has no dots, whatever its caps: the way of HTML's canvas.
  public var droppingZeroLengthSubpaths: Path {
    var result = Path()
    for subpath in subpaths where !subpath.segments.allSatisfy(\.isPoint) {
      result.append(subpath)
    }
    return result
  }

  /// Removes all elements and keeps the memory for new ones.
  public mutating func removeAll() {
    verbs.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    subpathStart = nil
  }
}
