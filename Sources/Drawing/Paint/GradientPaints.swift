public import Geometry

/// How a gradient goes on before its beginning and after its end.
public enum GradientSpread: Sendable, Hashable, CaseIterable {
  /// With the colours of its ends.
  case pad
  /// From the beginning again.
  case `repeat`
  /// Backwards, then forwards again.
  case reflect
}

/// A gradient along the line from `startPoint` to `endPoint`.
public struct LinearGradientPaint: Sendable, Hashable {
  public var gradient: Gradient.Resolved
  public var startPoint: CGPoint
  public var endPoint: CGPoint
  public var spread: GradientSpread
  /// From the gradient's coordinates to those of the node.
  public var transform = CGAffineTransform.identity

  /// A gradient between two points, padded unless told otherwise.
  public init(
    _ gradient: Gradient.Resolved, startPoint: CGPoint, endPoint: CGPoint,
    spread: GradientSpread = .pad
  ) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
    self.spread = spread
  }
}

/// A gradient from one distance to another around a centre: location (distance − start) / (end −
/// start).
public struct RadialGradientPaint: Sendable, Hashable {
  public var gradient: Gradient.Resolved
  public var center: CGPoint
  /// Distances along x in points; negative ones count as 0.
  public var startRadius: Double
  public var endRadius: Double
  /// How much longer distances are along y than along x: 1 for circles.
  public var aspect: Double
  public var spread: GradientSpread
  /// From the gradient's coordinates to those of the node.
  public var transform = CGAffineTransform.identity

  /// A gradient between two radii, of circles and padded unless told otherwise.
  public init(
    _ gradient: Gradient.Resolved, center: CGPoint, startRadius: Double = 0, endRadius: Double,
    aspect: Double = 1, spread: GradientSpread = .pad
  ) {
    (self.gradient, self.center, self.startRadius) = (gradient, center, startRadius)
    (self.endRadius, self.aspect, self.spread) = (endRadius, aspect, spread)
  }

  /// An elliptical gradient: a radial one within the unit square, stretched over `rect`.
  public init(
    _ gradient: Gradient.Resolved, in rect: CGRect, center: UnitPoint = .center,
    startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5,
    spread: GradientSpread = .pad
  ) {
    let width = rect.width.native
    self.init(
      gradient, center: center.point(in: rect), startRadius: startRadiusFraction * width,
      endRadius: endRadiusFraction * width, aspect: rect.height.native / width, spread: spread)
  }
}

/// A gradient that turns around a centre from one angle to another, clockwise when that is larger.
///
/// Of more than one turn only the first shows. Less than a turn leaves a rest, which, padded, is
/// shared by the colours of both ends.
public struct AngularGradientPaint: Sendable, Hashable {
  public var gradient: Gradient.Resolved
  public var center: CGPoint
  public var startAngle: Angle
  public var endAngle: Angle
  public var spread: GradientSpread
  /// From the gradient's coordinates to those of the node.
  public var transform = CGAffineTransform.identity

  /// A gradient between two angles, padded unless told otherwise.
  public init(
    _ gradient: Gradient.Resolved, center: CGPoint, startAngle: Angle, endAngle: Angle,
    spread: GradientSpread = .pad
  ) {
    (self.gradient, self.center, self.startAngle) = (gradient, center, startAngle)
    (self.endAngle, self.spread) = (endAngle, spread)
  }

  /// A gradient of one full turn from `angle` on.
  public init(_ gradient: Gradient.Resolved, center: CGPoint, angle: Angle = .zero) {
    self.init(
      gradient, center: center, startAngle: angle,
      endAngle: .radians(angle.radians + 2 * .pi))
  }
}
