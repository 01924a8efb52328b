// Points as vectors. Internal on purpose: a public `+` on `CGPoint` would clash with the one that
// many programs define for themselves.

extension CGPoint {
  @inline(__always) static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  @inline(__always) static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  @inline(__always) static func * (vector: CGPoint, factor: Double) -> CGPoint {
    CGPoint(x: vector.x * factor, y: vector.y * factor)
  }

  @inline(__always) static func += (left: inout CGPoint, right: CGPoint) { left = left + right }

  /// The scalar product.
  @inline(__always) func dot(_ other: CGPoint) -> Double { x * other.x + y * other.y }

  /// The z component of the vector product; positive when `other` lies clockwise of `self` on screen.
  @inline(__always) func cross(_ other: CGPoint) -> Double { x * other.y - y * other.x }

  @inline(__always) var squaredLength: Double { dot(self) }

  /// The length, also for coordinates whose squares overflow or vanish.
  @inline(__always) var length: Double {
    let squared = squaredLength
    return squared > 1e-200 && squared < 1e200 ? squared.squareRoot() : hypot(x.native, y.native)
  }

  /// The point between `self` (at 0) and `other` (at 1); beyond them outside 0…1.
  ///
  /// A convex combination, so that huge finite points give a finite one in between.
  @inline(__always) func interpolated(to other: CGPoint, _ amount: Double) -> CGPoint {
    CGPoint(
      x: x * (1 - amount) + other.x * amount,
      y: y * (1 - amount) + other.y * amount)
  }

  /// The vector of length 1 in this direction; nil for zero and for vectors that aren't finite.
  var normalized: CGPoint? {
    let length = length
    guard length > 0, length.isFinite else { return nil }
    return CGPoint(x: x / length, y: y / length)
  }

  @inline(__always) var isFinite: Bool { x.isFinite && y.isFinite }

  /// The unit vector at `angle` radians from +x, clockwise on screen; exact on the axes.
  init(direction angle: Double) {
    func clean(_ value: Double) -> Double { abs(value) < 1e-15 ? 0 : value }
    self.init(x: clean(cos(angle)), y: clean(sin(angle)))
  }
}
