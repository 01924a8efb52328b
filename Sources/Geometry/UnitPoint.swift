/// A point in fractions of a rectangle: (0, 0) is its top leading corner, (1, 1) the opposite one.
///
/// Coordinates may lie outside 0…1; such a point lies outside the rectangle.
public struct UnitPoint: Sendable, Hashable {
  /// The fraction of the width.
  public var x: CGFloat
  /// The fraction of the height.
  public var y: CGFloat

  /// The top leading corner.
  @inlinable public init() { (x, y) = (0, 0) }

  /// The point at the given fractions of width and height.
  @inlinable public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  public static let zero = UnitPoint()
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
  /// The point at these fractions of `size`, measured from its origin.
  @inlinable public func point(in size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }

  /// The point at these fractions of `rect`.
  @inlinable public func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.origin.x + x * rect.width, y: rect.origin.y + y * rect.height)
  }
}
