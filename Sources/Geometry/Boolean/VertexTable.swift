/// Points on a grid so fine that rounding to it doesn't show, each with its exact place.
///
/// Vertices are at least two cells apart, in x or in y: what comes closer is the vertex there.
struct VertexTable: Sendable {
  private(set) var grid: [GridPoint] = []
  private(set) var points: [CGPoint] = []
  private var indices: [GridPoint: Int] = [:]
  /// The side of a cell, in points.
  let cell: Double

  /// A table for coordinates up to `reach`.
  init(reach: Double) {
    // A power of two, so that whole numbers of points stay whole numbers of cells.
    let exponent = reach > 1e-290 ? reach.exponent : -960
    cell = Double(sign: .plus, exponent: exponent - 39, significand: 1)
  }

  /// The vertex at `point`, a new one unless there is one already.
  mutating func vertex(at point: CGPoint) -> Int {
    vertex(
      at: GridPoint(x: (point.x / cell).rounded(), y: (point.y / cell).rounded()), point: point)
  }

  /// The vertex at `place`, its exact place at `point` when it is a new one.
  mutating func vertex(at place: GridPoint, point: CGPoint) -> Int {
    if let known = indices[place] { return known }
    if let near = neighbor(of: place) { return near }
    grid.append(place)
    points.append(point)
    indices[place] = grid.count - 1
    return grid.count - 1
  }

  private func neighbor(of place: GridPoint) -> Int? {
    for dy in [-1.0, 0, 1] {
      for dx in [-1.0, 0, 1] {
        if let near = indices[GridPoint(x: place.x + dx, y: place.y + dy)] { return near }
      }
    }
    return nil
  }
}
