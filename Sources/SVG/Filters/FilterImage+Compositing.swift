import Drawing

extension FilterImage {
  /// This picture over, in, … another: Porter and Duff's operators, and the arithmetic one.
  func composited(with other: FilterImage, _ operation: CompositeOperator) -> FilterImage {
    switch operation {
    case .over: combined(with: other) { $0 + $1 * (1 - $0.w) }
    case .in: combined(with: other) { $0 * $1.w }
    case .out: combined(with: other) { $0 * (1 - $1.w) }
    case .atop: combined(with: other) { $0 * $1.w + $1 * (1 - $0.w) }
    case .xor: combined(with: other) { $0 * (1 - $1.w) + $1 * (1 - $0.w) }
    case .lighter: combined(with: other) { ($0 + $1).clampedColor }
    case .arithmetic(let k):
      combined(with: other) { first, second in
        (first * second * k.x + first * k.y + second * k.z + k.w).clampedColor
      }
    }
  }

  /// The picture with each pixel combined with that of another at its place.
  func combined(
    with other: FilterImage, _ body: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterImage {
    var result = self
    for index in pixels.indices { result.pixels[index] = body(pixels[index], other.pixels[index]) }
    return result
  }

  /// This picture blended with what is behind it: Compositing and Blending Level 1, § 5.
  func blended(with backdrop: FilterImage, _ mode: BlendMode) -> FilterImage {
    guard mode != .normal else { return composited(with: backdrop, .over) }
    return combined(with: backdrop) { source, behind in
      let (top, bottom) = (source.straight, behind.straight)
      var mixed = BlendFunction.mix(bottom, top, mode)
      mixed.w = 1
      var result =
        source * (1 - behind.w) + behind * (1 - source.w) + mixed * (source.w * behind.w)
      result.w = source.w + behind.w - source.w * behind.w
      return result.clampedColor
    }
  }
}
