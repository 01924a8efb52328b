/// At which end of its way a curve eases.
public enum EaseDirection: Sendable, Hashable, CaseIterable {
  /// Starts gently.
  case easeIn
  /// Ends gently.
  case easeOut
  /// Starts and ends gently.
  case easeInOut
}

extension EaseDirection {
  /// The value at `x` of the curve made of `function`, which starts gently.
  ///
  /// Easing out is easing in turned by half a turn; easing in and out is both at half size.
  func value(of function: EasingFunction, at x: Double) -> Double {
    switch self {
    case .easeIn: function.value(at: x)
    case .easeOut: 1 - function.value(at: 1 - x)
    case .easeInOut:
      x < 0.5
        ? function.narrowed.value(at: 2 * x) / 2
        : 1 - function.narrowed.value(at: 2 - 2 * x) / 2
    }
  }

  /// The slope at `x` of the curve made of `function`.
  func slope(of function: EasingFunction, at x: Double) -> Double {
    switch self {
    case .easeIn: function.slope(at: x)
    case .easeOut: function.slope(at: 1 - x)
    case .easeInOut: function.narrowed.slope(at: x < 0.5 ? 2 * x : 2 - 2 * x)
    }
  }
}
