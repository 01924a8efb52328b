extension Color {
  /// What the components of a colour mean.
  public enum RGBColorSpace: Sendable, Hashable, CaseIterable {
    /// sRGB as encoded in pixels.
    case sRGB
    /// sRGB proportional to light.
    case sRGBLinear
    /// Display P3, encoded as sRGB is.
    case displayP3
  }

  /// A colour of the given components, 0…1; others lie outside the space's gamut.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      Resolved(colorSpace: colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A gray: 0 is black, 1 white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of the cone of hue, saturation and brightness.
  ///
  /// A hue of 1 is one turn: red at 0, green at 1/3, blue at 2/3; hues beyond 0…1 go on turning.
  /// Saturation and brightness are clamped to 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let value = brightness.clamped(to: 0...1)
    let saturation = saturation.clamped(to: 0...1)
    func component(_ offset: Double) -> Double {
      let sector = (offset + hue * 6).positiveRemainder(6)
      return value * (1 - saturation * min(sector, 4 - sector).clamped(to: 0...1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }
}

extension Double {
  /// The nearest number of a range; its lower bound for NaN.
  func clamped(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }

  /// The remainder in 0..<`divisor`; 0 for what isn't finite.
  func positiveRemainder(_ divisor: Double) -> Double {
    guard isFinite else { return 0 }
    let remainder = truncatingRemainder(dividingBy: divisor)
    return remainder < 0 ? remainder + divisor : remainder
  }
}
