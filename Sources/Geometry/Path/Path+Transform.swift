extension Path {
  /// The path with every point moved by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var moved = self
    for index in moved.points.indices { moved.points[index] = points[index].applying(transform) }
    moved.subpathStart = subpathStart?.applying(transform)
    return moved
  }

  /// The path shifted by (`dx`, `dy`) points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
