/// Curves along quarters of a circle.
enum Circular {
  static func value(at x: Double, _ direction: EaseDirection) -> Double {
    switch direction {
    case .easeIn: quarter(x)
    case .easeOut: 1 - quarter(1 - x)
    case .easeInOut: x < 0.5 ? quarter(2 * x) / 2 : 1 - quarter(2 - 2 * x) / 2
    }
  }

  static func velocity(at x: Double, _ direction: EaseDirection) -> Double {
    switch direction {
    case .easeIn: quarterSlope(x)
    case .easeOut: quarterSlope(1 - x)
    case .easeInOut: x < 0.5 ? quarterSlope(2 * x) : quarterSlope(2 - 2 * x)
    }
  }

  /// 1 − √(1 − x²), in a form that keeps its digits near 0.
  private static func quarter(_ x: Double) -> Double {
    x * x / (1 + ((1 - x) * (1 + x)).squareRoot())
  }

  private static func quarterSlope(_ x: Double) -> Double {
    x / ((1 - x) * (1 + x)).squareRoot()
  }
}
