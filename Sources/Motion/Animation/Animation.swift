/// How a value travels to a new one over time.
///
/// An animation is a pure function of the time since it began; nothing steps, so the value at a time
/// does not depend on which times were asked for before. Modifiers wrap an animation from the
/// outside in: `a.delay(1).speed(2)` halves the delay too, `a.speed(2).delay(1)` does not.
///
/// Numbers no animation can use have a meaning all the same: a duration that is zero, negative or
/// not a number is none at all, and the value arrives at once.
public struct Animation: Sendable, Hashable {
  let content: Content

  init(_ content: Content) { self.content = content }

  /// The built-in animations and the modifiers, in one closed set so that sampling needs no
  /// dynamic dispatch.
  enum Content: Sendable, Hashable {
    case curve(UnitCurve, duration: Double)
    case spring(FluidSpring)
    case interpolatingSpring(InterpolatingSpring)
    case custom(CustomAnimationBox)
    indirect case delay(Double, Content)
    indirect case speed(Double, Content)
    indirect case repetition(Repetition, Content)
    indirect case logicallyComplete(after: Double, Content)
  }
}

/// A spring that takes over position and velocity from whatever moved before it.
struct FluidSpring: Sendable, Hashable {
  let spring: Spring
  /// The seconds over which the pace of a preceding spring gives way to this one's.
  let blendDuration: Double
}

/// A spring whose motion is blended with what moved before it, as curves are.
struct InterpolatingSpring: Sendable, Hashable {
  let spring: Spring
  /// In fractions of the change per second.
  let initialVelocity: Double
}

/// How often a motion is made, and whether every other time backwards.
struct Repetition: Sendable, Hashable {
  /// The number of single passes; nil for ever.
  let count: Int?
  let autoreverses: Bool
  /// The seconds of one pass.
  let cycle: Double
}
