extension Path {
  /// Adds an arc of an ellipse from the current point to `end`, as SVG describes it.
  ///
  /// `rotation` turns the ellipse's x axis clockwise. Of the four arcs that fit, `isLarge` chooses
  /// those of more than half a turn and `isGrowing` those of growing angle, clockwise on screen.
  /// Radii that are too small grow until the arc reaches `end`; a radius of 0 gives a line, and an
  /// arc that ends where it starts is left out. (SVG 2, appendix B.2: implementation notes.)
  public mutating func addEllipticalArc(
    to end: CGPoint, radii: CGPoint, rotation: Angle, isLarge: Bool, isGrowing: Bool
  ) {
    guard let start = currentPoint, start != end else { return }
    let arc = EllipticalArc(
      from: start, to: end, radii: radii, rotation: rotation.radians,
      isLarge: isLarge, isGrowing: isGrowing)
    guard let arc else { return addLine(to: end) }
    addUnitCircleArc(from: arc.startAngle, sweep: arc.sweep, transform: arc.place)
    // Rounding must not move the point from which the path goes on.
    points[points.count - 1] = end
  }
}

/// An arc of an ellipse by its centre.
private struct EllipticalArc {
  var startAngle: Double
  var sweep: Double
  /// Takes the unit circle to the ellipse.
  var place: CGAffineTransform

  init?(
    from start: CGPoint, to end: CGPoint, radii: CGPoint, rotation: Double,
    isLarge: Bool, isGrowing: Bool
  ) {
    let toCircle = CGAffineTransform(rotationAngle: rotation)
      .scaledBy(x: abs(radii.x), y: abs(radii.y)).inverted()
    // In the plane where the ellipse is the unit circle, start and end lie around its middle.
    let half = ((start - end) * 0.5).applying(toCircle)
    let distance = half.length
    guard radii.x != 0, radii.y != 0, distance > 0, distance.isFinite else { return nil }
    let growth = max(distance, 1)
    let unit = half * (1 / growth)
    let height = max(1 - unit.squaredLength, 0).squareRoot() * (isLarge == isGrowing ? 1 : -1)
    let center = CGPoint(x: -unit.y, y: unit.x) * (height / unit.length)
    let (from, to) = (unit - center, unit * -1 - center)
    startAngle = atan2(from.y.native, from.x.native)
    sweep = Self.sweep(from, to, isLarge: isLarge, isGrowing: isGrowing)
    let scale = CGAffineTransform(rotationAngle: rotation)
      .scaledBy(x: abs(radii.x) * growth, y: abs(radii.y) * growth)
    let middle = start.interpolated(to: end, 0.5) + center.applying(scale)
    place = scale.concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    guard sweep != 0, middle.isFinite, !place.isSingular else { return nil }
  }

  private static func sweep(
    _ from: CGPoint, _ to: CGPoint, isLarge: Bool, isGrowing: Bool
  ) -> Double {
    let angle = atan2(from.cross(to), from.dot(to))
    guard abs(angle) < .pi - 1e-9 else { return isGrowing ? .pi : -.pi }
    if isGrowing, angle < 0 { return angle + 2 * .pi }
    if !isGrowing, angle > 0 { return angle - 2 * .pi }
    return angle
  }
}
