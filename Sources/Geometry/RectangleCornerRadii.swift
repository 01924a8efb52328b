/// The radii of a rectangle's four corners, in points.
public struct RectangleCornerRadii: Sendable, Hashable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  /// The given radii.
  @inlinable
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}
