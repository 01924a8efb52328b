import Drawing
public import Geometry
import Motion

extension View {
  /// Draws this view turned in space by `angle` about an axis.
  ///
  /// - Parameters:
  ///   - angle: How far; about the axis (0, 0, 1) positive angles are clockwise.
  ///   - axis: The direction of the axis: to the right, down, away from the eye.
  ///   - anchor: The point of the view through which the axis goes.
  ///   - anchorZ: How far the axis lies from the view's plane, in points.
  ///   - perspective: The longer side of the view divided by the distance of the eye; 0 leaves parallels parallel.
  /// - Returns: The turned view.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    EffectView(
      content: self,
      effect: Rotation3DEffect(
        rotation: Rotation3D(
          angle: angle, axis: SIMD3(axis.x.native, axis.y.native, axis.z.native)),
        anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}

struct Rotation3DEffect: DrawingEffect {
  static var isolatesGeometry: Bool { true }

  var rotation: Rotation3D
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  var animatableData: AnimatableVector {
    get {
      let axis = rotation.axis
      return AnimatableVector([
        rotation.angle.radians, axis.x, axis.y, axis.z, anchor.x.native, anchor.y.native,
        anchorZ.native, perspective.native,
      ])
    }
    set {
      var numbers = NumberReader(newValue.values)
      rotation.angle = .radians(numbers.next())
      rotation.axis = SIMD3(numbers.next(), numbers.next(), numbers.next())
      anchor = UnitPoint(x: numbers.next(), y: numbers.next())
      (anchorZ, perspective) = (CGFloat(numbers.next()), CGFloat(numbers.next()))
    }
  }

  func draw(_ size: CGSize, _ pass: inout DrawPass, content: (inout DrawPass) -> Void) {
    let distance = max(size.width, size.height) / perspective
    let projection = rotation.projection(
      about: anchor.point(in: size), z: anchorZ, distance: distance)
    pass.group(projection: projection, content)
  }
}
