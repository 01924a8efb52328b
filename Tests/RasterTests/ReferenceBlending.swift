import Drawing

/// Blending in double precision, from the formulas of W3C Compositing and Blending Level 1.
///
/// Colours are premultiplied red, green, blue, alpha.
extension BlendMode {
  func reference(_ backdrop: SIMD4<Double>, _ source: SIMD4<Double>) -> SIMD4<Double> {
    if let (own, other) = fractions(backdrop.w, source.w) { return source * own + backdrop * other }
    if self == .plusLighter { return pointwise(source + backdrop) { min($0, 1) } }
    if self == .plusDarker {
      let alpha = min(1, backdrop.w + source.w)
      let lack = (backdrop.w - backdrop) + (source.w - source)
      var result = pointwise(alpha - lack) { max($0, 0) }
      result.w = alpha
      return result
    }
    let (b, s) = (Self.straight(backdrop), Self.straight(source))
    var blended = SIMD4(repeating: 1.0)
    if let whole = wholeColor(b, s) {
      blended = whole
    } else {
      for channel in 0..<3 { blended[channel] = self.channel(b[channel], s[channel]) }
    }
    let both = backdrop.w * source.w
    blended.w = 1
    return source * (1 - backdrop.w) + backdrop * (1 - source.w) + blended * both
  }

  private func fractions(_ backdrop: Double, _ source: Double) -> (Double, Double)? {
    switch self {
    case .normal: (1, 1 - source)
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (backdrop, 0)
    case .sourceOut: (1 - backdrop, 0)
    case .sourceAtop: (backdrop, 1 - source)
    case .destinationOver: (1 - backdrop, 1)
    case .destinationIn: (0, source)
    case .destinationOut: (0, 1 - source)
    case .destinationAtop: (1 - backdrop, source)
    case .xor: (1 - backdrop, 1 - source)
    default: nil
    }
  }

  private func channel(_ b: Double, _ s: Double) -> Double {
    switch self {
    case .multiply: return b * s
    case .screen: return 1 - (1 - b) * (1 - s)
    case .overlay: return BlendMode.hardLight.channel(s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let root = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (root - b)
    case .difference: return abs(b - s)
    default: return b + s - 2 * b * s
    }
  }

  private func wholeColor(_ b: SIMD4<Double>, _ s: SIMD4<Double>) -> SIMD4<Double>? {
    switch self {
    case .hue: Self.setLum(Self.setSat(s, Self.sat(b)), Self.lum(b))
    case .saturation: Self.setLum(Self.setSat(b, Self.sat(s)), Self.lum(b))
    case .color: Self.setLum(s, Self.lum(b))
    case .luminosity: Self.setLum(b, Self.lum(s))
    default: nil
    }
  }

  private static func straight(_ color: SIMD4<Double>) -> SIMD4<Double> {
    color.w > 0 ? color / color.w : .zero
  }

  private static func lum(_ c: SIMD4<Double>) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func sat(_ c: SIMD4<Double>) -> Double {
    max(c.x, c.y, c.z) - min(c.x, c.y, c.z)
  }

  private static func setLum(_ color: SIMD4<Double>, _ wanted: Double) -> SIMD4<Double> {
    var c = color + (wanted - lum(color))
    let (l, n, x) = (lum(c), min(c.x, c.y, c.z), max(c.x, c.y, c.z))
    if n < 0 { c = l + (c - l) * (l / (l - n)) }
    if x > 1 { c = l + (c - l) * ((1 - l) / (x - l)) }
    return c
  }

  /// The specification's steps: the largest channel becomes `wanted`, the least 0.
  private static func setSat(_ color: SIMD4<Double>, _ wanted: Double) -> SIMD4<Double> {
    let order = [0, 1, 2].sorted { color[$0] < color[$1] }
    var result = SIMD4<Double>.zero
    let (low, middle, high) = (color[order[0]], color[order[1]], color[order[2]])
    guard high > low else { return result }
    result[order[1]] = (middle - low) * wanted / (high - low)
    result[order[2]] = wanted
    return result
  }

  private func pointwise(
    _ color: SIMD4<Double>, _ map: (Double) -> Double
  ) -> SIMD4<Double> {
    SIMD4(map(color.x), map(color.y), map(color.z), map(color.w))
  }
}
