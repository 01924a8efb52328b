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
    case circular(EaseDirection)
  }
}

/// At which end of its way a curve eases.
public enum EaseDirection: Sendable, Hashable, CaseIterable {
  /// Starts gently.
  case easeIn
  /// Ends gently.
  case easeOut
  /// Starts and ends gently.
  case easeInOut
}

extension UnitCurve {
  /// The output for the input `progress`, which is held to 0…1; NaN counts as 0.
  public func value(at progress: Double) -> Double {
    switch shape {
    case .linear: progress.clampedToUnit
    case .bezier(let timing): timing.value(at: progress)
    case .circular(let direction): Circular.value(at: progress.clampedToUnit, direction)
    }
  }

  /// The slope of the curve at `progress`, which is held to 0…1; infinite where it stands upright.
  public func velocity(at progress: Double) -> Double {
    switch shape {
    case .linear: 1
    case .bezier(let timing): timing.velocity(at: progress)
    case .circular(let direction): Circular.velocity(at: progress.clampedToUnit, direction)
    }
  }

  /// The output for any `progress`: beyond 0…1 the curve goes on along its end tangent.
  ///
  /// Where the tangent is upright the end value is held, so that the result stays finite.
  public func extrapolatedValue(at progress: Double) -> Double {
    if progress < 0 { return value(at: 0) + progress * startTangent }
    if progress > 1 { return value(at: 1) + (progress - 1) * endTangent }
    return value(at: progress)
  }

  private var startTangent: Double { velocity(at: 0).finite(or: 0) }
  private var endTangent: Double { velocity(at: 1).finite(or: 0) }
}
