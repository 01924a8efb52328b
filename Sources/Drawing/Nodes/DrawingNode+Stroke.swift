public import Geometry

extension DrawingNode {
  /// A line along a path, painted; where it overlaps itself it is one shape.
  public struct Stroke: Sendable, Hashable {
    public var path: Path
    public var paint: Paint
    /// Lengths are in the node's coordinates: a group's transform bends the pen too.
    public var style: StrokeStyle
    /// Whether pixels on the edge are covered in proportion; otherwise they are covered or not.
    public var isAntialiased: Bool

    /// A line along `path`, a point wide unless told otherwise.
    public init(
      _ path: Path, _ paint: Paint, style: StrokeStyle = StrokeStyle(), antialiased: Bool = true
    ) {
      (self.path, self.paint, self.style) = (path, paint, style)
      isAntialiased = antialiased
    }
  }
}
