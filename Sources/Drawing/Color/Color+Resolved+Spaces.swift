import Geometry

extension Color.Resolved {
  /// The colour that has the given components in a colour space.
  public init(
    colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    switch colorSpace {
    case .sRGB: self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      self.init(linearRed: red, linearGreen: green, linearBlue: blue, opacity: opacity)
    case .displayP3:
      let (r, g, b) = (Self.decoded(red), Self.decoded(green), Self.decoded(blue))
      self.init(
        linearRed: 1.2249 * r - 0.2247 * g,
        linearGreen: -0.0420 * r + 1.0419 * g,
        linearBlue: -0.0197 * r - 0.0786 * g + 1.0979 * b, opacity: opacity)
    }
  }

  /// The colour of components proportional to light.
  public init(linearRed: Double, linearGreen: Double, linearBlue: Double, opacity: Double = 1) {
    self.init(
      red: Self.encoded(linearRed), green: Self.encoded(linearGreen),
      blue: Self.encoded(linearBlue), opacity: opacity)
  }

  /// Red in proportion to light.
  public var linearRed: Double { Self.decoded(red) }
  /// Green in proportion to light.
  public var linearGreen: Double { Self.decoded(green) }
  /// Blue in proportion to light.
  public var linearBlue: Double { Self.decoded(blue) }

  /// The encoded component of a linear one, odd-symmetric (IEC 61966-2-1).
  static func encoded(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    let encoded =
      magnitude <= 0.0031308 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  /// The linear component of an encoded one, odd-symmetric (IEC 61966-2-1).
  static func decoded(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }
}
