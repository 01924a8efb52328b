import Geometry

extension FilterImage {
  /// The picture blurred by standard deviations along the axes, in pixels.
  func blurred(_ x: Double, _ y: Double) -> FilterImage {
    var result = self
    if x > 0 { result = result.blurredRows(x) }
    if y > 0 { result = result.transposed().blurredRows(y).transposed() }
    return result
  }

  private func transposed() -> FilterImage {
    var result = FilterImage(width: height, height: width, space: space)
    for y in 0..<height {
      for x in 0..<width { result.pixels[x * height + y] = pixels[y * width + x] }
    }
    return result
  }

  /// Small blurs by weights, others by three boxes, as Filter Effects § 9.14 describes.
  private func blurredRows(_ deviation: Double) -> FilterImage {
    guard deviation >= 2 else { return weightedRows(FilterImage.weights(deviation)) }
    let size = Int(min(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5, 1e6))
    var result = self
    for (left, right) in FilterImage.boxes(size) { result = result.boxedRows(left, right) }
    return result
  }

  /// How far three boxes of a size reach to the left and to the right.
  private static func boxes(_ size: Int) -> [(left: Int, right: Int)] {
    let half = size / 2
    guard size % 2 == 0 else { return [(half, half), (half, half), (half, half)] }
    return [(half, half - 1), (half - 1, half), (half, half)]
  }

  /// Each pixel the mean of those from `left` before it to `right` after it.
  private func boxedRows(_ left: Int, _ right: Int) -> FilterImage {
    var result = self
    let share = 1 / Float(left + right + 1)
    for y in 0..<height {
      let row = y * width
      var sum = SIMD4<Float>.zero
      for x in 0..<min(right, width) { sum += pixels[row + x] }
      for x in 0..<width {
        if x + right < width { sum += pixels[row + x + right] }
        if x - left - 1 >= 0 { sum -= pixels[row + x - left - 1] }
        result.pixels[row + x] = sum * share
      }
    }
    return result
  }

  /// A Gaussian's weights at the distances 0, 1, 2, … with a sum of 1 to both sides.
  private static func weights(_ deviation: Double) -> [Float] {
    let reach = max(Int((deviation * 3).rounded(.up)), 1)
    let weights = (0...reach).map { distance in
      exp(-Double(distance * distance) / (2 * deviation * deviation))
    }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  private func weightedRows(_ weights: [Float]) -> FilterImage {
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        var sum = pixels[y * width + x] * weights[0]
        for distance in 1..<weights.count {
          sum += (pixel(x - distance, y) + pixel(x + distance, y)) * weights[distance]
        }
        result.pixels[y * width + x] = sum
      }
    }
    return result
  }
}
