import CRasterKernels
import Drawing
import Geometry

/// A mesh gradient's patches cut into cells: points on the canvas with their colours.
///
/// Neighbours share the points of their edge, so that no crack can open between them.
struct MeshCells {
  /// Points a row, and rows.
  private(set) var width = 0
  private(set) var height = 0
  private var points: [raster_vertex] = []
  private var isSeen: [Bool] = []
  /// The largest coordinate of a point, in units.
  private static let farthest = 134_217_728.0

  /// The cells of a mesh under a map to units; nil when it has none.
  init?(_ mesh: MeshGradientPaint, _ toUnits: ProjectionTransform) {
    guard mesh.isRegular else { return nil }
    let colors = MeshColors(mesh)
    let (columns, rows) = mesh.steps(toUnits)
    (width, height) = (columns.reduce(1, +), rows.reduce(1, +))
    points = Array(repeating: raster_vertex(), count: width * height)
    isSeen = Array(repeating: false, count: width * height)
    var top = 0
    for (row, down) in rows.enumerated() {
      var left = 0
      for (column, across) in columns.enumerated() {
        let patch = MeshPatch(mesh, column, row)
        for y in 0...down {
          for x in 0...across {
            let (u, v) = (Double(x) / Double(across), Double(y) / Double(down))
            let color = colors.color(Double(column) + u, Double(row) + v)
            set(left + x, top + y, patch.point(u, v), mesh.bounds, toUnits, color)
          }
        }
        left += across
      }
      top += down
    }
  }

  private mutating func set(
    _ x: Int, _ y: Int, _ point: SIMD2<Double>, _ bounds: CGRect, _ toUnits: ProjectionTransform,
    _ color: SIMD4<Float>
  ) {
    let place = CGPoint(
      x: bounds.minX.native + point.x * bounds.width.native,
      y: bounds.minY.native + point.y * bounds.height.native)
    guard let image = place.applying(toUnits) else { return }
    let (unitX, unitY) = (image.x.native, image.y.native)
    guard abs(unitX) < Self.farthest, abs(unitY) < Self.farthest else { return }
    isSeen[y * width + x] = true
    points[y * width + x] = raster_vertex(
      x: FixedPoint.nearest(unitX), y: FixedPoint.nearest(unitY), red: color.x, green: color.y,
      blue: color.z, alpha: color.w)
  }

  /// Paints the cells that are seen.
  func paint(on surface: raster_surface) {
    var surface = surface
    for y in 0..<height - 1 {
      for x in 0..<width - 1 {
        let corners = [
          y * width + x, y * width + x + 1, (y + 1) * width + x + 1, (y + 1) * width + x,
        ]
        guard corners.allSatisfy({ isSeen[$0] }) else { continue }
        let cell = corners.map { points[$0] }
        raster_fill_triangle(&surface, [cell[0], cell[1], cell[2]])
        raster_fill_triangle(&surface, [cell[0], cell[2], cell[3]])
      }
    }
  }
}
