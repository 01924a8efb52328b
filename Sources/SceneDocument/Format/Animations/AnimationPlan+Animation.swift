internal import Motion

extension AnimationPlan {
  /// The animation; nil shows the change at once.
  var animation: Animation? {
    .bouncy
  }
}
