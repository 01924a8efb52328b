internal import Geometry

/// The families of curves known by Robert Penner's names, each as the curve that starts gently.
///
/// The constants are those in general use ("Programming Macromedia Flash MX", 2002, chapter 7).
enum EasingFunction: Sendable, Hashable {
  case sine
  case power(Double)
  case exponential
  case circular
  case back(overshoot: Double)
  case elastic(amplitude: Double, period: Double)
  case bounce
}

extension EasingFunction {
  /// The value at `x` in 0…1; 0 at 0 and 1 at 1.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    switch self {
    case .sine: return 1 - cos(x * (.pi / 2))
    case .power(let exponent): return Self.power(x, exponent)
    case .exponential: return pow(2, 10 * x - 10)
    case .circular: return x * x / (1 + ((1 - x) * (1 + x)).squareRoot())
    case .back(let overshoot): return x * x * ((overshoot + 1) * x - overshoot)
    case .elastic(let amplitude, let period):
      let angle = Self.elasticAngle(x, amplitude, period)
      return -amplitude * pow(2, 10 * x - 10) * sin(angle)
    case .bounce: return 1 - Bounce.height(at: 1 - x)
    }
  }

  /// The slope at `x` in 0…1; at the ends, that of the curve towards them.
  func slope(at x: Double) -> Double {
    switch self {
    case .sine: return sin(x * (.pi / 2)) * (.pi / 2)
    case .power(let exponent): return exponent * Self.power(x, exponent - 1)
    case .exponential: return pow(2, 10 * x - 10) * (10 * Self.ln2)
    case .circular: return x / ((1 - x) * (1 + x)).squareRoot()
    case .back(let overshoot): return x * (3 * (overshoot + 1) * x - 2 * overshoot)
    case .elastic(let amplitude, let period):
      let angle = Self.elasticAngle(x, amplitude, period)
      let turn = 2 * Double.pi / period * cos(angle) + 10 * Self.ln2 * sin(angle)
      return -amplitude * pow(2, 10 * x - 10) * turn
    case .bounce: return Bounce.slope(at: 1 - x)
    }
  }

  /// The function for curves that ease at both ends.
  ///
  /// Back and elastic get back there what they lose in being shown at half size: an overshoot
  /// 1.525 and a period 1.5 times as large.
  var narrowed: EasingFunction {
    switch self {
    case .back(let overshoot): .back(overshoot: overshoot * 1.525)
    case .elastic(let amplitude, let period):
      .elastic(amplitude: amplitude, period: period * 1.5)
    default: self
    }
  }

  private static let ln2 = 0.693147180559945309417

  /// Small whole powers by multiplication, which is quicker and rounds less.
  private static func power(_ x: Double, _ exponent: Double) -> Double {
    switch exponent {
    case 1: x
    case 2: x * x
    case 3: x * x * x
    case 4: (x * x) * (x * x)
    case 5: (x * x) * (x * x) * x
    default: pow(x, exponent)
    }
  }

  /// The phase is such that the curve ends at 1.
  private static func elasticAngle(
    _ x: Double, _ amplitude: Double, _ period: Double
  ) -> Double {
    (x - 1) * (2 * .pi / period) - asin(1 / amplitude)
  }
}

/// A ball that comes to rest in four bounces, each half as long as the one before.
private enum Bounce {
  private static let steepness = 7.5625

  static func height(at x: Double) -> Double {
    let (offset, height) = arc(at: x)
    return steepness * (x - offset) * (x - offset) + height
  }

  static func slope(at x: Double) -> Double { 2 * steepness * (x - arc(at: x).offset) }

  private static func arc(at x: Double) -> (offset: Double, height: Double) {
    if x < 1 / 2.75 { return (0, 0) }
    if x < 2 / 2.75 { return (1.5 / 2.75, 0.75) }
    if x < 2.5 / 2.75 { return (2.25 / 2.75, 0.9375) }
    return (2.625 / 2.75, 0.984375)
  }
}
