import Geometry
import Motion

extension View {
  /// Draws this view shifted towards `edge` by a multiple of its own size.
  func shifted(towards edge: Edge, by fraction: Double) -> some View {
    EffectView(content: self, effect: ShiftEffect(edge: edge, fraction: fraction))
  }
}

private struct ShiftEffect: DrawingEffect {
  static var isolatesGeometry: Bool { true }

  let edge: Edge
  /// How many widths or heights of the view.
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func draw(_ size: CGSize, _ pass: inout DrawPass, content: (inout DrawPass) -> Void) {
    let shift: CGPoint
    switch edge {
    case .top: shift = CGPoint(x: 0, y: -size.height * fraction)
    case .bottom: shift = CGPoint(x: 0, y: size.height * fraction)
    case .leading: shift = CGPoint(x: -size.width * fraction, y: 0)
    case .trailing: shift = CGPoint(x: size.width * fraction, y: 0)
    }
    pass.group(transform: CGAffineTransform(translationX: shift.x, y: shift.y), content)
  }
}
