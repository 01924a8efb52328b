public import Geometry

/// A gradient between the colours at the vertices of a mesh of curved patches.
///
/// As SwiftUI's `MeshGradient`: vertices by rows, positions as fractions of `bounds`. Each vertex has
/// four control points, towards leading, top, trailing and bottom.
public struct MeshGradientPaint: Sendable, Hashable {
  /// A vertex with its control points, all in fractions of the bounds.
  public struct Vertex: Sendable, Hashable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>
    public var color: Color.Resolved

    /// A vertex with its four control points.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>, color: Color.Resolved
    ) {
      (self.position, self.color) = (position, color)
      (self.leadingControlPoint, self.topControlPoint) = (leadingControlPoint, topControlPoint)
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The number of vertices in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// `width · height` vertices by rows; with another number, or fewer than two by two, the last colour is everywhere.
  public var vertices: [Vertex]
  /// What is seen outside of the mesh.
  public var background: Color.Resolved
  /// Whether colours travel between vertices along smooth curves rather than straight.
  public var smoothsColors: Bool
  public var colorSpace: Color.Resolved.InterpolationSpace
  /// Where (0, 0) and (1, 1) lie, in the coordinates of the node.
  public var bounds: CGRect

  /// A mesh over `bounds`; smooth, clear outside and mixed as encoded unless told otherwise.
  public init(
    width: Int, height: Int, vertices: [Vertex], bounds: CGRect,
    background: Color.Resolved = .clear, smoothsColors: Bool = true,
    colorSpace: Color.Resolved.InterpolationSpace = .device
  ) {
    (self.width, self.height, self.vertices) = (width, height, vertices)
    (self.bounds, self.background) = (bounds, background)
    (self.smoothsColors, self.colorSpace) = (smoothsColors, colorSpace)
  }
}
