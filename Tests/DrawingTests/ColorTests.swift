import Drawing
import TestSupport
import Testing

@Suite("Colours")
struct ColorTests {
  @Test("the palette has its published bytes in light and dark")
  func palette() {
    #expect(Color.red.resolved(for: .light).rgba8 == SIMD4(255, 59, 48, 255))
    #expect(Color.red.resolved(for: .dark).rgba8 == SIMD4(255, 69, 58, 255))
    #expect(Color.accentColor == .blue)
    #expect(Color.primary.resolved(for: .dark) == .white)
    #expect(Color.secondary.resolved(for: .light).rgba8 == SIMD4(60, 60, 67, 153))
    #expect(Color.systemColors["indigo"] == .indigo)
  }

  @Test("hues turn through red, green and blue")
  func hues() {
    func bytes(_ hue: Double) -> SIMD4<UInt8> {
      Color(hue: hue, saturation: 1, brightness: 1).resolved(for: .light).rgba8
    }
    #expect(bytes(0) == SIMD4(255, 0, 0, 255))
    #expect(bytes(1.0 / 3) == SIMD4(0, 255, 0, 255))
    #expect(bytes(2.0 / 3) == SIMD4(0, 0, 255, 255))
    #expect(bytes(1) == bytes(0) && bytes(-1.0 / 3) == bytes(2.0 / 3))
    #expect(bytes(1.0 / 6) == SIMD4(255, 255, 0, 255))
  }

  @Test("a gray is its level in every channel")
  func gray() {
    #expect(
      Color(white: 0.5, opacity: 0.25).resolved(for: .light).rgba8 == SIMD4(128, 128, 128, 64))
  }

  @Test("linear components are decoded and encoded back")
  func linear() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<1000 {
      let value = random.double(in: -0.5...1.5)
      let color = Color.Resolved(colorSpace: .sRGBLinear, red: value, green: 0, blue: 1)
      #expect(abs(color.linearRed - value) < 1e-12)
      #expect(color.green == 0 && abs(color.blue - 1) < 1e-12)
    }
    let half = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0.5, blue: 0.5)
    #expect(half.rgba8 == SIMD4(188, 188, 188, 255))
  }

  @Test("Display P3 shares sRGB's white and goes beyond its red")
  func displayP3() {
    let white = Color.Resolved(colorSpace: .displayP3, red: 1, green: 1, blue: 1)
    #expect(white.rgba8 == SIMD4(255, 255, 255, 255))
    let red = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
    // CSS Color 4 gives 1.0931, −0.2267, −0.1501 for the same colour.
    #expect(abs(red.red - 1.0931) < 1e-3 && abs(red.green + 0.2267) < 1e-3)
    #expect(abs(red.blue + 0.1501) < 2e-3)
  }

  @Test("bytes clamp what overshoots, and NaN is none")
  func bytes() {
    let wild = Color.Resolved(red: 1.5, green: -1, blue: .nan, opacity: .infinity)
    #expect(wild.rgba8 == SIMD4(255, 0, 0, 255))
    #expect(
      Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5).premultipliedRGBA8
        == SIMD4(128, 0, 0, 128))
    for level in UInt8.min...UInt8.max {
      let color = Color.Resolved(red8: level, green8: 0, blue8: 255 - level, opacity8: level)
      #expect(color.rgba8 == SIMD4(level, 0, 255 - level, level))
    }
  }
}
