public import Geometry
import Motion

/// A rectangle that fills the frame.
public struct Rectangle: InsettableShape, InsetPathShape {
  public init() {}

  public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }

  func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    rect.inset(by: amount).map { Path($0) } ?? Path()
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills the frame.
  public static var rect: Rectangle { Rectangle() }
}
