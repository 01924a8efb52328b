public import Geometry

extension UnitCurve {
  /// Output equals input.
  public static let linear = UnitCurve(.linear)

  /// Starts gently: the cubic (0.42, 0, 1, 1).
  public static let easeIn = UnitCurve(.bezier(CubicBezierTiming(0.42, 0, 1, 1)))

  /// Ends gently: the cubic (0, 0, 0.58, 1).
  public static let easeOut = UnitCurve(.bezier(CubicBezierTiming(0, 0, 0.58, 1)))

  /// Starts and ends gently: the cubic (0.42, 0, 0.58, 1).
  public static let easeInOut = UnitCurve(.bezier(CubicBezierTiming(0.42, 0, 0.58, 1)))

  /// The initial timing of CSS and Core Animation: the cubic (0.25, 0.1, 0.25, 1).
  public static let ease = UnitCurve(.bezier(CubicBezierTiming(0.25, 0.1, 0.25, 1)))

  /// A quarter of a circle that starts gently.
  public static let circularEaseIn = circular(.easeIn)

  /// A quarter of a circle that ends gently.
  public static let circularEaseOut = circular(.easeOut)

  /// Two quarters of a circle, gentle at both ends.
  public static let circularEaseInOut = circular(.easeInOut)

  /// A cubic Bézier from (0, 0) to (1, 1).
  ///
  /// The x of both control points is held to 0…1. Their y is free, so that a curve may overshoot:
  /// one reading of SwiftUI holds it too, but then `timingCurve` with the same numbers would differ.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    .bezier(
      Double(startControlPoint.x), Double(startControlPoint.y),
      Double(endControlPoint.x), Double(endControlPoint.y))
  }

  /// A cubic Bézier from (0, 0) to (1, 1) with the control points (`x1`, `y1`) and (`x2`, `y2`).
  ///
  /// A number that is not finite counts as that of a straight line: 0 at the start, 1 at the end.
  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(CubicBezierTiming(x1, y1, x2, y2)))
  }
}
