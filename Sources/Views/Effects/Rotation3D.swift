import Geometry

/// A turn in space about an axis through the origin.
struct Rotation3D {
  var angle: Angle
  /// Of any length but 0.
  var axis: SIMD3<Double>

  /// The images of the three directions (Rodrigues' formula), as rows: (x, y, z) · M.
  ///
  /// An axis without direction turns nothing.
  private var rows: [SIMD3<Double>] {
    let length = (axis * axis).sum().squareRoot()
    let identity: [SIMD3<Double>] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    guard length > 0, length.isFinite, angle.radians.isFinite else { return identity }
    let unit = axis / length
    let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
    return identity.map { direction in
      direction * cosine + cross(unit, direction) * sine
        + unit * (unit * direction).sum() * (1 - cosine)
    }
  }

  /// The view's plane turned about an axis through `anchor`, `z` points from the plane, as it is seen
  /// by an eye at `distance`.
  ///
  /// Without a distance — none, negative, infinite or NaN — parallels stay parallel.
  func projection(about anchor: CGPoint, z: CGFloat, distance: CGFloat) -> ProjectionTransform {
    let rows = rows
    let slope = distance > 0 && distance.isFinite ? -1 / distance : 0
    // The row vector (x − ax, y − ay, −az, 1), turned; its third component then makes perspective.
    let origin =
      -(rows[0] * anchor.x.native + rows[1] * anchor.y.native + rows[2] * z.native)
    func row(_ turned: SIMD3<Double>, _ weight: Double) -> (CGFloat, CGFloat, CGFloat) {
      let w = turned.z * slope + weight
      return (
        CGFloat(turned.x + anchor.x.native * w), CGFloat(turned.y + anchor.y.native * w), CGFloat(w)
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(rows[0], 0)
    (result.m21, result.m22, result.m23) = row(rows[1], 0)
    (result.m31, result.m32, result.m33) = row(origin, 1)
    return result
  }
}

private func cross(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(
    left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
    left.x * right.y - left.y * right.x)
}
