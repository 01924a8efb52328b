internal import Geometry

/// The motion of a damped spring, known at every time in closed form.
///
/// A spring is given by its undamped angular frequency ω₀ = √(stiffness / mass), its decay rate
/// β = damping / (2 mass), and its mass. It oscillates when β < ω₀, is critically damped when they
/// are equal, and creeps to its target when β > ω₀.
///
/// Every number gives a spring: with a duration or mass of 0 it arrives at once, with damping 0
/// it never settles, with infinite damping or no stiffness it never arrives. A negative or undefined
/// parameter counts as 0; the failable parsers report such input instead.
public struct Spring: Sendable, Hashable {
  /// ω₀ in radians per second; infinite for a spring that arrives at once.
  let naturalFrequency: Double

  /// β per second; infinite for a spring that never moves.
  let decay: Double

  /// √|ω₀² − β²|: the frequency of oscillation, or the spread of the two rates of an over-damped one.
  let dampedFrequency: Double

  /// The mass at the end of the spring.
  ///
  /// Springs given by duration and bounce have mass 1.
  public let mass: Double

  init(naturalFrequency: Double, decay: Double, mass: Double = 1) {
    self.naturalFrequency = naturalFrequency
    self.decay = decay
    self.mass = mass
    // Two roots instead of one of the product, which overflows for large rates.
    let spread = abs(naturalFrequency - decay)
    let sum = naturalFrequency + decay
    dampedFrequency = spread == 0 ? 0 : spread.squareRoot() * sum.squareRoot()
  }
}

extension Spring {
  /// A spring by its perceptual duration in seconds and its bounce.
  ///
  /// - Parameters:
  ///   - duration: Seconds; sets the pace. The spring is close to its target then.
  ///   - bounce: 0 is critically damped, towards 1 it bounces ever longer, towards −1 it creeps.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// A spring by the period its oscillation would have without damping, and its damping ratio.
  ///
  /// - Parameters:
  ///   - response: Seconds.
  ///   - dampingRatio: 0 never settles, 1 is critically damped, more is over-damped.
  public init(response: Double, dampingRatio: Double) {
    let frequency = response > 0 ? 2 * Double.pi / response : .infinity
    let ratio = Swift.max(0, dampingRatio.number(or: 0))
    self.init(naturalFrequency: frequency, decay: ratio == 0 ? 0 : ratio * frequency)
  }

  /// A spring by the physical quantities.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: Force per unit of distance.
  ///   - damping: Force per unit of velocity.
  ///   - allowOverDamping: Whether damping may exceed the critical one; else it is lowered to it.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let mass = Swift.max(0, mass.number(or: 0))
    let stiffness = Swift.max(0, stiffness.number(or: 0))
    let damping = Swift.max(0, damping.number(or: 0))
    let frequency = mass > 0 ? Self.frequency(stiffness: stiffness, mass: mass) : .infinity
    let decay = damping == 0 ? 0 : damping / 2 / mass
    self.init(
      naturalFrequency: frequency,
      decay: allowOverDamping || decay <= frequency ? decay : frequency, mass: mass)
  }

  private static func frequency(stiffness: Double, mass: Double) -> Double {
    let quotient = stiffness / mass
    if quotient.isFinite && quotient > 0 { return quotient.squareRoot() }
    return (stiffness.squareRoot() / mass.squareRoot()).number(or: .infinity)
  }

  /// ζ of a bounce: 1 − b, and 1 / (1 + b) for a negative one.
  private static func dampingRatio(bounce: Double) -> Double {
    let bounce = bounce.number(or: 0)
    if bounce >= 0 { return Swift.max(0, 1 - bounce) }
    return bounce > -1 ? 1 / (1 + bounce) : .infinity
  }
}

extension Spring {
  /// The perceptual duration in seconds: the period of the undamped oscillation.
  public var duration: Double { response }

  /// The period in seconds the spring would have without damping.
  public var response: Double { 2 * .pi / naturalFrequency }

  /// The damping relative to the critical one.
  public var dampingRatio: Double {
    decay == naturalFrequency ? 1 : (decay / naturalFrequency).number(or: 1)
  }

  /// 0 when critically damped, up to 1 when undamped, down to −1 when over-damped without end.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The force per unit of distance from the target; infinite for a spring that arrives at once.
  public var stiffness: Double {
    (naturalFrequency * (naturalFrequency * mass)).number(or: .infinity)
  }

  /// The force against the motion per unit of velocity.
  public var damping: Double { (2 * decay * mass).number(or: .infinity) }
}
