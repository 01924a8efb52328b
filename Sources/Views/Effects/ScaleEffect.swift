public import Geometry
import Motion

extension View {
  /// Draws this view larger or smaller by `scale`, about `anchor`.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws this view scaled by `x` and `y`, about `anchor`.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws this view scaled by the size's width and height, about `anchor`.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    EffectView(content: self, effect: ScaleEffect(scale: scale, anchor: anchor))
  }
}

struct ScaleEffect: DrawingEffect {
  static var isolatesGeometry: Bool { true }

  var scale: CGSize
  var anchor: UnitPoint

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func draw(_ size: CGSize, _ pass: inout DrawPass, content: (inout DrawPass) -> Void) {
    let center = anchor.point(in: size)
    pass.group(
      transform: CGAffineTransform(translationX: center.x, y: center.y)
        .scaledBy(x: scale.width, y: scale.height)
        .translatedBy(x: -center.x, y: -center.y), content)
  }
}
