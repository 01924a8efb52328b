import CRasterKernels
import Drawing
import Geometry

/// Where the pixels of a canvas lie on a gradient, before its table is made.
struct GradientPlane {
  /// The kind, and for each pixel its place in units of the gradient's length.
  var map: raster_gradient
  /// The number of entries of the gradient's table.
  let tableSize: Int

  /// A plane for a gradient that is about `length` pixels long and changes within `detail` of that.
  ///
  /// Tables are large enough for their steps not to be seen.
  init(length: Double, detail: Double) {
    map = raster_gradient()
    let wanted = max(length, min(256 / detail, 1024))
    var size = 256
    while size < 4096, Double(size) < wanted { size *= 2 }
    tableSize = size
  }
}

extension Gradient.Resolved {
  /// The shortest way between two stops.
  static func detail(of stops: [Stop]) -> Double {
    zip(stops, stops.dropFirst()).map { $1.location - $0.location }.filter { $0 > 0 }.min() ?? 1
  }
}

/// A function of the place on the canvas: `origin` at the centre of pixel (0, 0), `x` more a column.
struct PlaneFunction {
  var origin: Double
  var x: Double
  var y: Double

  /// The value of a·u + b·v + c, where (u, v) is what `inverse` maps a place on the canvas to.
  init(_ a: Double, _ b: Double, _ c: Double, _ inverse: CGAffineTransform) {
    x = a * inverse.a.native + b * inverse.b.native
    y = a * inverse.c.native + b * inverse.d.native
    let start = a * inverse.tx.native + b * inverse.ty.native + c
    origin = start + (x + y) / 2
  }

  static func * (function: PlaneFunction, factor: Double) -> PlaneFunction {
    var product = function
    product.origin *= factor
    product.x *= factor
    product.y *= factor
    return product
  }

  var isFinite: Bool { (origin + x + y).isFinite }

  /// What changes from a pixel to the next at most.
  var steepness: Double { hypot(x, y) }

  func value(column: Double, row: Double) -> Double { origin + x * column + y * row }
}

extension raster_gradient {
  /// A linear gradient whose position, in entries, is `position`; flatter where that is absurd.
  mutating func setLinear(_ position: PlaneFunction) {
    kind = Int32(RASTER_LINEAR)
    let unit = 1_048_576.0
    let steepest = max(abs(position.x), abs(position.y)) * unit
    let scaled = position * (unit * min(1, 1_099_511_627_776 / steepest))
    let farthest = 2_305_843_009_213_693_952.0
    origin = Int64(min(max(scaled.origin.rounded(), -farthest), farthest))
    (per_column, per_row) = (Int64(scaled.x.rounded()), Int64(scaled.y.rounded()))
    steepness = Float(abs(position.x) + 0.001)
  }

  /// The plane of a radial or angular gradient around `center`, a place on the canvas.
  mutating func setPlane(_ u: PlaneFunction, _ v: PlaneFunction, center: CGPoint) {
    func nearest(_ coordinate: CGFloat) -> Double {
      min(max(coordinate.native.rounded(.down), -4_194_304), 4_194_304)
    }
    let (column, row) = (nearest(center.x), nearest(center.y))
    (self.column, self.row) = (Int32(column), Int32(row))
    u_origin = Self.single(u.value(column: column, row: row))
    v_origin = Self.single(v.value(column: column, row: row))
    (u_per_column, u_per_row) = (Self.single(u.x), Self.single(u.y))
    (v_per_column, v_per_row) = (Self.single(v.x), Self.single(v.y))
    // Single precision jumps by more than this says where numbers are large.
    let isNear = max(abs(u_origin), abs(v_origin), abs(offset)) < 65536
    steepness = isNear ? Float(hypot(u.x, v.x) + 0.01) : .infinity
  }

  /// A number near enough to 0 for its square, times that of a canvas, to be finite.
  private static func single(_ number: Double) -> Float { Float(min(max(number, -1e12), 1e12)) }
}
