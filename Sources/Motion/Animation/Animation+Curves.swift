extension Animation {
  /// A constant pace, for 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }

  /// A constant pace, over `duration` seconds.
  public static func linear(duration: Double) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// A gentle start, for 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  /// A gentle start, over `duration` seconds.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// A gentle end, for 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  /// A gentle end, over `duration` seconds.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// A gentle start and end, for 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// A gentle start and end, over `duration` seconds.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// A pace given by a cubic Bézier from (0, 0) to (1, 1).
  ///
  /// The inputs p1x and p2x are held to 0…1; the outputs p1y and p2y may overshoot.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    timingCurve(.bezier(p1x, p1y, p2x, p2y), duration: duration)
  }

  /// A pace given by any curve, over `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.curve(curve, duration: duration > 0 ? duration : 0))
  }
}
