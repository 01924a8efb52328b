internal import Geometry

/// What can be done to up to three numbers; booleans are 0 and 1.
///
/// Every operation is defined for every number: dividing by zero gives an infinity or NaN as
/// IEEE 754 has it, and so does the root or logarithm of a negative number.
enum Operation: UInt8, Sendable {
  case add, subtract, multiply, divide
  /// What is left of a truncating division; it has the dividend's sign.
  case remainder
  /// What is left of a flooring division; it has the divisor's sign.
  case modulo
  case negate
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case not, and, or
  /// The second number when the first isn't 0, else the third.
  case select
  case minimum, maximum, clamp
  case absolute, floor, ceil, round, truncate, fraction, sign
  case squareRoot, sine, cosine, tangent, arcSine, arcCosine, arcTangent, arcTangent2
  case exponential, logarithm, logarithm2, logarithm10, power, hypotenuse
  case mix, step, smoothstep
  case random, noise

  /// The operation's result; those of one or two numbers leave the others out of account.
  @inline(__always)
  func callAsFunction(_ a: Double, _ b: Double, _ c: Double) -> Double {
    switch self {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: a / b
    case .remainder: a.truncatingRemainder(dividingBy: b)
    case .modulo: a - b * (a / b).rounded(.down)
    case .negate: -a
    case .equal: a == b ? 1 : 0
    case .notEqual: a != b ? 1 : 0
    case .less: a < b ? 1 : 0
    case .lessOrEqual: a <= b ? 1 : 0
    case .greater: a > b ? 1 : 0
    case .greaterOrEqual: a >= b ? 1 : 0
    case .not: a == 0 ? 1 : 0
    case .and: a != 0 && b != 0 ? 1 : 0
    case .or: a != 0 || b != 0 ? 1 : 0
    case .select: a != 0 ? b : c
    case .minimum: b < a ? b : a
    case .maximum: b > a ? b : a
    case .clamp: a < b ? b : a > c ? c : a
    case .absolute: abs(a)
    case .floor: a.rounded(.down)
    case .ceil: a.rounded(.up)
    case .round: a.rounded()
    case .truncate: a.rounded(.towardZero)
    case .fraction: a - a.rounded(.down)
    case .sign: a > 0 ? 1 : a < 0 ? -1 : 0
    case .mix: c == 1 ? b : a + (b - a) * c
    case .step: b < a ? 0 : 1
    case .smoothstep: Self.smoothstep(a, b, c)
    case .random: Self.single(Noise.random(Self.numbers(a), Self.numbers(b)))
    case .noise:
      Self.single(Noise.gradient(Self.numbers(a), Self.numbers(b), Self.numbers(c)))
    default: transcendental(a, b)
    }
  }

  private static func numbers(_ value: Double) -> SIMD8<Float> { SIMD8(repeating: Float(value)) }

  private static func single(_ numbers: SIMD8<Float>) -> Double { Double(numbers[0]) }

  private func transcendental(_ a: Double, _ b: Double) -> Double {
    switch self {
    case .squareRoot: a.squareRoot()
    case .sine: sin(a)
    case .cosine: cos(a)
    case .tangent: tan(a)
    case .arcSine: asin(a)
    case .arcCosine: acos(a)
    case .arcTangent: atan(a)
    case .arcTangent2: atan2(a, b)
    case .exponential: exp(a)
    case .logarithm: log(a)
    case .logarithm2: log(a) / 0.693_147_180_559_945_3
    case .logarithm10: log(a) / 2.302_585_092_994_045_7
    case .power: pow(a, b)
    case .hypotenuse: hypot(a, b)
    default: .nan
    }
  }

  /// 0 below `a`, 1 above `b`, and 3t² − 2t³ between them; a step when they are the same.
  private static func smoothstep(_ a: Double, _ b: Double, _ x: Double) -> Double {
    guard a != b else { return x < a ? 0 : 1 }
    let t = min(max((x - a) / (b - a), 0), 1)
    return t * t * (3 - 2 * t)
  }
}
