import Drawing

/// The mixing functions B(backdrop, source) of Compositing and Blending Level 1, § 10.
enum BlendFunction {
  static func mix(
    _ backdrop: SIMD4<Float>, _ source: SIMD4<Float>, _ mode: BlendMode
  ) -> SIMD4<Float> {
    switch mode {
    case .hue:
      return setLuminosity(
        setSaturation(source, saturation(backdrop)), luminosity(backdrop))
    case .saturation:
      return setLuminosity(
        setSaturation(backdrop, saturation(source)), luminosity(backdrop))
    case .color: return setLuminosity(source, luminosity(backdrop))
    case .luminosity: return setLuminosity(backdrop, luminosity(source))
    default:
      var result = source
      for channel in 0..<3 {
        result[channel] = separable(backdrop[channel], source[channel], mode)
      }
      return result
    }
  }

  private static func separable(_ b: Float, _ s: Float, _ mode: BlendMode) -> Float {
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return separable(s, b, .hardLight)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    case .softLight: return softLight(b, s)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return s
    }
  }

  private static func softLight(_ b: Float, _ s: Float) -> Float {
    guard s > 0.5 else { return b - (1 - 2 * s) * b * (1 - b) }
    let root = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (root - b)
  }

  // MARK: - Hue, saturation, luminosity

  private static func luminosity(_ color: SIMD4<Float>) -> Float {
    0.3 * color.x + 0.59 * color.y + 0.11 * color.z
  }

  private static func saturation(_ color: SIMD4<Float>) -> Float {
    max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
  }

  private static func setLuminosity(_ color: SIMD4<Float>, _ wanted: Float) -> SIMD4<Float> {
    var result = color + (wanted - luminosity(color))
    let (l, least) = (luminosity(result), min(result.x, result.y, result.z))
    let greatest = max(result.x, result.y, result.z)
    if least < 0, l > least { result = (result - l) * (l / (l - least)) + l }
    if greatest > 1, greatest > l { result = (result - l) * ((1 - l) / (greatest - l)) + l }
    return result
  }

  private static func setSaturation(_ color: SIMD4<Float>, _ wanted: Float) -> SIMD4<Float> {
    let least = min(color.x, color.y, color.z)
    let range = max(color.x, color.y, color.z) - least
    return range > 0 ? (color - least) * (wanted / range) : .zero
  }
}
