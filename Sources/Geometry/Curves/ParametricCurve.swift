/// A curve from `point(at: 0)` to `point(at: 1)`.
public protocol ParametricCurve: Sendable, Equatable {
  /// Where the curve begins.
  var start: CGPoint { get }
  /// Where the curve ends.
  var end: CGPoint { get }

  /// The point at `parameter`; outside 0…1 the curve goes on as its polynomial says.
  func point(at parameter: Double) -> CGPoint

  /// The derivative by the parameter, as a vector.
  func derivative(at parameter: Double) -> CGPoint

  /// The two parts before and after `parameter`.
  func split(at parameter: Double) -> (Self, Self)

  /// The smallest rectangle around the curve itself; control points may lie outside.
  var bounds: CGRect { get }

  /// The vector of length 1 in which the curve moves at `parameter`; nil for a single point.
  ///
  /// Where the derivative vanishes, as at a doubled control point, it is the limit direction.
  func tangent(at parameter: Double) -> CGPoint?

  /// The same curve, run through from its end.
  var reversed: Self { get }
}

extension ParametricCurve {
  /// The part between two parameters; backwards when `from` is the greater one.
  public func subcurve(from: Double, to: Double) -> Self {
    if from > to { return subcurve(from: to, to: from).reversed }
    let head = split(at: to).0
    return to == 0 ? head : head.split(at: from / to).1
  }
}
