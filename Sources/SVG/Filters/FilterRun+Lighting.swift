import Drawing
import Geometry

extension FilterRun {
  /// Light on the relief of an image's alpha: Filter Effects § 9.10 and 9.20.
  func lit(_ image: FilterImage, _ lighting: Lighting, _ part: FilterBounds) -> FilterImage {
    var result = empty(image.space)
    let light = LightField(lighting, transform, flood(lighting.color, image.space).pixels.first)
    for y in part.y {
      for x in part.x {
        let alpha = Double(image.pixels[y * image.width + x].w)
        let normal = image.normal(x, y, lighting.surfaceScale, part)
        let height = alpha * lighting.surfaceScale
        result.pixels[y * image.width + x] = light.color(
          at: SIMD3(Double(x) + 0.5, Double(y) + 0.5, height), normal, lighting.surface)
      }
    }
    return result
  }
}

extension FilterImage {
  /// The normal of the surface by Sobel's masks, cut at the edges of `part`.
  fileprivate func normal(
    _ x: Int, _ y: Int, _ scale: Double, _ part: FilterBounds
  ) -> SIMD3<Double> {
    let left = max(x - 1, part.x.lowerBound)
    let right = min(x + 1, part.x.upperBound - 1)
    let top = max(y - 1, part.y.lowerBound)
    let bottom = min(y + 1, part.y.upperBound - 1)
    func alpha(_ x: Int, _ y: Int) -> Double { Double(pixels[y * width + x].w) }
    var (across, weight) = (2 * (alpha(right, y) - alpha(left, y)), 2.0)
    if top < y { (across, weight) = (across + alpha(right, top) - alpha(left, top), weight + 1) }
    if bottom > y {
      (across, weight) = (across + alpha(right, bottom) - alpha(left, bottom), weight + 1)
    }
    across /= weight * Double(max(right - left, 1))
    var down = 2 * (alpha(x, bottom) - alpha(x, top))
    weight = 2
    if left < x { (down, weight) = (down + alpha(left, bottom) - alpha(left, top), weight + 1) }
    if right > x { (down, weight) = (down + alpha(right, bottom) - alpha(right, top), weight + 1) }
    down /= weight * Double(max(bottom - top, 1))
    return SIMD3(-scale * across, -scale * down, 1).unit
  }
}

extension SIMD3<Double> {
  /// The vector at length 1; itself when it has none.
  var unit: SIMD3<Double> {
    let length = (self * self).sum().squareRoot()
    return length > 0 ? self / length : self
  }
}

/// A light among the pixels.
struct LightField {
  private let source: Lighting.Source
  private let color: SIMD4<Float>

  init(_ lighting: Lighting, _ transform: CGAffineTransform, _ color: SIMD4<Float>?) {
    self.color = color.map { $0.straight } ?? .zero
    let scale = (abs(transform.a) + abs(transform.d)) / 2
    func place(_ point: SIMD3<Double>) -> SIMD3<Double> {
      let moved = CGPoint(x: point.x, y: point.y).applying(transform)
      return SIMD3(moved.x, moved.y, point.z * scale)
    }
    source =
      switch lighting.source {
      case .distant: lighting.source
      case .point(let point): .point(place(point))
      case .spot(let point, let target, let exponent, let angle):
        .spot(place(point), at: place(target), exponent: exponent, coneAngle: angle)
      }
  }

  /// The light that a surface with a normal throws back to the eye.
  func color(
    at point: SIMD3<Double>, _ normal: SIMD3<Double>, _ surface: Lighting.Surface
  ) -> SIMD4<Float> {
    let direction = direction(at: point)
    let strength = strength(direction)
    switch surface {
    case .diffuse(let constant):
      let amount = Float(max(constant * (normal * direction).sum(), 0) * strength)
      var result = (color * amount).clamped(lowerBound: .zero, upperBound: .one)
      result.w = 1
      return result
    case .specular(let constant, let exponent):
      let halfway = (direction + SIMD3(0, 0, 1)).unit
      let cosine = max((normal * halfway).sum(), 0)
      let amount = Float(constant * pow(cosine, exponent) * strength)
      var result = (color * amount).clamped(lowerBound: .zero, upperBound: .one)
      result.w = max(result.x, result.y, result.z)
      return result
    }
  }

  /// The unit vector from a point to the light.
  private func direction(at point: SIMD3<Double>) -> SIMD3<Double> {
    switch source {
    case .distant(let azimuth, let elevation):
      SIMD3(cos(azimuth) * cos(elevation), sin(azimuth) * cos(elevation), sin(elevation))
    case .point(let light), .spot(let light, _, _, _): (light - point).unit
    }
  }

  /// How much of the light goes into a direction.
  private func strength(_ direction: SIMD3<Double>) -> Double {
    guard case .spot(let light, let target, let exponent, let angle) = source else { return 1 }
    let axis = (target - light).unit
    let cosine = -(direction * axis).sum()
    guard cosine > 0 else { return 0 }
    if let angle, cosine < cos(angle) { return 0 }
    return pow(cosine, exponent)
  }
}
