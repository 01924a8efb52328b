public import Geometry
import Motion

/// A rectangle whose shorter sides are round.
public struct Capsule: InsettableShape, InsetPathShape {
  /// How the straight sides pass into the round ones.
  public var style: RoundedCornerStyle

  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }

  func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    guard let rect = rect.inset(by: amount) else { return Path() }
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are round.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are round.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
