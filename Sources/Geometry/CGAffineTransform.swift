#if canImport(CoreGraphics)
  @_exported public import struct CoreGraphics.CGAffineTransform
#else
  /// An affine map of the plane: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
  ///
  /// Core Graphics' conventions: points are row vectors, and `first.concatenating(second)` applies
  /// `first` first. `translatedBy`, `scaledBy` and `rotated` put their step *before* `self`.
  public struct CGAffineTransform: Sendable, Hashable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    /// The map with the given six coefficients.
    @inlinable
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The map that sends every point to the origin.
    @inlinable public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// The map that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  extension CGAffineTransform {
    /// A shift by (`x`, `y`) points.
    @inlinable public init(translationX x: CGFloat, y: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// A scale about the origin.
    @inlinable public init(scaleX x: CGFloat, y: CGFloat) {
      self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// A rotation about the origin by `angle` radians, clockwise on screen.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle.native), cos(angle.native))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether this is exactly the identity.
    @inlinable public var isIdentity: Bool { self == .identity }

    /// The map that does `self` and then `next`.
    @inlinable public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * next.a + b * next.c,
        b: a * next.b + b * next.d,
        c: c * next.a + d * next.c,
        d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx,
        ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The map that shifts by (`x`, `y`) and then does `self`.
    @inlinable public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The map that scales and then does `self`.
    @inlinable public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The map that rotates by `angle` radians and then does `self`.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The map that undoes `self`; `self` when there is none, as in Core Graphics.
    public func inverted() -> CGAffineTransform {
      let determinant = determinant
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant,
        c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant,
        ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// The image of this point under `transform`.
    @inlinable public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// The image of this vector under the linear part of `transform`.
    @inlinable public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height)
    }
  }
#endif

extension CGAffineTransform {
  /// The factor by which areas grow; negative when the map mirrors.
  @inlinable public var determinant: CGFloat { a * d - b * c }

  /// Whether the map squashes the plane to a line or a point, or isn't finite.
  @inlinable public var isSingular: Bool { determinant == 0 || !determinant.isFinite }
}
