import Drawing
import Geometry

/// A patch between four vertices of a mesh: Coons's surface over four cubic curves.
struct MeshPatch {
  private typealias Curve = (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  private let top: Curve
  private let bottom: Curve
  private let left: Curve
  private let right: Curve

  /// The patch to the right of and below a vertex.
  init(_ mesh: MeshGradientPaint, _ column: Int, _ row: Int) {
    func vertex(_ x: Int, _ y: Int) -> MeshGradientPaint.Vertex {
      mesh.vertices[(row + y) * mesh.width + column + x]
    }
    func across(_ first: MeshGradientPaint.Vertex, _ last: MeshGradientPaint.Vertex) -> Curve {
      (
        SIMD2(first.position), SIMD2(first.trailingControlPoint), SIMD2(last.leadingControlPoint),
        SIMD2(last.position)
      )
    }
    func down(_ first: MeshGradientPaint.Vertex, _ last: MeshGradientPaint.Vertex) -> Curve {
      (
        SIMD2(first.position), SIMD2(first.bottomControlPoint), SIMD2(last.topControlPoint),
        SIMD2(last.position)
      )
    }
    (top, bottom) = (across(vertex(0, 0), vertex(1, 0)), across(vertex(0, 1), vertex(1, 1)))
    (left, right) = (down(vertex(0, 0), vertex(0, 1)), down(vertex(1, 0), vertex(1, 1)))
  }

  /// The point at fractions of the way across and down.
  func point(_ u: Double, _ v: Double) -> SIMD2<Double> {
    let across = Self.mix(Self.point(of: top, u), Self.point(of: bottom, u), v)
    let down = Self.mix(Self.point(of: left, v), Self.point(of: right, v), u)
    let corners = Self.mix(Self.mix(top.0, top.3, u), Self.mix(bottom.0, bottom.3, u), v)
    return across + down - corners
  }

  private static func mix(
    _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ amount: Double
  ) -> SIMD2<Double> { first * (1 - amount) + second * amount }

  private static func point(of curve: Curve, _ t: Double) -> SIMD2<Double> {
    let s = 1 - t
    let (outer, inner) = (curve.0 * (s * s * s), curve.1 * (3 * s * s * t))
    return outer + inner + curve.2 * (3 * s * t * t) + curve.3 * (t * t * t)
  }

  /// About how many pixels the curves are long under a map to units: the longer one of each pair.
  func lengths(_ bounds: CGRect, _ toUnits: ProjectionTransform) -> (across: Double, down: Double) {
    func length(_ curve: Curve) -> Double {
      let places = [curve.0, curve.1, curve.2, curve.3].map { point in
        CGPoint(
          x: bounds.minX.native + point.x * bounds.width.native,
          y: bounds.minY.native + point.y * bounds.height.native
        ).applying(toUnits)
      }
      return zip(places, places.dropFirst()).reduce(0) { sum, ends in
        guard let start = ends.0, let end = ends.1 else { return sum + 64 }
        return sum + hypot((end.x - start.x).native, (end.y - start.y).native) / FixedPoint.scale
      }
    }
    return (max(length(top), length(bottom)), max(length(left), length(right)))
  }
}

extension MeshGradientPaint {
  /// Whether there are as many vertices as there should be, two by two or more.
  var isRegular: Bool {
    width >= 2 && height >= 2 && width <= 1024 && height <= 1024
      && vertices.count == width * height
  }

  /// Into how many cells each column of patches is cut, and each row.
  func steps(_ toUnits: ProjectionTransform) -> (columns: [Int], rows: [Int]) {
    var columns = Array(repeating: 1, count: width - 1)
    var rows = Array(repeating: 1, count: height - 1)
    for row in rows.indices {
      for column in columns.indices {
        let lengths = MeshPatch(self, column, row).lengths(bounds, toUnits)
        columns[column] = max(columns[column], Self.cells(lengths.across))
        rows[row] = max(rows[row], Self.cells(lengths.down))
      }
    }
    return (columns, rows)
  }

  /// Cells of about eight pixels.
  private static func cells(_ length: Double) -> Int {
    length > 0 ? Int(min((length / 8).rounded(.up), 96)) : 1
  }
}
