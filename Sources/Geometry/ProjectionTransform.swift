/// A projective map of the plane, in rows: (x, y, 1) · M, divided by the third component.
///
/// SwiftUI's conventions: `m31` and `m32` shift, `m13` and `m23` make perspective.
public struct ProjectionTransform: Sendable, Hashable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// The map that leaves every point where it is.
  public init() {}

  /// The map that does what `transform` does.
  public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }
}

extension ProjectionTransform {
  /// Whether this is exactly the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether lines that are parallel stay so.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The affine map that this is, or nil.
  public var affineTransform: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }

  /// The map that does `self` and then `next`.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    (product.m11, product.m12, product.m13) = next.row(m11, m12, m13)
    (product.m21, product.m22, product.m23) = next.row(m21, m22, m23)
    (product.m31, product.m32, product.m33) = next.row(m31, m32, m33)
    return product
  }

  private func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    (
      x * m11 + y * m21 + z * m31, x * m12 + y * m22 + z * m32, x * m13 + y * m23 + z * m33
    )
  }

  /// The signed volume by which the map stretches space; 0 when it can't be undone.
  public var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// The map that undoes `self`; nil when there is none.
  public var inverted: ProjectionTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    var inverse = ProjectionTransform()
    inverse.m11 = (m22 * m33 - m23 * m32) / determinant
    inverse.m12 = (m13 * m32 - m12 * m33) / determinant
    inverse.m13 = (m12 * m23 - m13 * m22) / determinant
    inverse.m21 = (m23 * m31 - m21 * m33) / determinant
    inverse.m22 = (m11 * m33 - m13 * m31) / determinant
    inverse.m23 = (m13 * m21 - m11 * m23) / determinant
    inverse.m31 = (m21 * m32 - m22 * m31) / determinant
    inverse.m32 = (m12 * m31 - m11 * m32) / determinant
    inverse.m33 = (m11 * m22 - m12 * m21) / determinant
    return inverse
  }
}

extension CGPoint {
  /// The image of this point, or nil when it lies behind the eye.
  public func applying(_ transform: ProjectionTransform) -> CGPoint? {
    let depth = transform.m13 * x + transform.m23 * y + transform.m33
    guard depth > 0 else { return nil }
    return CGPoint(
      x: (transform.m11 * x + transform.m21 * y + transform.m31) / depth,
      y: (transform.m12 * x + transform.m22 * y + transform.m32) / depth)
  }
}
