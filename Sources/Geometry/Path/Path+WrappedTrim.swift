extension Path {
  /// What the fractions of a trim are fractions of.
  public enum TrimScope: Sendable, Hashable {
    /// The length of all subpaths, one after another.
    case wholePath
    /// The length of each subpath by itself.
    case eachSubpath
  }

  /// The part of the path between two fractions, which go on around beyond 0 and 1.
  ///
  /// (2.06, 2.26) is (.06, .26), and (−.25, .25) is the last quarter followed by the first one: a
  /// single run across the start when the length is that of one closed subpath. A span of 1 or
  /// more is the path as it is; none or less, or one that isn't finite, is empty.
  public func wrappedTrim(
    from: CGFloat, to: CGFloat, scope: TrimScope = .wholePath
  ) -> Path {
    let (from, span) = (from.native, to.native - from.native)
    guard span > 0, from.isFinite, span.isFinite else { return Path() }
    if span >= 1 { return self }
    let start = from - from.rounded(.down)
    switch scope {
    case .wholePath: return PathMeasure(self).wrapped(from: start, to: start + span)
    case .eachSubpath:
      var result = Path()
      for subpath in subpaths {
        var part = Path()
        part.append(subpath)
        result.addPath(PathMeasure(part).wrapped(from: start, to: start + span))
      }
      return result
    }
  }
}

extension PathMeasure {
  /// The part between a fraction in 0…1 and another less than 1 after it.
  fileprivate func wrapped(from: Double, to: Double) -> Path {
    guard to > 1 else { return trimmed(from: from, to: to) }
    var tail = trimmed(from: from, to: 1)
    let head = trimmed(from: 0, to: to - 1)
    guard subpaths.count == 1, subpaths[0].isClosed, !tail.isEmpty else {
      tail.addPath(head)
      return tail
    }
    for segment in head.subpaths.flatMap(\.segments) { tail.append(segment) }
    return tail
  }
}
