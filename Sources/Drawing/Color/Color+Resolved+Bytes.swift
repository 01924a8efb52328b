extension Color.Resolved {
  /// The colour of eight-bit components.
  public init(red8: UInt8, green8: UInt8, blue8: UInt8, opacity8: UInt8 = 255) {
    self.init(
      red: Double(red8) / 255, green: Double(green8) / 255, blue: Double(blue8) / 255,
      opacity: Double(opacity8) / 255)
  }

  /// Red, green, blue, alpha in eight bits: clamped, rounded, not premultiplied.
  public var rgba8: SIMD4<UInt8> { eightBits(SIMD4(red, green, blue, opacity)) }

  /// Red, green, blue, alpha in eight bits: clamped, premultiplied, then rounded; a pixel of a
  /// bitmap.
  public var premultipliedRGBA8: SIMD4<UInt8> {
    let alpha = opacity.clamped(to: 0...1)
    func part(_ component: Double) -> Double { component.clamped(to: 0...1) * alpha }
    return eightBits(SIMD4(part(red), part(green), part(blue), alpha))
  }

  private func eightBits(_ components: SIMD4<Double>) -> SIMD4<UInt8> {
    func level(_ component: Double) -> UInt8 {
      UInt8((component.clamped(to: 0...1) * 255).rounded())
    }
    return SIMD4(
      level(components.x), level(components.y), level(components.z), level(components.w))
  }
}
