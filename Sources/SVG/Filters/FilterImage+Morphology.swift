extension FilterImage {
  /// The greatest or least components within a rectangle around each pixel.
  func morphed(grows: Bool, _ x: Double, _ y: Double) -> FilterImage {
    guard x > 0 || y > 0 else { return self }
    let columns = Int(min(max(x, 0), 1e6).rounded())
    let rows = Int(min(max(y, 0), 1e6).rounded())
    return extremeRows(columns, grows).flipped().extremeRows(rows, grows).flipped()
  }

  private func flipped() -> FilterImage {
    var result = FilterImage(width: height, height: width, space: space)
    for y in 0..<height {
      for x in 0..<width { result.pixels[x * height + y] = pixels[y * width + x] }
    }
    return result
  }

  /// Running extremes over 2 · radius + 1 pixels: van Herk's, three comparisons a pixel whatever the radius.
  ///
  /// What lies outside is transparent.
  private func extremeRows(_ radius: Int, _ grows: Bool) -> FilterImage {
    guard radius > 0 else { return self }
    let radius = min(radius, width)
    let (size, padded) = (2 * radius + 1, width + 2 * radius)
    func extreme(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
      grows ? a.replacing(with: b, where: b .> a) : a.replacing(with: b, where: b .< a)
    }
    var result = self
    var line = [SIMD4<Float>](repeating: .zero, count: padded)
    var (before, after) = (line, line)
    for y in 0..<height {
      for x in 0..<width { line[x + radius] = pixels[y * width + x] }
      for index in 0..<padded {
        before[index] =
          index % size == 0 ? line[index] : extreme(before[index - 1], line[index])
      }
      for index in (0..<padded).reversed() {
        let isLast = index % size == size - 1 || index == padded - 1
        after[index] = isLast ? line[index] : extreme(after[index + 1], line[index])
      }
      for x in 0..<width {
        result.pixels[y * width + x] = extreme(after[x], before[x + size - 1])
      }
    }
    return result
  }
}
