internal import Geometry

extension Color.Resolved.InterpolationSpace {
  typealias Components = (Double, Double, Double)

  /// The components of `color` in this space.
  func components(of color: Color.Resolved) -> Components {
    let encoded = (color.red, color.green, color.blue)
    switch self {
    case .device: return encoded
    case .linear: return Self.light(of: encoded)
    case .perceptual: return Self.oklab(of: Self.light(of: encoded))
    }
  }

  /// The colour with the given components in this space.
  func color(of components: Components, opacity: Double) -> Color.Resolved {
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
    (decode(encoded.0), decode(encoded.1), decode(encoded.2))
  }

  private static func encoded(_ light: Components) -> Components {
    (encode(light.0), encode(light.1), encode(light.2))
  }

  /// The amount of light of an encoded component (IEC 61966-2-1), odd about zero.
  private static func decode(_ component: Double) -> Double {
    let size = abs(component)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  private static func encode(_ light: Double) -> Double {
    let size = abs(light)
    let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }

  /// Oklab's lightness and two opponent axes (Björn Ottosson, "A perceptual color space", 2020).
  private static func oklab(of light: Components) -> Components {
    let (red, green, blue) = light
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
      0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    )
  }

  private static func light(ofOklab lab: Components) -> Components {
    let (lightness, a, b) = lab
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
    )
  }

  private static func cube(_ number: Double) -> Double { number * number * number }
}
