public import Geometry
public import Motion

extension Path: Shape {
  public typealias AnimatableData = EmptyAnimatableData

  /// The path itself, moved to the rectangle's origin.
  public func path(in rect: CGRect) -> Path {
    rect.origin == .zero ? self : offsetBy(dx: rect.minX, dy: rect.minY)
  }
}
