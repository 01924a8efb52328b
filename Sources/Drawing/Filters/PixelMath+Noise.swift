/// Smooth random numbers, −1…1, that depend on the place: gradient noise on a grid of step 1.
///
/// Ken Perlin, "Improving noise", 2002, with gradients from an integer hash. `seed` tells one field from another.
public func noise(
  _ x: SIMD8<Float>, _ y: SIMD8<Float>, seed: UInt32 = 0
) -> SIMD8<Float> {
  let (column, row) = (x.floor, y.floor)
  let (u, v) = (x - column, y - row)
  let (left, top) = (NoiseGrid.integer(column), NoiseGrid.integer(row))
  let grid = NoiseGrid(seed: seed)
  let (across, down) = (NoiseGrid.fade(u), NoiseGrid.fade(v))
  let above = mix(
    grid.slope(left, top, u, v), grid.slope(left &+ 1, top, u - 1, v), by: across)
  let below = mix(
    grid.slope(left, top &+ 1, u, v - 1), grid.slope(left &+ 1, top &+ 1, u - 1, v - 1),
    by: across)
  return mix(above, below, by: down)
}

private struct NoiseGrid {
  let seed: UInt32

  /// The low bits of a whole number.
  static func integer(_ whole: SIMD8<Float>) -> SIMD8<UInt32> {
    unsafeBitCast(whole + 12_582_912, to: SIMD8<UInt32>.self)
  }

  /// 6t⁵ − 15t⁴ + 10t³: no step in the second derivative.
  static func fade(_ t: SIMD8<Float>) -> SIMD8<Float> { t * t * t * (t * (t * 6 - 15) + 10) }

  /// What a grid point's gradient adds at a distance from it.
  func slope(
    _ column: SIMD8<UInt32>, _ row: SIMD8<UInt32>, _ dx: SIMD8<Float>, _ dy: SIMD8<Float>
  ) -> SIMD8<Float> {
    let hash = hash(column, row)
    let a = dx.replacing(with: -dx, where: (hash & 1) .!= .zero)
    let b = dy.replacing(with: -dy, where: (hash & 2) .!= .zero)
    // Of eight directions the diagonal ones count half each way.
    let alone = a.replacing(with: b, where: (hash & 4) .!= .zero) * 1.41421356
    return (a + b).replacing(with: alone, where: (hash & 8) .!= .zero)
  }

  private func hash(_ column: SIMD8<UInt32>, _ row: SIMD8<UInt32>) -> SIMD8<UInt32> {
    var hash = column &* 0x9E37_79B1 ^ (row &* 0x85EB_CA77) ^ SIMD8(repeating: seed &* 0xC2B2_AE3D)
    hash = (hash ^ (hash &>> 15)) &* 0x2C1B_3C6D
    hash = (hash ^ (hash &>> 12)) &* 0x297A_2D39
    return hash ^ (hash &>> 15)
  }
}
