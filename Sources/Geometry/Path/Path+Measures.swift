// One question about a path; whoever has many keeps a `PathMeasure`.

extension Path {
  /// The length of all its curves, closing lines included, in points.
  public var length: Double { PathMeasure(self).length }

  /// The point at `fraction` (0…1) of the path's length; nil for a path without length.
  public func point(atFraction fraction: Double) -> CGPoint? {
    PathMeasure(self).position(atFraction: fraction)?.point
  }

  /// The direction at `fraction` (0…1) of the path's length, clockwise from +x on screen.
  ///
  /// Nil for a path without length.
  public func tangent(atFraction fraction: Double) -> Angle? {
    PathMeasure(self).position(atFraction: fraction)?.direction
  }

  /// `count` points at equal distances along the path.
  public func resampled(count: Int) -> [CGPoint] { PathMeasure(self).resampled(count: count) }

  /// The part of the path between two fractions of its whole length, as in SwiftUI.
  ///
  /// Fractions are held in 0…1; the result is empty unless `from` is the smaller one.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0, to >= 1 { return self }
    return PathMeasure(self).trimmed(from: from, to: to)
  }
}
