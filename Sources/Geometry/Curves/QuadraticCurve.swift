/// A quadratic Bézier curve: (1−t)²·start + 2t(1−t)·control + t²·end.
public struct QuadraticCurve: ParametricCurve, Hashable {
  public var start: CGPoint
  public var control: CGPoint
  public var end: CGPoint

  /// The curve from `start` to `end` that is pulled towards `control`.
  @inlinable
  public init(start: CGPoint, control: CGPoint, end: CGPoint) {
    (self.start, self.control, self.end) = (start, control, end)
  }

  public func point(at parameter: Double) -> CGPoint {
    let rest = 1 - parameter
    return start * (rest * rest) + control * (2 * parameter * rest) + end * (parameter * parameter)
  }

  public func derivative(at parameter: Double) -> CGPoint {
    ((control - start) * (1 - parameter) + (end - control) * parameter) * 2
  }

  public func tangent(at parameter: Double) -> CGPoint? { cubic.tangent(at: parameter) }

  public func split(at parameter: Double) -> (QuadraticCurve, QuadraticCurve) {
    let (first, second) = (
      start.interpolated(to: control, parameter), control.interpolated(to: end, parameter)
    )
    let middle = first.interpolated(to: second, parameter)
    return (
      QuadraticCurve(start: start, control: first, end: middle),
      QuadraticCurve(start: middle, control: second, end: end)
    )
  }

  public var reversed: QuadraticCurve { QuadraticCurve(start: end, control: control, end: start) }

  public var bounds: CGRect { cubic.bounds }

  /// The same curve as a cubic one.
  public var cubic: CubicCurve {
    CubicCurve(
      start: start, control1: start.interpolated(to: control, 2.0 / 3),
      control2: end.interpolated(to: control, 2.0 / 3), end: end)
  }
}
