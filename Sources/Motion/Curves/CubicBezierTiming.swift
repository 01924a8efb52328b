/// A cubic Bézier from (0, 0) to (1, 1), read as output over input.
///
/// The inputs of both control points are held to 0…1, so that each input has one output; their
/// outputs are free and may overshoot.
struct CubicBezierTiming: Sendable, Hashable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1.clampedToUnit
    self.y1 = y1.finite(or: 0)
    self.x2 = x2.clampedToUnit
    self.y2 = y2.finite(or: 1)
  }
}

extension CubicBezierTiming {
  /// The output for `input`, which is held to 0…1.
  func value(at input: Double) -> Double {
    if !(input > 0) { return 0 }
    if input >= 1 { return 1 }
    return Self.coordinate(y1, y2, at: parameter(at: input))
  }

  /// The slope dy/dx; infinite where the curve stands upright.
  func velocity(at input: Double) -> Double {
    if !(input > 0) { return x1 == 0 && y1 != 0 ? y1 * .infinity : startSlope }
    if input >= 1 { return x2 == 1 && y2 != 1 ? (1 - y2) * .infinity : endSlope }
    let t = parameter(at: input)
    let (dx, dy) = (Self.slope(x1, x2, at: t), Self.slope(y1, y2, at: t))
    if dx > 0 { return dy / dx }
    return dy == 0 ? 1 : dy * .infinity
  }

  /// The curve parameter at which the input coordinate is `input`, for 0 < `input` < 1.
  ///
  /// Newton's method kept inside a shrinking bracket: where the curve is so upright that a step
  /// would leave the bracket, or progress is slow, the bracket is halved instead.
  func parameter(at input: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, input)
    for step in 0..<80 {
      let excess = Self.coordinate(x1, x2, at: t) - input
      if excess == 0 { return t }
      if excess > 0 { high = t } else { low = t }
      var next = t - excess / Self.slope(x1, x2, at: t)
      if !(next > low && next < high) || step > 12 { next = (low + high) / 2 }
      let change = next - t
      t = next
      if abs(change) < 1e-13 { return t }
    }
    return t
  }

  /// The coordinate at parameter `t` of a cubic from 0 to 1 with control coordinates `a` and `b`.
  @inline(__always)
  static func coordinate(_ a: Double, _ b: Double, at t: Double) -> Double {
    let (c1, c2) = (3 * a, 3 * (b - a))
    return (((1 - c2) * t + (c2 - c1)) * t + c1) * t
  }

  /// The derivative of `coordinate` by its parameter.
  @inline(__always)
  static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
    let (c1, c2) = (3 * a, 3 * (b - a))
    return (3 * (1 - c2) * t + 2 * (c2 - c1)) * t + c1
  }
}

extension CubicBezierTiming {
  /// The slope with which the curve leaves (0, 0), and along which it is extrapolated before.
  ///
  /// CSS Easing Functions 2, §2.3: towards the first control point that lies apart horizontally.
  var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 != 0 { return 0 }
    if x2 > 0 { return y2 / x2 }
    return y2 == 0 ? 1 : 0
  }

  /// The slope with which the curve reaches (1, 1), and along which it is extrapolated after.
  var endSlope: Double {
    if x2 < 1 { return (1 - y2) / (1 - x2) }
    if y2 != 1 { return 0 }
    if x1 < 1 { return (1 - y1) / (1 - x1) }
    return y1 == 1 ? 1 : 0
  }

  /// Whether the outputs of the control points lie in 0…1 as well, so that the curve can be turned.
  var staysInUnitSquare: Bool { (0...1).contains(y1) && (0...1).contains(y2) }
}
