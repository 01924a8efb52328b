public import Geometry
import Motion

extension View {
  /// Draws this view shifted by `offset`, right and down.
  public func offset(_ offset: CGSize) -> some View {
    EffectView(content: self, effect: OffsetEffect(offset: offset))
  }

  /// Draws this view shifted by `x` to the right and `y` down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}

struct OffsetEffect: DrawingEffect {
  static var isolatesGeometry: Bool { true }

  var offset: CGSize

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func draw(_ size: CGSize, _ pass: inout DrawPass, content: (inout DrawPass) -> Void) {
    pass.group(
      transform: CGAffineTransform(translationX: offset.width, y: offset.height), content)
  }
}
