public import Geometry
import Motion

extension Shape {
  /// This shape in a rectangle of `size` at the top left of the frame.
  public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// This shape in a rectangle of the given size at the top left of the frame.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// This shape in a rectangle of `size` whose `anchor` lies on the frame's.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// This shape in a rectangle of the given size whose `anchor` lies on the frame's.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

private struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  var anchor: UnitPoint

  static var role: ShapeRole { Content.role }

  var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let (place, own) = (anchor.point(in: rect), anchor.point(in: size))
    let origin = CGPoint(x: place.x - own.x, y: place.y - own.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }
}
