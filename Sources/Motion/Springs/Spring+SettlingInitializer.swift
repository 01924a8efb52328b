internal import Geometry

extension Spring {
  /// A spring by the time in which it settles.
  ///
  /// SwiftUI holds the duration to 0.01…10 seconds; here any is honoured, and one that is not positive
  /// gives a spring that arrives at once.
  ///
  /// - Parameters:
  ///   - settlingDuration: The seconds after which a motion of distance 1 stays within `epsilon`.
  ///   - dampingRatio: Above 0; 1 is critically damped, and more counts as 1.
  ///   - epsilon: The distance from the target that counts as settled.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = Swift.min(1, Swift.max(1e-6, dampingRatio.number(or: 1)))
    let tolerance = epsilon > 0 && epsilon < 1 ? epsilon : 0.001
    guard settlingDuration > 0 else {
      self.init(naturalFrequency: .infinity, decay: .infinity)
      return
    }
    let angle =
      ratio < 1 ? Self.oscillatingAngle(ratio, tolerance) : Self.criticalAngle(tolerance)
    let frequency = angle / settlingDuration
    self.init(naturalFrequency: frequency, decay: ratio * frequency)
  }

  /// The ω₀·T at which ζ/√(1 − ζ²)·e^(−ζω₀T) = ε; at least one time constant.
  private static func oscillatingAngle(_ ratio: Double, _ tolerance: Double) -> Double {
    let swing = ratio / ((1 - ratio) * (1 + ratio)).squareRoot()
    return Swift.max(1, log(swing / tolerance)) / ratio
  }

  /// The ω₀·T at which (1 + ω₀T)·e^(−ω₀T) = ε, by Newton's method from beyond.
  private static func criticalAngle(_ tolerance: Double) -> Double {
    var angle = 2 * log(2 / tolerance)
    for _ in 0..<20 {
      angle -= (log1p(angle) - angle - log(tolerance)) / (1 / (1 + angle) - 1)
    }
    return angle
  }
}
