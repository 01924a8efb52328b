public import Geometry
public import Motion

/// A rectangle each of whose corners has a radius of its own.
public struct UnevenRoundedRectangle: InsettableShape, InsetPathShape {
  /// At most half the shorter side takes effect of a radius.
  public var cornerRadii: RectangleCornerRadii
  /// How the sides pass into the corners.
  public var style: RoundedCornerStyle

  /// A rectangle with the given radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// A rectangle with the given radii, 0 where there is none.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }

  func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    let radii = RectangleCornerRadii(
      topLeading: max(cornerRadii.topLeading - amount, 0),
      bottomLeading: max(cornerRadii.bottomLeading - amount, 0),
      bottomTrailing: max(cornerRadii.bottomTrailing - amount, 0),
      topTrailing: max(cornerRadii.topTrailing - amount, 0))
    return rect.inset(by: amount).map { Path(roundedRect: $0, cornerRadii: radii, style: style) }
      ?? Path()
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with the given radii.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with the given radii, 0 where there is none.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
