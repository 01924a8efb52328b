extension Operation {
  /// Bounds of the operation's result for numbers within bounds; nil when there may be none.
  ///
  /// What is rounded stays in order, so the results at the ends are bounds of the rounded results
  /// between them (interval arithmetic: Moore, "Interval Analysis", 1966).
  func bounds(_ a: NumberBounds?, _ b: NumberBounds?, _ c: NumberBounds?) -> NumberBounds? {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .not, .and, .or:
      return NumberBounds(0, 1)
    case .step, .random: return NumberBounds(0, 1)
    case .select:
      guard let b, let c else { return nil }
      return b.joined(with: c)
    default:
      guard let a, let b, let c else { return nil }
      return arithmetic(a, b, c) ?? rounding(a) ?? blending(a, b, c)
    }
  }

  private func arithmetic(_ a: NumberBounds, _ b: NumberBounds, _ c: NumberBounds) -> NumberBounds?
  {
    switch self {
    case .add: return NumberBounds(a.low + b.low, a.high + b.high)
    case .subtract: return NumberBounds(a.low - b.high, a.high - b.low)
    case .multiply: return Self.corners(a, b, *)
    case .divide: return b.low > 0 || b.high < 0 ? Self.corners(a, b, /) : nil
    case .negate: return NumberBounds(-a.high, -a.low)
    case .remainder:
      guard b.low > 0 || b.high < 0 else { return nil }
      let most = min(a.magnitude, b.magnitude)
      return NumberBounds(a.low < 0 ? -most : 0, a.high > 0 ? most : 0)
    case .hypotenuse:
      return NumberBounds(0, (a.magnitude + b.magnitude) * 1.000_001)
    default: return nil
    }
  }

  private func rounding(_ a: NumberBounds) -> NumberBounds? {
    switch self {
    case .floor, .ceil, .round, .truncate, .sign: return a.mapped { self($0, 0, 0) }
    case .squareRoot: return a.low >= 0 ? a.mapped { $0.squareRoot() } : nil
    case .fraction: return NumberBounds(0, 1)
    case .absolute:
      let least = a.low > 0 ? a.low : a.high < 0 ? -a.high : 0
      return NumberBounds(least, a.magnitude)
    // They may miss the true values by the last digit.
    case .sine, .cosine: return NumberBounds(-1.000_001, 1.000_001)
    case .arcTangent: return NumberBounds(-1.6, 1.6)
    default: return nil
    }
  }

  private func blending(_ a: NumberBounds, _ b: NumberBounds, _ c: NumberBounds) -> NumberBounds? {
    switch self {
    case .minimum: return NumberBounds(min(a.low, b.low), min(a.high, b.high))
    case .maximum: return NumberBounds(max(a.low, b.low), max(a.high, b.high))
    case .clamp:
      guard b.high <= c.low else { return a.joined(with: b)?.joined(with: c) }
      return NumberBounds(self(a.low, b.low, c.low), self(a.high, b.high, c.high))
    case .mix:
      let way = Operation.subtract.bounds(b, a, c)
      let part = Operation.multiply.bounds(way, c, c)
      return Operation.add.bounds(a, part, c)?.joined(with: b)
    case .smoothstep: return NumberBounds(0, 1)
    case .arcTangent2: return NumberBounds(-3.2, 3.2)
    default: return nil
    }
  }

  /// The least and the largest result at the ends of two ranges.
  private static func corners(
    _ a: NumberBounds, _ b: NumberBounds, _ combine: (Double, Double) -> Double
  ) -> NumberBounds? {
    let results = (
      combine(a.low, b.low), combine(a.low, b.high), combine(a.high, b.low),
      combine(a.high, b.high)
    )
    guard results.0.isFinite, results.1.isFinite, results.2.isFinite, results.3.isFinite else {
      return nil
    }
    return NumberBounds(
      min(results.0, results.1, results.2, results.3),
      max(results.0, results.1, results.2, results.3))
  }
}
