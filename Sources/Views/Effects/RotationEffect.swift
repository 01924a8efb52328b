public import Geometry
import Motion

extension View {
  /// Draws this view turned by `angle`, clockwise, about `anchor`.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    EffectView(content: self, effect: RotationEffect(angle: angle, anchor: anchor))
  }
}

struct RotationEffect: DrawingEffect {
  static var isolatesGeometry: Bool { true }

  var angle: Angle
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func draw(_ size: CGSize, _ pass: inout DrawPass, content: (inout DrawPass) -> Void) {
    let center = anchor.point(in: size)
    pass.group(
      transform: CGAffineTransform(translationX: center.x, y: center.y)
        .rotated(by: CGFloat(angle.radians))
        .translatedBy(x: -center.x, y: -center.y), content)
  }
}
