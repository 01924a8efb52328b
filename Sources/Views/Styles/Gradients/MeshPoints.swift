/// The points of a mesh with their control points.
struct MeshPoints {
  let width: Int
  let height: Int
  let locations: MeshGradient.Locations

  var points: [MeshGradient.BezierPoint] {
    switch locations {
    case .bezierPoints(let points): points
    case .points(let points): points.indices.map { bend(points, at: $0) }
    }
  }

  /// The point with control points a third of the way along the direction between its neighbours, so
  /// that lines run through it without a corner (Catmull and Rom, 1974).
  private func bend(_ points: [SIMD2<Float>], at index: Int) -> MeshGradient.BezierPoint {
    let column = width > 0 ? index % width : 0
    let across = tangent(
      points, at: index, from: column > 0 ? index - 1 : index,
      to: column < width - 1 ? index + 1 : index)
    let down = tangent(
      points, at: index, from: index >= width ? index - width : index, to: index + width)
    let position = points[index]
    return MeshGradient.BezierPoint(
      position: position, leadingControlPoint: position - across, topControlPoint: position - down,
      trailingControlPoint: position + across, bottomControlPoint: position + down)
  }

  private func tangent(
    _ points: [SIMD2<Float>], at index: Int, from start: Int, to end: Int
  ) -> SIMD2<Float> {
    let end = end < points.count ? end : index
    let span: Float = start == index || end == index ? 3 : 6
    return (points[end] - points[max(start, 0)]) / span
  }
}
