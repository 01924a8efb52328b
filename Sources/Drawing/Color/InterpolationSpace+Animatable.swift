internal import Geometry

extension Color.Resolved.InterpolationSpace {
  package typealias Components = (Double, Double, Double)

  /// The components of `color` in this space.
  package func components(of color: Color.Resolved) -> Components {
    let encoded = (color.red, color.green, color.blue)
    switch self {
    case .device: return encoded
    case .linear: return Self.light(of: encoded)
    case .perceptual: return Self.oklab(of: Self.light(of: encoded))
    }
  }

  /// The colour with the given components in this space.
  package func color(of components: Components, opacity: Double) -> Color.Resolved {
    let encoded =
      switch self {
      case .device: components
      case .linear: Self.encoded(components)
      case .perceptual: Self.encoded(Self.light(ofOklab: components))
      }
    return Color.Resolved(
      red: encoded.0, green: encoded.1, blue: encoded.2, opacity: opacity)
  }

  private static func light(of encoded: Components) -> Components {
    (
      Color.Resolved.decoded(encoded.0), Color.Resolved.decoded(encoded.1),
      Color.Resolved.decoded(encoded.2)
    )
  }

  private static func encoded(_ light: Components) -> Components {
    (
      Color.Resolved.encoded(light.0), Color.Resolved.encoded(light.1),
      Color.Resolved.encoded(light.2)
    )
  }

  /// Oklab's lightness and two opponent axes.
  ///
  /// Björn Ottosson, "A perceptual color space", 2020,
  /// with the constants of CSS Color 4, which has more digits of them.
  private static func oklab(of light: Components) -> Components {
    let (red, green, blue) = light
    let long = cbrt(
      0.4122214694707629 * red + 0.5363325372617349 * green + 0.0514459932675022 * blue)
    let medium = cbrt(
      0.2119034958178251 * red + 0.6806995506452344 * green + 0.1073969535369405 * blue)
    let short = cbrt(
      0.0883024591900564 * red + 0.2817188391361215 * green + 0.6299787016738222 * blue)
    return (
      0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short,
      1.9779985324311684 * long - 2.4285922420485799 * medium + 0.450593709617411 * short,
      0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short
    )
  }

  private static func light(ofOklab lab: Components) -> Components {
    let (lightness, a, b) = lab
    let long = cube(lightness + 0.3963377773761749 * a + 0.2158037573099136 * b)
    let medium = cube(lightness - 0.1055613458156586 * a - 0.0638541728258133 * b)
    let short = cube(lightness - 0.0894841775298119 * a - 1.2914855480194092 * b)
    return (
      4.0767416360759583 * long - 3.3077115392580616 * medium + 0.2309699031821041 * short,
      -1.2684379732850317 * long + 2.6097573492876887 * medium - 0.3413193760026573 * short,
      -0.0041960761386754 * long - 0.7034186179359362 * medium + 1.7076146940746116 * short
    )
  }

  private static func cube(_ number: Double) -> Double { number * number * number }
}
