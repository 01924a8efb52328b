extension Path {
  /// Begins a new subpath at `end`.
  public mutating func move(to end: CGPoint) {
    append(.move, end)
    subpathStart = end
  }

  /// Adds a straight line.
  ///
  /// Without a current point it begins a subpath at `end`.
  public mutating func addLine(to end: CGPoint) {
    guard beginSubpathIfNeeded(at: end) else { return }
    append(.line, end)
  }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    beginSubpathIfNeeded(at: control)
    verbs.append(.quadCurve)
    points.append(control)
    points.append(end)
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    beginSubpathIfNeeded(at: control1)
    verbs.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  /// Closes the current subpath with a straight line to its start, which becomes the current point.
  public mutating func closeSubpath() {
    guard let last = verbs.last, last != .closeSubpath else { return }
    verbs.append(.closeSubpath)
  }

  /// Where the next step starts; nil for an empty path.
  public var currentPoint: CGPoint? {
    verbs.last == .closeSubpath ? subpathStart : points.last
  }

  private mutating func append(_ verb: Verb, _ point: CGPoint) {
    verbs.append(verb)
    points.append(point)
  }

  /// Makes sure that a step has a point to start from.
  ///
  /// After a close it is the subpath's start, in an empty path `fallback`. False when the path was
  /// empty.
  @discardableResult
  private mutating func beginSubpathIfNeeded(at fallback: CGPoint) -> Bool {
    guard let last = verbs.last else {
      move(to: fallback)
      return false
    }
    if last == .closeSubpath, let subpathStart { move(to: subpathStart) }
    return true
  }
}
