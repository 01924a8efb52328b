extension FilterImage {
  /// The picture convolved with a matrix: Filter Effects § 9.9.
  func convolved(_ convolution: Convolution, within part: FilterBounds) -> FilterImage {
    var result = FilterImage(width: width, height: height, space: space)
    let source = convolution.preservesAlpha ? mapped(\.straight) : self
    for y in part.y {
      for x in part.x {
        let sum = source.sum(convolution, x, y, part)
        let own = pixels[y * width + x]
        var value = sum / Float(convolution.divisor)
        if convolution.preservesAlpha {
          value = (value + Float(convolution.bias))
            .clamped(lowerBound: .zero, upperBound: .one)
          value.w = own.w
          value = value.premultiplied
        } else {
          value = (value + Float(convolution.bias)).clampedColor
        }
        result.pixels[y * width + x] = value
      }
    }
    return result
  }

  private func sum(
    _ convolution: Convolution, _ x: Int, _ y: Int, _ part: FilterBounds
  ) -> SIMD4<Float> {
    var sum = SIMD4<Float>.zero
    for row in 0..<convolution.rows {
      for column in 0..<convolution.columns {
        let index =
          (convolution.rows - 1 - row) * convolution.columns + convolution.columns - 1 - column
        let place = (x + column - convolution.targetX, y + row - convolution.targetY)
        sum +=
          edged(place.0, place.1, convolution.edgeMode, part)
          * Float(convolution.matrix[index])
      }
    }
    return sum
  }

  /// The pixel at a place that may lie outside of `part`.
  private func edged(
    _ x: Int, _ y: Int, _ mode: Convolution.EdgeMode, _ part: FilterBounds
  ) -> SIMD4<Float> {
    if part.x.contains(x), part.y.contains(y) { return pixels[y * width + x] }
    switch mode {
    case .none: return .zero
    case .duplicate:
      return pixel(
        min(max(x, part.x.lowerBound), part.x.upperBound - 1),
        min(max(y, part.y.lowerBound), part.y.upperBound - 1))
    case .wrap:
      return pixel(
        part.x.lowerBound + (x - part.x.lowerBound).modulo(part.x.count),
        part.y.lowerBound + (y - part.y.lowerBound).modulo(part.y.count))
    }
  }
}
