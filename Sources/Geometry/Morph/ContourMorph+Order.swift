extension ContourMorph {
  /// The subpaths of two paths paired in their order, and so are their curves.
  static func inOrder(_ from: Path, _ to: Path) -> [ContourMorph] {
    let (firsts, seconds) = (from.subpaths, to.subpaths)
    return (0..<max(firsts.count, seconds.count)).map { index in
      if index >= seconds.count { return ContourMorph(leaving: firsts[index]) }
      if index >= firsts.count { return ContourMorph(leaving: seconds[index]).arriving }
      return ContourMorph(firsts[index], seconds[index])
    }
  }

  /// A subpath that shrinks to its own start.
  private init(leaving subpath: Subpath) {
    self.init(subpath, Subpath(start: subpath.start))
    isClosed = subpath.isClosed
    presence = .firstOnly
  }

  private var arriving: ContourMorph {
    var result = swapped
    result.presence = .secondOnly
    return result
  }

  /// The curves of two subpaths in their order; those left over pair with the other's end.
  private init(_ first: Subpath, _ second: Subpath) {
    let count = max(first.segments.count, second.segments.count, 1)
    self.first = (0..<count).map { first.curve($0) }
    self.second = (0..<count).map { second.curve($0) }
    isStraight = (0..<count).map { first.isLine($0) && second.isLine($0) }
    isClosed = first.isClosed && second.isClosed
  }
}

extension Subpath {
  fileprivate func curve(_ index: Int) -> CubicCurve {
    if index < segments.count { return segments[index].cubic }
    return CubicCurve(start: end, control1: end, control2: end, end: end)
  }

  fileprivate func isLine(_ index: Int) -> Bool {
    guard index < segments.count else { return true }
    if case .line = segments[index] { return true }
    return false
  }
}
