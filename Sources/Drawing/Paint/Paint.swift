/// What an area is covered with.
///
/// Geometry is in the coordinates of the node that is painted and is transformed with it. Where a
/// gradient is degenerate or not finite — two equal points, a radius of 0 — everything has its last colour.
public enum Paint: Sendable, Hashable {
  /// One colour everywhere.
  case color(Color.Resolved)
  /// Bands across the line from a point to another.
  case linearGradient(LinearGradientPaint)
  /// Circles around a point, or ellipses.
  case radialGradient(RadialGradientPaint)
  /// Rays from a point.
  case angularGradient(AngularGradientPaint)
  /// Circles from one to another that need not have its centre: cones, and SVG's focal gradients.
  case conicalGradient(ConicalGradientPaint)
  /// Colours at the points of a grid, which need not be regular.
  case meshGradient(MeshGradientPaint)
  /// A picture, repeated or not.
  case image(ImagePatternPaint)
  /// A drawing, repeated as tiles.
  case pattern(DrawingPatternPaint)
}
