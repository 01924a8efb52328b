import Drawing
import Geometry

extension DrawingNode.Image {
  /// The colour at a point in the node's coordinates; at its sides the outermost pixels go on.
  func premultiplied(at point: CGPoint) -> SIMD4<Double> {
    let x = (point.x - rect.minX) / rect.width * sourceRect.width + sourceRect.minX
    let y = (point.y - rect.minY) / rect.height * sourceRect.height + sourceRect.minY
    return image.bitmap.sample(Double(x), Double(y), interpolation) { index, count in
      min(max(index, 0), count - 1)
    }
  }
}

extension ImagePatternPaint {
  /// The colour at a point in the picture's pixels, of a picture that repeats in both directions.
  func premultiplied(at point: CGPoint) -> SIMD4<Double> {
    image.bitmap.sample(point.x.native, point.y.native, interpolation) { index, count in
      let rest = index % count
      return rest < 0 ? rest + count : rest
    }
  }
}

extension Bitmap {
  /// What lies at a place: the pixel that it is in, or the mean of the four whose middles are nearest.
  fileprivate func sample(
    _ x: Double, _ y: Double, _ interpolation: ImageInterpolation, index: (Int, Int) -> Int
  ) -> SIMD4<Double> {
    func pixel(_ x: Double, _ y: Double) -> SIMD4<Double> {
      let first = (index(Int(y), height) * width + index(Int(x), width)) * 4
      return SIMD4((first..<first + 4).map { Double(bytes[$0]) / 255 })
    }
    guard interpolation == .bilinear else { return pixel(x.rounded(.down), y.rounded(.down)) }
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (u, v) = (x - 0.5 - left, y - 0.5 - top)
    let upper = pixel(left, top) * (1 - u) + pixel(left + 1, top) * u
    let lower = pixel(left, top + 1) * (1 - u) + pixel(left + 1, top + 1) * u
    return upper * (1 - v) + lower * v
  }
}
