import Drawing

/// The colours of a mesh between its vertices.
struct MeshColors {
  private let mesh: MeshGradientPaint
  /// Components in the mesh's space, weighted by opacity, and opacity.
  private let weights: [SIMD4<Double>]

  init(_ mesh: MeshGradientPaint) {
    self.mesh = mesh
    weights = mesh.vertices.map { vertex in
      let components = mesh.colorSpace.components(of: vertex.color)
      let weighted = SIMD4(components.0, components.1, components.2, 1) * vertex.color.opacity
      return (0..<4).allSatisfy { weighted[$0].isFinite } ? weighted : .zero
    }
  }

  /// The premultiplied colour at a place in columns and rows of vertices.
  func color(_ x: Double, _ y: Double) -> SIMD4<Float> {
    let column = min(Int(x), mesh.width - 2)
    let row = min(Int(y), mesh.height - 2)
    let (u, v) = (x - Double(column), y - Double(row))
    let rows = (-1...2).map { down in
      mixed((-1...2).map { weight(column + $0, row + down) }, u)
    }
    return encoded(mixed(rows, v))
  }

  /// A vertex's weights; beyond an edge the line through the last two goes on.
  private func weight(_ column: Int, _ row: Int) -> SIMD4<Double> {
    if column < 0 { return weight(0, row) * 2 - weight(1, row) }
    if column >= mesh.width {
      return weight(mesh.width - 1, row) * 2 - weight(mesh.width - 2, row)
    }
    if row < 0 { return weight(column, 0) * 2 - weight(column, 1) }
    if row >= mesh.height {
      return weight(column, mesh.height - 1) * 2 - weight(column, mesh.height - 2)
    }
    return weights[row * mesh.width + column]
  }

  /// What lies between the middle two of four: on Catmull and Rom's curve, or on the line.
  private func mixed(_ four: [SIMD4<Double>], _ t: Double) -> SIMD4<Double> {
    let change = four[2] - four[1]
    guard mesh.smoothsColors else { return four[1] + change * t }
    let (start, end) = ((four[2] - four[0]) * 0.5, (four[3] - four[1]) * 0.5)
    let bend = change * 3 - start * 2 - end
    return four[1] + (start + (bend + (start + end - change * 2) * t) * t) * t
  }

  private func encoded(_ weights: SIMD4<Double>) -> SIMD4<Float> {
    let opacity = weights.w.clampedToUnit
    guard opacity > 0 else { return .zero }
    let components = weights / weights.w
    let color = mesh.colorSpace.color(
      of: (components.x, components.y, components.z), opacity: opacity)
    let straight = SIMD4(
      color.red.clampedToUnit, color.green.clampedToUnit, color.blue.clampedToUnit, 1)
    return SIMD4<Float>(straight * opacity)
  }
}
