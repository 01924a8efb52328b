/// An animation as a document describes it.
struct AnimationPlan: Sendable, Hashable {
  /// How the change goes on, before the modifiers.
  enum Curve: Sendable, Hashable {
    /// Shows the change at once.
    case none
    case linear(duration: Double)
    case easeIn(duration: Double)
    case easeOut(duration: Double)
    case easeInOut(duration: Double)
    case bezier([Double], duration: Double)
    case circularEaseIn(duration: Double)
    case circularEaseOut(duration: Double)
    case circularEaseInOut(duration: Double)
    case spring(duration: Double, bounce: Double, blendDuration: Double)
    case responseSpring(response: Double, dampingFraction: Double, blendDuration: Double)
    case interactiveSpring(response: Double, dampingFraction: Double, blendDuration: Double)
    case interpolatingSpring(duration: Double, bounce: Double, velocity: Double)
    case physicalSpring(mass: Double, stiffness: Double, damping: Double, velocity: Double)
  }

  /// How often the change is made.
  enum Repetition: Sendable, Hashable {
    case once
    case times(Int)
    case forever
  }

  var curve: Curve
  var speed = 1.0
  var repetition = Repetition.once
  var autoreverses = true
  var delay = 0.0
}

extension AnimationPlan.Curve {
  /// The seconds after which the change counts as made: a curve's duration, a spring's perceptual
  /// duration — 2π/√stiffness where that is given, as in SwiftUI.
  var duration: Double {
    switch self {
    case .none: 0
    case .linear(let duration), .easeIn(let duration), .easeOut(let duration),
      .easeInOut(let duration), .bezier(_, let duration), .circularEaseIn(let duration),
      .circularEaseOut(let duration), .circularEaseInOut(let duration):
      duration
    case .spring(let duration, _, _), .interpolatingSpring(let duration, _, _): duration
    case .responseSpring(let response, _, _), .interactiveSpring(let response, _, _): response
    case .physicalSpring(_, let stiffness, _, _): 2 * .pi / stiffness.squareRoot()
    }
  }
}

extension AnimationPlan {
  /// The seconds after which the change counts as made, delay and repetitions included.
  var duration: Double {
    let pass = curve.duration / speed
    return switch repetition {
    case .once: delay + pass
    case .times(let count): delay + pass * Double(count)
    case .forever: .infinity
    }
  }
}
