internal import Drawing

extension Operation {
  /// The operation on eight numbers at once.
  func vector(_ a: SIMD8<Float>, _ b: SIMD8<Float>, _ c: SIMD8<Float>) -> SIMD8<Float> {
    switch self {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: a / b
    case .remainder: a - b * (a / b).rounded(.towardZero)
    case .modulo: a - b * (a / b).floor
    case .negate: -a
    case .minimum: a.replacing(with: b, where: b .< a)
    case .maximum: a.replacing(with: b, where: b .> a)
    case .clamp: a.replacing(with: c, where: a .> c).replacing(with: b, where: a .< b)
    case .absolute: a.replacing(with: -a, where: a .< 0)
    case .floor: a.floor
    case .ceil: a.rounded(.up)
    case .round: a.rounded(.toNearestOrAwayFromZero)
    case .truncate: a.rounded(.towardZero)
    case .fraction: a.fraction
    case .mix: b.replacing(with: a + (b - a) * c, where: c .!= 1)
    case .squareRoot: a.squareRoot()
    case .random: Noise.random(a, b)
    case .noise: Noise.gradient(a, b, c)
    case .hypotenuse: (a * a + b * b).squareRoot()
    case .smoothstep:
      Drawing.smoothstep(from: a, to: b, c)
        .replacing(with: SIMD8.one.replacing(with: 0, where: c .< a), where: a .== b)
    case .sine, .cosine, .tangent, .arcSine, .arcCosine, .arcTangent, .arcTangent2:
      trigonometric(a, b)
    case .exponential, .logarithm, .logarithm2, .logarithm10, .power: exponential(a, b)
    default: truth(a, b, c)
    }
  }

  private func truth(
    _ a: SIMD8<Float>, _ b: SIMD8<Float>, _ c: SIMD8<Float>
  ) -> SIMD8<Float> {
    let (zero, one): (SIMD8<Float>, SIMD8<Float>) = (.zero, .one)
    return switch self {
    case .equal: zero.replacing(with: one, where: a .== b)
    case .notEqual: zero.replacing(with: one, where: a .!= b)
    case .less: zero.replacing(with: one, where: a .< b)
    case .lessOrEqual: zero.replacing(with: one, where: a .<= b)
    case .greater: zero.replacing(with: one, where: a .> b)
    case .greaterOrEqual: zero.replacing(with: one, where: a .>= b)
    case .not: zero.replacing(with: one, where: a .== 0)
    case .and: zero.replacing(with: one, where: (a .!= 0) .& (b .!= 0))
    case .or: zero.replacing(with: one, where: (a .!= 0) .| (b .!= 0))
    case .select: c.replacing(with: b, where: a .!= 0)
    case .sign: zero.replacing(with: one, where: a .> 0).replacing(with: -one, where: a .< 0)
    case .step: one.replacing(with: zero, where: b .< a)
    default: SIMD8(repeating: .nan)
    }
  }

  private func trigonometric(_ a: SIMD8<Float>, _ b: SIMD8<Float>) -> SIMD8<Float> {
    switch self {
    case .sine: Drawing.sin(a)
    case .cosine: Drawing.cos(a)
    case .tangent: Drawing.sin(a) / Drawing.cos(a)
    case .arcSine: Drawing.atan2(a, (1 - a * a).squareRoot())
    case .arcCosine: Drawing.atan2((1 - a * a).squareRoot(), a)
    case .arcTangent: Drawing.atan2(a, .one)
    default: Drawing.atan2(a, b)
    }
  }

  private func exponential(_ a: SIMD8<Float>, _ b: SIMD8<Float>) -> SIMD8<Float> {
    switch self {
    case .exponential: Drawing.exp(a)
    case .logarithm: Drawing.log(a)
    case .logarithm2: Drawing.log2(a)
    case .logarithm10: Drawing.log2(a) * 0.301_029_995_663_981_2
    default: Drawing.pow(a, b)
    }
  }
}
