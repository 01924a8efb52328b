import Geometry

extension CGPoint {
  /// x and y.
  var numbers: [Double] { [x.native, y.native] }
}

extension CGRect {
  /// Origin and size.
  var numbers: [Double] { [minX.native, minY.native, width.native, height.native] }
}

extension CGAffineTransform {
  /// The six coefficients.
  var numbers: [Double] { [a, b, c, d, tx, ty].map(\.native) }
}

extension ProjectionTransform {
  /// The nine coefficients by rows.
  var numbers: [Double] { [m11, m12, m13, m21, m22, m23, m31, m32, m33].map(\.native) }
}
