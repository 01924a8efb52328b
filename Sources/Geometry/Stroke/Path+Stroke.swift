extension Path {
  /// The outline of a line along the path, to be filled by the nonzero rule.
  ///
  /// It strays at most `tolerance` points from the exact one. Dashes included. Subpaths of no length
  /// give dots with round and square caps and nothing with butt ones; a lone move gives nothing.
  /// Steps to points that aren't finite, or beyond 1e100, are left out.
  public func strokedPath(_ style: StrokeStyle, tolerance: CGFloat = 0.02) -> Path {
    var stroker = PathStroker(style, tolerance: tolerance)
    var result = Path()
    stroker.stroke(self, into: &result)
    return result
  }

  /// Removes all elements and keeps the memory for new ones.
  public mutating func removeAll() {
    verbs.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    subpathStart = nil
  }
}
