/// A cubic Bézier curve.
///
/// (1−t)³·start + 3t(1−t)²·control1 + 3t²(1−t)·control2 + t³·end.
public struct CubicCurve: ParametricCurve, Hashable {
  public var start: CGPoint
  public var control1: CGPoint
  public var control2: CGPoint
  public var end: CGPoint

  /// The curve that leaves `start` towards `control1` and reaches `end` from `control2`.
  @inlinable
  public init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// The straight line from `start` to `end`, run through evenly.
  public init(lineFrom start: CGPoint, to end: CGPoint) {
    self.init(
      start: start, control1: start.interpolated(to: end, 1.0 / 3),
      control2: start.interpolated(to: end, 2.0 / 3), end: end)
  }

  public func point(at parameter: Double) -> CGPoint {
    let (t, s) = (parameter, 1 - parameter)
    let outer = start * (s * s * s) + end * (t * t * t)
    return outer + control1 * (3 * t * s * s) + control2 * (3 * t * t * s)
  }

  public func derivative(at parameter: Double) -> CGPoint {
    let (t, s) = (parameter, 1 - parameter)
    let outer = (control1 - start) * (s * s) + (end - control2) * (t * t)
    return (outer + (control2 - control1) * (2 * t * s)) * 3
  }

  public func split(at parameter: Double) -> (CubicCurve, CubicCurve) {
    let first = start.interpolated(to: control1, parameter)
    let second = control1.interpolated(to: control2, parameter)
    let third = control2.interpolated(to: end, parameter)
    let left = first.interpolated(to: second, parameter)
    let right = second.interpolated(to: third, parameter)
    let middle = left.interpolated(to: right, parameter)
    return (
      CubicCurve(start: start, control1: first, control2: left, end: middle),
      CubicCurve(start: middle, control1: right, control2: third, end: end)
    )
  }

  /// The same curve, run through from its end.
  public var reversed: CubicCurve {
    CubicCurve(start: end, control1: control2, control2: control1, end: start)
  }
}

extension CubicCurve {
  public func tangent(at parameter: Double) -> CGPoint? {
    let derivative = derivative(at: parameter)
    let scale = max((control1 - start).length, (control2 - start).length, (end - start).length)
    if derivative.length > scale * 1e-9, let direction = derivative.normalized { return direction }
    return limitTangent(at: parameter, scale)
  }

  /// The direction at a point where the derivative vanishes, by the next derivatives.
  private func limitTangent(at parameter: Double, _ scale: Double) -> CGPoint? {
    let (first, second) = (control1 - start, end - control2)
    let middle = control2 - control1
    let bend = (middle - first) * (1 - parameter) + (second - middle) * parameter
    // Towards the end of the curve the direction is that of arriving, elsewhere that of leaving.
    if bend.length > scale * 1e-9 { return (parameter < 1 ? bend : bend * -1).normalized }
    return (second - middle * 2 + first).normalized ?? (end - start).normalized
  }
}

extension CubicCurve {
  /// The handle of a cubic for a quarter of a circle of radius 1, 4/3·(√2 − 1).
  static let quarterCircleHandle = 0.5522847498307936

  /// The handle of a cubic for an arc of `angle` radians and radius 1.
  static func arcHandle(_ angle: Double) -> Double {
    angle == .pi / 2 ? quarterCircleHandle : 4.0 / 3 * tan(angle / 4)
  }
}
