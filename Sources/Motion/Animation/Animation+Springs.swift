extension Animation {
  /// The animation of a change that names none: a spring without bounce.
  public static let `default` = spring()

  /// A spring without bounce.
  public static var spring: Animation { spring() }

  /// A spring by its perceptual duration and its bounce.
  ///
  /// A spring takes over position and velocity from what moved the value before.
  ///
  /// The duration sets the pace, and when the motion counts as logically complete. A bounce of 0 is
  /// none, towards 1 it grows; below 0 the spring is over-damped. In the blend duration the pace of
  /// a preceding spring gives way to this one's. Durations are in seconds.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by the period it would have without damping, and its damping ratio.
  ///
  /// With a damping fraction of 0 it never settles, with 1 it is critically damped.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// The motion of `spring`.
  ///
  /// SwiftUI integrates these springs in steps of 1/300 s, caps their stiffness at 45 000 so that the
  /// steps stay stable, and ends them by their speed in points. Here the closed form is used, with
  /// no cap, and the end is relative to the distance: the same at any scale and any frame rate.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    let blend = blendDuration.finite(or: 0)
    return Animation(.spring(FluidSpring(spring: spring, blendDuration: Swift.max(0, blend))))
  }

  /// A quick spring for values that follow a pointer.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A quick spring for values that follow a pointer, by response and damping ratio.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A quick spring for values that follow a pointer, by duration and bounce beyond the usual 0.15.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }

  /// A spring without bounce but the given.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }

  /// A spring with a small bounce and `extraBounce` on top.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a marked bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring with a marked bounce and `extraBounce` on top.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

extension Animation {
  /// A spring without bounce whose motion blends with what moved the value before.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// A spring by physical quantities whose motion blends with what moved the value before.
  ///
  /// Damping beyond the critical one is honoured: one reading of SwiftUI treats it as critical,
  /// which would make a heavily damped spring the faster one.
  /// The initial velocity is in fractions of the change per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring by duration and bounce whose motion blends with what moved the value before.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// The motion of `spring`, blended with what moved the value before.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolatingSpring(
        InterpolatingSpring(spring: spring, initialVelocity: initialVelocity.finite(or: 0))))
  }
}
