import Geometry
import TestSupport
import Testing

@testable import Motion

@Suite("Sine and cosine together")
struct SineAndCosineTests {
  @Test("they agree with the library's to the last digits, at any angle")
  func agreement() {
    var random = SeededRandom(seed: 31)
    var angles = [0, -0.0, Double.pi / 4, .pi / 2, .pi, 1e5 * .pi, 5e5, 1e300, -3, 1e-300]
    for exponent in -8...5 {
      for _ in 0..<2000 {
        angles.append(random.double(in: -1...1) * pow(10, Double(exponent)))
      }
    }
    for angle in angles {
      let (sine, cosine) = sineAndCosine(angle)
      #expect(abs(sine - sin(angle)) < 2.5e-16, "\(angle)")
      #expect(abs(cosine - cos(angle)) < 2.5e-16, "\(angle)")
    }
  }

  @Test("what is no angle gives no number, and does not trap")
  func hostile() {
    for angle in [Double.nan, .infinity, -.infinity] {
      #expect(sineAndCosine(angle).sine.isNaN)
    }
  }
}
