/// How progress is spent: a curve that maps input progress 0…1 to output progress, mostly 0…1.
///
/// Overshooting curves leave 0…1 on the way. `value(at:)` holds its input to 0…1, as SwiftUI
/// documents; `extrapolatedValue(at:)` goes on along the end tangents, as CSS does. A curve fed by
/// another curve that may overshoot uses the latter.
public struct UnitCurve: Sendable, Hashable {
  let shape: Shape

  init(_ shape: Shape) { self.shape = shape }

  enum Shape: Sendable, Hashable {
    case linear
    case bezier(CubicBezierTiming)
    case eased(EasingFunction, EaseDirection)
    case steps(StepTiming)
    case piecewise(PiecewiseLinearTiming)
    indirect case inverse(UnitCurve)
    indirect case composed(inner: UnitCurve, outer: UnitCurve)
  }
}

extension UnitCurve {
  /// The output for the input `progress`, which is held to 0…1; NaN counts as 0.
  public func value(at progress: Double) -> Double {
    let progress = progress.clampedToUnit
    switch shape {
    case .linear: return progress
    case .bezier(let timing): return timing.value(at: progress)
    case .eased(let function, let direction): return direction.value(of: function, at: progress)
    case .steps(let timing): return timing.value(at: progress)
    case .piecewise(let timing): return timing.value(at: progress)
    case .inverse(let curve): return curve.input(for: progress)
    case .composed(let inner, let outer):
      return inner.extrapolatedValue(at: outer.value(at: progress))
    }
  }

  /// The slope of the curve at `progress`, which is held to 0…1; infinite where it stands upright.
  ///
  /// At a corner it is the slope after it, and at a jump that of the level parts.
  public func velocity(at progress: Double) -> Double {
    let progress = progress.clampedToUnit
    switch shape {
    case .linear: return 1
    case .bezier(let timing): return timing.velocity(at: progress)
    case .eased(let function, let direction): return direction.slope(of: function, at: progress)
    case .steps: return 0
    case .piecewise(let timing): return timing.velocity(at: progress)
    case .inverse(let curve): return 1 / curve.velocity(at: curve.input(for: progress))
    case .composed(let inner, let outer):
      return inner.extrapolatedVelocity(at: outer.value(at: progress))
        * outer.velocity(at: progress)
    }
  }

  /// The output for any `progress`: beyond 0…1 the curve goes on along its end tangent.
  ///
  /// Where the tangent is upright the end value is held, so that the result stays finite. Steps go
  /// on in steps. NaN counts as 0.
  public func extrapolatedValue(at progress: Double) -> Double {
    guard progress < 0 || progress > 1 else { return value(at: progress) }
    switch shape {
    case .steps(let timing): return timing.value(at: progress)
    case .piecewise(let timing): return timing.value(at: progress)
    default: break
    }
    let end = progress < 0 ? 0.0 : 1.0
    let tangent = extrapolatedVelocity(at: progress)
    return tangent == 0 ? value(at: end) : value(at: end) + (progress - end) * tangent
  }

  private func extrapolatedVelocity(at progress: Double) -> Double {
    guard progress < 0 || progress > 1 else { return velocity(at: progress) }
    if case .bezier(let timing) = shape {
      return progress < 0 ? timing.startSlope : timing.endSlope
    }
    return velocity(at: progress).finite(or: 0)
  }
}

extension UnitCurve {
  /// This curve fed by another one: the output of `outer` becomes the input here.
  ///
  /// Where `outer` overshoots, this curve goes on along its end tangent.
  public func fed(by outer: UnitCurve) -> UnitCurve {
    UnitCurve(.composed(inner: self, outer: outer))
  }

  /// The curve that maps outputs back to inputs.
  ///
  /// Exact for straight lines, Béziers within the unit square, and the two quarter circles, which are
  /// each other's inverse. Any other is solved by halving intervals; for one that passes an output
  /// several times, the result is one of its inputs. (SwiftUI is said to call the two-quarter circle
  /// its own inverse, which it isn't.)
  public var inverse: UnitCurve {
    switch shape {
    case .linear: return self
    case .inverse(let curve): return curve
    case .eased(.circular, .easeIn): return .circularEaseOut
    case .eased(.circular, .easeOut): return .circularEaseIn
    case .bezier(let timing) where timing.staysInUnitSquare:
      return .bezier(timing.y1, timing.x1, timing.y2, timing.x2)
    default: return UnitCurve(.inverse(self))
    }
  }

  /// The input at which the output reaches `output`.
  private func input(for output: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    if output <= value(at: 0) { return 0 }
    if output >= value(at: 1) { return 1 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(at: middle) < output { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
