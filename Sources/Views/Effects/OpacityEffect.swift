import Geometry
import Motion

extension View {
  /// Makes this view, as a whole, more transparent: 0 hides it, 1 leaves it.
  ///
  /// Overlapping parts of the view don't show through one another. The value may overshoot while it
  /// animates; what is drawn is clamped to 0…1.
  public func opacity(_ opacity: Double) -> some View {
    EffectView(content: self, effect: OpacityEffect(opacity: opacity))
  }
}

struct OpacityEffect: DrawingEffect {
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  func draw(_ size: CGSize, _ pass: inout DrawPass, content: (inout DrawPass) -> Void) {
    let visible = min(max(opacity, 0), 1)
    guard visible > 0 else { return }
    pass.group(opacity: visible, content)
  }
}
