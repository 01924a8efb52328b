internal import Motion

extension AnimationPlan {
  /// The animation; nil shows the change at once.
  var animation: Animation? {
    guard let base = curve.animation else { return nil }
    let paced = speed == 1 ? base : base.speed(speed)
    let repeated = repetition.applied(to: paced, autoreverses: autoreverses)
    return delay == 0 ? repeated : repeated.delay(delay)
  }
}

extension AnimationPlan.Repetition {
  fileprivate func applied(to animation: Animation, autoreverses: Bool) -> Animation {
    switch self {
    case .once: animation
    case .times(let count): animation.repeatCount(count, autoreverses: autoreverses)
    case .forever: animation.repeatForever(autoreverses: autoreverses)
    }
  }
}

extension AnimationPlan.Curve {
  fileprivate var animation: Animation? {
    switch self {
    case .none: nil
    case .linear(let duration): .linear(duration: duration)
    case .easeIn(let duration): .easeIn(duration: duration)
    case .easeOut(let duration): .easeOut(duration: duration)
    case .easeInOut(let duration): .easeInOut(duration: duration)
    case .bezier(let points, let duration):
      .timingCurve(points[0], points[1], points[2], points[3], duration: duration)
    case .circularEaseIn(let duration): .timingCurve(.circularEaseIn, duration: duration)
    case .circularEaseOut(let duration): .timingCurve(.circularEaseOut, duration: duration)
    case .circularEaseInOut(let duration): .timingCurve(.circularEaseInOut, duration: duration)
    default: spring
    }
  }

  private var spring: Animation? {
    switch self {
    case .spring(let duration, let bounce, let blend):
      .spring(duration: duration, bounce: bounce, blendDuration: blend)
    case .responseSpring(let response, let damping, let blend):
      .spring(response: response, dampingFraction: damping, blendDuration: blend)
    case .interactiveSpring(let response, let damping, let blend):
      .interactiveSpring(response: response, dampingFraction: damping, blendDuration: blend)
    case .interpolatingSpring(let duration, let bounce, let velocity):
      .interpolatingSpring(duration: duration, bounce: bounce, initialVelocity: velocity)
    case .physicalSpring(let mass, let stiffness, let damping, let velocity):
      .interpolatingSpring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    default: nil
    }
  }
}
