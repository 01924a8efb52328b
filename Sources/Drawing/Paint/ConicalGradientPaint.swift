public import Geometry

/// A gradient through the circles between a first and a last one.
///
/// Location ω has the circle whose centre and radius are those fractions of the way; where circles
/// overlap, the greatest ω whose radius isn't negative is seen, and what no circle reaches stays
/// clear: the radial gradient of HTML's canvas and, with the focus as first circle, of SVG.
public struct ConicalGradientPaint: Sendable, Hashable {
  public var gradient: Gradient.Resolved
  public var startCenter: CGPoint
  /// Negative radii count as 0.
  public var startRadius: Double
  public var endCenter: CGPoint
  public var endRadius: Double
  public var spread: GradientSpread
  /// From the gradient's coordinates to those of the node.
  public var transform = CGAffineTransform.identity

  /// A gradient between two circles, padded unless told otherwise.
  ///
  /// Two equal circles paint nothing.
  public init(
    _ gradient: Gradient.Resolved, startCenter: CGPoint, startRadius: Double, endCenter: CGPoint,
    endRadius: Double, spread: GradientSpread = .pad
  ) {
    (self.gradient, self.spread) = (gradient, spread)
    (self.startCenter, self.startRadius) = (startCenter, startRadius)
    (self.endCenter, self.endRadius) = (endCenter, endRadius)
  }
}
