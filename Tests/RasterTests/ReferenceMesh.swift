import Drawing
import Geometry

extension MeshGradientPaint {
  /// The colour at a point in the node's coordinates, of a mesh that doesn't fold over itself and mixes encoded
  /// colours.
  ///
  /// The place in the mesh is found by Newton's method from the middle of each patch.
  func premultiplied(at point: CGPoint) -> SIMD4<Double> {
    let place = SIMD2(
      (point.x.native - bounds.minX.native) / bounds.width.native,
      (point.y.native - bounds.minY.native) / bounds.height.native)
    for row in 0..<height - 1 {
      for column in 0..<width - 1 {
        guard let inner = inverse(of: place, column, row) else { continue }
        return color(Double(column) + inner.x, Double(row) + inner.y)
      }
    }
    return background.premultiplied
  }

  private func inverse(of place: SIMD2<Double>, _ column: Int, _ row: Int) -> SIMD2<Double>? {
    var guess = SIMD2(0.5, 0.5)
    let step = 1e-5
    for _ in 0..<20 {
      let here = surface(column, row, guess)
      let gap = place - here
      if (gap * gap).sum() < 1e-14 { break }
      let across = (surface(column, row, guess + SIMD2(step, 0)) - here) / step
      let down = (surface(column, row, guess + SIMD2(0, step)) - here) / step
      let determinant = across.x * down.y - across.y * down.x
      guess.x += (gap.x * down.y - gap.y * down.x) / determinant
      guess.y += (across.x * gap.y - across.y * gap.x) / determinant
      guard abs(guess.x) < 4, abs(guess.y) < 4 else { return nil }
    }
    let gap = surface(column, row, guess) - place
    let isInside = guess.min() >= -1e-6 && guess.max() <= 1 + 1e-6
    return isInside && (gap * gap).sum() < 1e-12 ? guess : nil
  }

  /// Coons's surface between four curves: both ruled surfaces less the bilinear one.
  private func surface(_ column: Int, _ row: Int, _ place: SIMD2<Double>) -> SIMD2<Double> {
    let (u, v) = (place.x, place.y)
    func vertex(_ x: Int, _ y: Int) -> Vertex { vertices[(row + y) * width + column + x] }
    func across(_ y: Int) -> SIMD2<Double> {
      Self.bezier(
        vertex(0, y).position, vertex(0, y).trailingControlPoint, vertex(1, y).leadingControlPoint,
        vertex(1, y).position, u)
    }
    func down(_ x: Int) -> SIMD2<Double> {
      Self.bezier(
        vertex(x, 0).position, vertex(x, 0).bottomControlPoint, vertex(x, 1).topControlPoint,
        vertex(x, 1).position, v)
    }
    func corner(_ x: Int, _ y: Int) -> SIMD2<Double> {
      SIMD2<Double>(vertex(x, y).position) * (x == 0 ? 1 - u : u) * (y == 0 ? 1 - v : v)
    }
    let ruled = across(0) * (1 - v) + across(1) * v + down(0) * (1 - u) + down(1) * u
    return ruled - corner(0, 0) - corner(1, 0) - corner(0, 1) - corner(1, 1)
  }

  private static func bezier(
    _ first: SIMD2<Float>, _ second: SIMD2<Float>, _ third: SIMD2<Float>, _ fourth: SIMD2<Float>,
    _ t: Double
  ) -> SIMD2<Double> {
    let s = 1 - t
    let outer = SIMD2<Double>(first) * (s * s * s) + SIMD2<Double>(fourth) * (t * t * t)
    let inner = SIMD2<Double>(second) * (3 * s * s * t) + SIMD2<Double>(third) * (3 * s * t * t)
    return outer + inner
  }

  /// The colour at a place in columns and rows: straight between the vertices, or on Catmull and Rom's
  /// curves along the rows and then across them, beyond an edge along the line through the last two.
  private func color(_ x: Double, _ y: Double) -> SIMD4<Double> {
    func vertex(_ column: Int, _ row: Int) -> SIMD4<Double> {
      if column < 0 { return 2 * vertex(0, row) - vertex(1, row) }
      if column >= width { return 2 * vertex(width - 1, row) - vertex(width - 2, row) }
      if row < 0 { return 2 * vertex(column, 0) - vertex(column, 1) }
      if row >= height { return 2 * vertex(column, height - 1) - vertex(column, height - 2) }
      return vertices[row * width + column].color.premultiplied
    }
    let (column, row) = (min(Int(x), width - 2), min(Int(y), height - 2))
    func mixed(_ at: (Int) -> SIMD4<Double>, _ first: Int, _ t: Double) -> SIMD4<Double> {
      let four = (-1...2).map { at(first + $0) }
      guard smoothsColors else { return four[1] + (four[2] - four[1]) * t }
      // The matrix of the cardinal spline of tension 1/2 (Catmull and Rom, 1974).
      let cube = 3 * (four[1] - four[2]) + four[3] - four[0]
      let square = 2 * four[0] - 5 * four[1] + 4 * four[2] - four[3]
      return four[1] + 0.5 * t * ((four[2] - four[0]) + t * (square + t * cube))
    }
    return mixed(
      { row in mixed({ vertex($0, row) }, column, x - Double(column)) }, row, y - Double(row))
  }
}
