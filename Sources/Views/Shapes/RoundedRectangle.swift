public import Geometry
public import Motion

/// A rectangle with round corners that fills the frame.
public struct RoundedRectangle: InsettableShape, InsetPathShape {
  /// The corners' width and height; at most half the rectangle's take effect.
  public var cornerSize: CGSize
  /// How the sides pass into the corners.
  public var style: RoundedCornerStyle

  /// A rectangle with corners of the given size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// A rectangle with corners of the given radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }

  func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    let size = CGSize(
      width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return rect.inset(by: amount).map { Path(roundedRect: $0, cornerSize: size, style: style) }
      ?? Path()
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of the given size.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with corners of the given radius.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
