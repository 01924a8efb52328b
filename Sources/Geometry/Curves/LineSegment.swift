/// A straight line between two points.
public struct LineSegment: ParametricCurve, Hashable {
  public var start: CGPoint
  public var end: CGPoint

  /// The line from `start` to `end`.
  @inlinable public init(start: CGPoint, end: CGPoint) { (self.start, self.end) = (start, end) }

  public func point(at parameter: Double) -> CGPoint { start.interpolated(to: end, parameter) }

  public func derivative(at parameter: Double) -> CGPoint { end - start }

  public func tangent(at parameter: Double) -> CGPoint? { (end - start).normalized }

  public func split(at parameter: Double) -> (LineSegment, LineSegment) {
    let middle = point(at: parameter)
    return (LineSegment(start: start, end: middle), LineSegment(start: middle, end: end))
  }

  public var reversed: LineSegment { LineSegment(start: end, end: start) }

  public var bounds: CGRect { CGRect(around: [start, end]) }
}
