import Drawing
import Geometry
import TestSupport
import Testing

@Suite("Mathematics of pixel functions")
struct PixelMathTests {
  private func expect(
    _ function: (SIMD8<Float>) -> SIMD8<Float>, is expected: (Double) -> Double,
    in range: ClosedRange<Double>, within tolerance: Double
  ) {
    var random = SeededRandom(seed: 7)
    for _ in 0..<2000 {
      let x = Float(random.double(in: range))
      let result = Double(function(SIMD8(repeating: x))[5])
      let wanted = expected(Double(x))
      #expect(abs(result - wanted) <= tolerance * max(1, abs(wanted)), "\(x)")
    }
  }

  @Test("functions are within single precision of the library's")
  func accuracy() {
    expect({ sin($0) }, is: { sin($0) }, in: -100...100, within: 1e-6)
    expect({ cos($0) }, is: { cos($0) }, in: -100...100, within: 1e-6)
    expect({ exp($0) }, is: { exp($0) }, in: -20...20, within: 3e-6)
    expect({ exp2($0) }, is: { pow(2, $0) }, in: -60...60, within: 1e-6)
    expect({ log($0) }, is: { log($0) }, in: 1e-3...1000, within: 1e-6)
    expect({ pow($0, SIMD8(repeating: 2.2)) }, is: { pow($0, 2.2) }, in: 0...1, within: 1e-6)
    expect({ atan2($0, 3 - $0) }, is: { atan2($0, 3 - $0) }, in: -9...9, within: 1e-6)
    expect(\.floor, is: { $0.rounded(.down) }, in: -99...99, within: 0)
    expect(\.nearestWhole, is: { $0.rounded() }, in: -99...99, within: 0)
  }

  @Test("the ends of ranges have defined results")
  func ends() {
    func value(_ vector: SIMD8<Float>) -> Float { vector[0] }
    let (zero, huge) = (SIMD8<Float>.zero, SIMD8<Float>(repeating: 1e30))
    #expect(value(log2(zero)) == -.infinity && value(log2(zero - 1)).isNaN)
    #expect(value(exp2(huge)).isFinite && value(exp2(-huge)) == 0)
    #expect(value(pow(zero, zero)) == 1 && value(pow(zero, zero + 2)) == 0)
    #expect(value(atan2(zero, zero)) == 0 && value(huge.floor) == 1e30)
    #expect(abs(value(sin(huge))) <= 1 || value(sin(huge)).isNaN)
  }

  @Test("noise is 0 on the grid, smooth between and differs by seed")
  func noiseField() {
    let places = SIMD8<Float>(0.1, 0.6, 1.3, 2.9, -0.4, -3.7, 10.2, 100.5)
    #expect(noise(SIMD8(repeating: 3), SIMD8(repeating: -2)) == .zero)
    let here = noise(places, places * 0.7)
    let near = noise(places + 0.001, places * 0.7)
    #expect((0..<8).allSatisfy { abs(here[$0] - near[$0]) < 0.01 && abs(here[$0]) <= 1 })
    #expect(here != noise(places, places * 0.7, seed: 1))
  }
}
