/// A point with whole coordinates of at most 2⁴²: differences are exact, and so are the signs of
/// their products.
struct GridPoint: Hashable, Sendable {
  var x: Double
  var y: Double

  static func - (left: GridPoint, right: GridPoint) -> GridPoint {
    GridPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func + (left: GridPoint, right: GridPoint) -> GridPoint {
    GridPoint(x: left.x + right.x, y: left.y + right.y)
  }

  func dot(_ other: GridPoint) -> Double { x * other.x + y * other.y }

  /// The vector product, its sign exact; positive when `other` lies clockwise of `self` on screen.
  func cross(_ other: GridPoint) -> Double {
    let (first, second) = (x * other.y, y * other.x)
    let rounded = first - second
    // Each rounding is off by 2⁻⁵³ of its result at most.
    if abs(rounded) > 4.5e-16 * (abs(first) + abs(second)) { return rounded }
    let exact = Int128(x) * Int128(other.y) - Int128(y) * Int128(other.x)
    return exact == 0 ? 0 : exact < 0 ? min(Double(exact), -1) : max(Double(exact), 1)
  }

  /// Which way `point` lies from the line through `self` and `end`: positive on its right.
  func side(to end: GridPoint, of point: GridPoint) -> Double { (end - self).cross(point - self) }
}
