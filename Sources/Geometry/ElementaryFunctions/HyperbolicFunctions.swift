/// The hyperbolic sine.
@_disfavoredOverload
public func sinh(_ x: Double) -> Double {
  let size = abs(x)
  if size < 0x1p-27 { return x }
  if size < 1 { return x + x * hyperbolicSineTail(x * x) }
  let value: Double
  if size < 22 {
    let power = exp(size)
    value = power * 0.5 - 0.5 / power
  } else {
    value = exponential(ExtendedDouble(high: size, low: 0), exponent: -1)
  }
  return x < 0 ? -value : value
}

/// The hyperbolic cosine.
@_disfavoredOverload
public func cosh(_ x: Double) -> Double {
  let size = abs(x)
  guard size < 22 else { return exponential(ExtendedDouble(high: size, low: 0), exponent: -1) }
  if size < 0.35 {
    let growth = expm1(size)
    return 1 + growth * growth / (2 * (1 + growth))
  }
  let power = exp(size)
  return power * 0.5 + 0.5 / power
}

/// sinh(x)/x − 1 for x² = z below 1: Taylor's series.
private func hyperbolicSineTail(_ z: Double) -> Double {
  let last = horner(z, 1 / 1_307_674_368_000, 1 / 355_687_428_096_000, 1 / 121_645_100_408_832_000)
  let end = horner(z, 1 / 362_880, 1 / 39_916_800, 1 / 6_227_020_800, last)
  return z * horner(z, 1 / 6, 1 / 120, 1 / 5040, end)
}
