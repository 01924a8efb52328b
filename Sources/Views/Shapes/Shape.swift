public import Geometry
public import Motion

/// An outline that fits itself into a rectangle.
///
/// A shape with `animatableData` is asked for its path in each frame while the data travels.
public protocol Shape: Animatable, View, Sendable {
  /// The outline of the shape in `rect`.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes when `proposal` is offered.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  public var body: FilledShape<Self, ForegroundStyle> { fill(ForegroundStyle()) }
}
