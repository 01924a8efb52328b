public import Geometry
import Motion

/// A shape whose type is hidden.
///
/// It travels while it hides shapes of one type; from one type to another it changes at once.
public struct AnyShape: Shape {
  private var base: any Shape

  /// Hides the type of `shape`.
  public init(_ shape: some Shape) { base = (shape as? AnyShape)?.base ?? shape }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  public var animatableData: AnyAnimatableData {
    get { AnyAnimatableData(of: base) }
    set { base = applied(newValue, to: base) }
  }

  private func applied(_ data: AnyAnimatableData, to shape: some Shape) -> any Shape {
    data.applied(to: shape)
  }
}
