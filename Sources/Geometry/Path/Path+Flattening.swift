extension Path {
  /// The path with every curve replaced by chords that stray at most `tolerance` from it.
  ///
  /// A curve becomes at most 4096 chords, so that a tiny tolerance or huge coordinates end.
  /// Points that aren't finite are left out: the result has finite coordinates only.
  public func flattened(tolerance: CGFloat = 0.1) -> Path {
    var flat = Path()
    for subpath in subpaths { flat.append(flattening: subpath, tolerance.native) }
    return flat
  }

  private mutating func append(flattening subpath: Subpath, _ tolerance: Double) {
    var isBegun = false
    for point in subpath.chordPoints(tolerance: tolerance) where point.isFinite {
      if isBegun { addLine(to: point) } else { move(to: point) }
      isBegun = true
    }
    if isBegun, subpath.isClosed { closeSubpath() }
  }
}

extension Subpath {
  /// The ends of the chords; without the last one when the close returns to the start.
  fileprivate func chordPoints(tolerance: Double) -> [CGPoint] {
    var points = [start]
    for segment in segments {
      let count = segment.isFinite ? segment.chordCount(tolerance: tolerance) : 1
      for index in 1..<max(count, 1) {
        points.append(segment.point(at: Double(index) / Double(count)))
      }
      points.append(segment.end)
    }
    if isClosed, points.count > 1, points.last == start { points.removeLast() }
    return points
  }
}

extension PathSegment {
  /// Whether all its points are finite.
  var isFinite: Bool {
    let curve = cubic
    return curve.start.isFinite && curve.control1.isFinite && curve.control2.isFinite
      && curve.end.isFinite
  }
}
