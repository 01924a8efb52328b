public import Geometry

/// A stroke's width, mitre limit and dash phase travel; dashes, caps and joins change at once.
extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      (lineWidth, miterLimit, dashPhase) = (
        newValue.first, newValue.second.first, newValue.second.second
      )
    }
  }
}
