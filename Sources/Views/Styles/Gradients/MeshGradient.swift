public import Drawing
import Geometry

/// Colours at the points of a grid, which may be bent.
///
/// Points are by rows from the top, in fractions of what is filled.
public struct MeshGradient: ShapeStyle, PrimitiveShapeStyle {
  /// A point of the grid with those that bend the lines to its neighbours.
  public struct BezierPoint: Sendable, Hashable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    /// A point with its four control points.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      (self.leadingControlPoint, self.topControlPoint) = (leadingControlPoint, topControlPoint)
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the grid's points are.
  public enum Locations: Sendable, Hashable {
    /// Points whose lines to their neighbours run smoothly through them.
    case points([SIMD2<Float>])
    /// Points whose lines are bent as they say.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the grid's points.
  public enum Colors: Sendable, Hashable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  /// What is seen outside of the mesh.
  public var background: Color
  /// Whether colours pass from point to point along smooth curves rather than straight.
  public var smoothsColors: Bool
  /// The space in which the colours between points are computed.
  public var colorSpace: Gradient.ColorSpace

  /// A mesh of `width` by `height` points.
  ///
  /// With a number of points or colours other than `width · height`, or fewer than two by two, the
  /// last colour is everywhere.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.locations) = (width, height, locations)
    (self.colors, self.background) = (colors, background)
    (self.smoothsColors, self.colorSpace) = (smoothsColors, colorSpace)
  }

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    let points = MeshPoints(width: width, height: height, locations: locations).points
    let colors = colors.resolved(in: environment)
    let isComplete = points.count == colors.count
    let vertices = zip(points, colors).map(MeshGradientPaint.Vertex.init)
    return ResolvedStyle(
      .mesh(
        MeshFill(
          mesh: MeshGradientPaint(
            width: width, height: height,
            vertices: isComplete ? vertices : Array(vertices.suffix(1)), bounds: .zero,
            background: background.resolve(in: environment), smoothsColors: smoothsColors,
            colorSpace: colorSpace))))
  }
}

extension MeshGradient.Colors {
  fileprivate func resolved(in environment: EnvironmentValues) -> [Color.Resolved] {
    switch self {
    case .colors(let colors): colors.map { $0.resolve(in: environment) }
    case .resolvedColors(let colors): colors
    }
  }
}

extension MeshGradientPaint.Vertex {
  fileprivate init(_ point: MeshGradient.BezierPoint, _ color: Color.Resolved) {
    self.init(
      position: point.position, leadingControlPoint: point.leadingControlPoint,
      topControlPoint: point.topControlPoint, trailingControlPoint: point.trailingControlPoint,
      bottomControlPoint: point.bottomControlPoint, color: color)
  }
}
