// The families of curves under the names they go by on the web.

extension UnitCurve {
  /// A quarter of a sine wave.
  public static func sine(_ direction: EaseDirection) -> UnitCurve {
    UnitCurve(.eased(.sine, direction))
  }

  /// A power of the progress; the exponent is at least 1.
  public static func power(_ direction: EaseDirection, exponent: Double) -> UnitCurve {
    UnitCurve(.eased(.power(Swift.max(1, exponent.finite(or: 1))), direction))
  }

  /// Ten doublings; as everywhere, the ends are exact and the gentle one jumps by 1/1024.
  public static func exponential(_ direction: EaseDirection) -> UnitCurve {
    UnitCurve(.eased(.exponential, direction))
  }

  /// A quarter of a circle.
  public static func circular(_ direction: EaseDirection) -> UnitCurve {
    UnitCurve(.eased(.circular, direction))
  }

  /// Draws back before it goes; the usual `overshoot` makes that a tenth of the way.
  public static func back(
    _ direction: EaseDirection, overshoot: Double = 1.70158
  ) -> UnitCurve {
    UnitCurve(.eased(.back(overshoot: overshoot.finite(or: 1.70158)), direction))
  }

  /// Swings like a rubber band, with an amplitude of at least 1 and the period given.
  ///
  /// A period that is not positive counts as the usual 0.3.
  public static func elastic(
    _ direction: EaseDirection, amplitude: Double = 1, period: Double = 0.3
  ) -> UnitCurve {
    let usable = period.isFinite && period > 1e-6
    return UnitCurve(
      .eased(
        .elastic(
          amplitude: Swift.max(1, amplitude.finite(or: 1)), period: usable ? period : 0.3),
        direction))
  }

  /// Bounces like a dropped ball.
  public static func bounce(_ direction: EaseDirection) -> UnitCurve {
    UnitCurve(.eased(.bounce, direction))
  }
}

extension UnitCurve {
  public static let easeInSine = sine(.easeIn)
  public static let easeOutSine = sine(.easeOut)
  public static let easeInOutSine = sine(.easeInOut)
  public static let easeInQuad = power(.easeIn, exponent: 2)
  public static let easeOutQuad = power(.easeOut, exponent: 2)
  public static let easeInOutQuad = power(.easeInOut, exponent: 2)
  public static let easeInCubic = power(.easeIn, exponent: 3)
  public static let easeOutCubic = power(.easeOut, exponent: 3)
  public static let easeInOutCubic = power(.easeInOut, exponent: 3)
  public static let easeInQuart = power(.easeIn, exponent: 4)
  public static let easeOutQuart = power(.easeOut, exponent: 4)
  public static let easeInOutQuart = power(.easeInOut, exponent: 4)
  public static let easeInQuint = power(.easeIn, exponent: 5)
  public static let easeOutQuint = power(.easeOut, exponent: 5)
  public static let easeInOutQuint = power(.easeInOut, exponent: 5)
  public static let easeInExpo = exponential(.easeIn)
  public static let easeOutExpo = exponential(.easeOut)
  public static let easeInOutExpo = exponential(.easeInOut)
  public static let easeInCirc = circular(.easeIn)
  public static let easeOutCirc = circular(.easeOut)
  public static let easeInOutCirc = circular(.easeInOut)
  public static let easeInBack = back(.easeIn)
  public static let easeOutBack = back(.easeOut)
  public static let easeInOutBack = back(.easeInOut)
  public static let easeInElastic = elastic(.easeIn)
  public static let easeOutElastic = elastic(.easeOut)
  public static let easeInOutElastic = elastic(.easeInOut)
  public static let easeInBounce = bounce(.easeIn)
  public static let easeOutBounce = bounce(.easeOut)
  public static let easeInOutBounce = bounce(.easeInOut)
}
