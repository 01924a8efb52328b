public import Geometry
public import Motion

/// A shape mapped by a transform.
public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  /// Changes at once: of a matrix there is no single way to another.
  public var transform: CGAffineTransform

  /// `shape` mapped by `transform`.
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  public static var role: ShapeRole { Content.role }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape {
  /// This shape mapped by `transform`.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
