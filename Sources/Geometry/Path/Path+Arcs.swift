extension Path {
  /// Adds an arc of a circle, after a straight line to its start.
  ///
  /// `clockwise` is meant in a space whose y axis points up, as in SwiftUI: `false` lets the angle
  /// grow, which *looks* clockwise on a screen. At most one full turn is drawn.
  /// Nothing is added when an argument isn't finite.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let difference = endAngle.radians - startAngle.radians
    let growing = Self.sweep(clockwise ? -difference : difference)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: .radians(clockwise ? -growing : growing), transform: transform)
  }

  /// Adds an arc of a circle by the angle it sweeps, after a straight line to its start.
  ///
  /// A positive `delta` turns clockwise on screen. More than 64 turns are drawn as 64 and the
  /// rest of a turn. Nothing is added when an argument isn't finite.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let (start, sweep) = (startAngle.radians, Self.boundedTurns(delta.radians))
    guard center.isFinite, radius.isFinite, start.isFinite, sweep.isFinite else { return }
    let place = CGAffineTransform(translationX: center.x, y: center.y)
      .scaledBy(x: radius, y: radius)
      .concatenating(transform)
    addLine(to: CGPoint(direction: start).applying(place))
    addUnitCircleArc(from: start, sweep: sweep, transform: place)
  }

  /// Adds an arc that touches the line to `tangent1End` and the line from there to `tangent2End`.
  ///
  /// A straight line leads to the first tangent point. Where the three points lie on a line, or
  /// the radius is 0, the result is a line to `tangent1End`. Without a current point nothing but a
  /// subpath at `tangent1End` is begun.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    guard let current = currentPoint, !transform.isSingular else { return addLine(to: corner) }
    let start = current.applying(transform.inverted())
    guard let arc = TangentArc(start, tangent1End, tangent2End, radius: radius.native) else {
      return addLine(to: corner)
    }
    addRelativeArc(
      center: arc.center, radius: radius, startAngle: .radians(arc.startAngle),
      delta: .radians(arc.sweep), transform: transform)
  }
}

extension Path {
  /// Adds an arc of the unit circle, moved by `transform`, from the current point at its start.
  ///
  /// One cubic for each quarter turn or part of it.
  mutating func addUnitCircleArc(from start: Double, sweep: Double, transform: CGAffineTransform) {
    let count = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
    guard count >= 1 else { return }
    let step = sweep / count
    let handle = CubicCurve.arcHandle(step)
    var from = CGPoint(direction: start)
    for index in 1...Int(count) {
      let to = CGPoint(direction: start + step * Double(index))
      addCurve(
        to: to.applying(transform),
        control1: (from + CGPoint(x: -from.y, y: from.x) * handle).applying(transform),
        control2: (to - CGPoint(x: -to.y, y: to.x) * handle).applying(transform))
      from = to
    }
  }

  /// The angle in 0..<2π that leads the same way as `difference`; 2π for a full turn or more.
  private static func sweep(_ difference: Double) -> Double {
    let turn = 2 * Double.pi
    guard difference < turn else { return difference.isNaN ? .nan : turn }
    let rest = difference.truncatingRemainder(dividingBy: turn)
    return rest < 0 ? rest + turn : rest
  }

  private static func boundedTurns(_ angle: Double) -> Double {
    let most = 64 * 2 * Double.pi
    guard abs(angle) > most, angle.isFinite else { return angle }
    let rest = angle.truncatingRemainder(dividingBy: 2 * .pi)
    return rest + (angle < 0 ? -most : most)
  }
}

/// The circle of a given radius in a corner, and the part of it between the tangent points.
private struct TangentArc {
  var center: CGPoint
  var startAngle: Double
  var sweep: Double

  /// The arc from the line `start`–`corner` to the line `corner`–`end`; nil when there is none.
  init?(_ start: CGPoint, _ corner: CGPoint, _ end: CGPoint, radius: Double) {
    guard radius > 0, radius.isFinite, let back = (start - corner).normalized,
      let ahead = (end - corner).normalized, abs(back.cross(ahead)) > 1e-9
    else { return nil }
    let turn = atan2(back.cross(ahead), back.dot(ahead))
    let side = turn < 0 ? -1.0 : 1.0
    let distance = radius / tan(abs(turn) / 2)
    let normal = CGPoint(x: -back.y, y: back.x) * side
    center = corner + back * distance + normal * radius
    startAngle = atan2(-normal.y.native, -normal.x.native)
    sweep = -side * (.pi - abs(turn))
  }
}
