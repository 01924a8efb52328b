public import Geometry
import Motion

/// An ellipse that fills the frame.
public struct Ellipse: InsettableShape, InsetPathShape {
  public init() {}

  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }

  func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    rect.inset(by: amount).map { Path(ellipseIn: $0) } ?? Path()
  }
}

/// The largest circle in the middle of the frame.
public struct Circle: InsettableShape, InsetPathShape {
  public init() {}

  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }

  func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return square.inset(by: amount).map { Path(ellipseIn: $0) } ?? Path()
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills the frame.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle of the frame.
  public static var circle: Circle { Circle() }
}
