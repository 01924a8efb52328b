import Geometry
import TestSupport
import Testing

@testable import Motion

@Suite("Bézier timing")
struct CubicBezierTests {
  @Test(
    "the named curves have the values of SwiftUI and CSS",
    arguments: [
      (UnitCurve.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
      (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
      (.easeInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
      (.ease, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
    ])
  func namedCurves(curve: UnitCurve, values: [Double]) {
    for (x, expected) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
      #expect(abs(curve.value(at: x) - expected) < 1e-6)
    }
  }

  @Test("the named curves have SwiftUI's velocities")
  func namedVelocities() {
    for (curve, values) in [
      (UnitCurve.easeIn, [0.67, 1.07, 1.37]), (.easeInOut, [1.06, 1.72, 1.06]),
    ] {
      for (x, expected) in zip([0.25, 0.5, 0.75], values) {
        #expect(abs(curve.velocity(at: x) - expected) < 0.01)
      }
    }
  }

  @Test("a curve agrees to 1e-9 with bisection in extended precision")
  func agreesWithBisection() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<300 {
      let (x1, x2) = (random.double(in: 0...1), random.double(in: 0...1))
      let (y1, y2) = (random.double(in: -1...2), random.double(in: -1...2))
      let curve = UnitCurve.bezier(x1, y1, x2, y2)
      for _ in 0..<20 {
        let x = random.double(in: 0...1)
        let expected = bisected(x1, y1, x2, y2, at: x)
        #expect(abs(curve.value(at: x) - expected) < 1e-9, "\(x1) \(y1) \(x2) \(y2) at \(x)")
      }
    }
  }

  @Test("curves that stand upright or double back are solved as well")
  func steepCurves() {
    #expect(abs(UnitCurve.easeOut.value(at: 0.8963999999999942) - 0.98179) < 5e-6)
    let upright = UnitCurve.bezier(1, 0, 0, 1)
    #expect(abs(upright.value(at: 0.667) - 0.93687) < 5e-6)
    for corners in [(1.0, 0.0, 0.0, 1.0), (1, 1, 0, 0), (0, 1, 0, 1), (1, 0, 1, 0)] {
      let curve = UnitCurve.bezier(corners.0, corners.1, corners.2, corners.3)
      for step in 1..<100 where step != 50 {
        let x = Double(step) / 100
        let expected = bisected(corners.0, corners.1, corners.2, corners.3, at: x)
        #expect(abs(curve.value(at: x) - expected) < 1e-9)
      }
    }
  }

  @Test("a curve whose control points rise never decreases")
  func monotone() {
    var random = SeededRandom(seed: 5)
    var curves = [UnitCurve.bezier(1, 0, 0, 1), .easeIn, .easeInOut]
    for _ in 0..<20 {
      let (y1, y2) = (random.double(in: 0...1), random.double(in: 0...1))
      curves.append(
        .bezier(random.double(in: 0...1), min(y1, y2), random.double(in: 0...1), max(y1, y2)))
    }
    for curve in curves {
      var last = 0.0
      for step in 0...10_000 {
        let value = curve.value(at: Double(step) / 10_000)
        #expect(value >= last - 1e-12)
        last = value
      }
      #expect(last == 1)
    }
  }

  @Test("beyond 0…1 a value is held, and an extrapolated one follows the end tangent")
  func outOfRange() {
    #expect(UnitCurve.easeIn.value(at: 1.5) == 1)
    #expect(UnitCurve.easeIn.value(at: -1) == 0)
    #expect(abs(UnitCurve.easeIn.extrapolatedValue(at: 1.1) - (1 + 0.1 / 0.58)) < 1e-12)
    #expect(UnitCurve.easeOut.extrapolatedValue(at: 1.1) == 1)
    #expect(abs(UnitCurve.easeOut.extrapolatedValue(at: -0.1) + 0.1 / 0.58) < 1e-12)
    #expect(UnitCurve.bezier(0, 1, 1, 0).extrapolatedValue(at: 2) == 1)
    #expect(UnitCurve.bezier(0, 0, 0.5, 0.25).extrapolatedValue(at: -1) == -0.5)
    #expect(UnitCurve.bezier(0, 0, 1, 1).extrapolatedValue(at: 3) == 3)
  }

  @Test("control points that are no numbers give a defined curve")
  func hostileControlPoints() {
    for number in [
      Double.nan, .infinity, -.infinity, 1e300, -1e300, Double.leastNonzeroMagnitude, -0.0,
    ] {
      let curve = UnitCurve.bezier(number, number, number, number)
      for x in [-1, 0, 0.3, 1, 2, Double.nan, .infinity] {
        #expect(!curve.value(at: x).isNaN)
      }
    }
  }

  /// The value by 200 halvings in 80-bit numbers.
  private func bisected(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double
  ) -> Double {
    func coordinate(_ a: Double, _ b: Double, _ t: LongDouble) -> LongDouble {
      let rest = 1 - t
      return 3 * LongDouble(a) * rest * rest * t + 3 * LongDouble(b) * rest * t * t + t * t * t
    }
    var (low, high): (LongDouble, LongDouble) = (0, 1)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, middle) < LongDouble(x) { low = middle } else { high = middle }
    }
    return Double(coordinate(y1, y2, low))
  }
}

#if arch(x86_64) || arch(i386)
  private typealias LongDouble = Float80
#else
  private typealias LongDouble = Double
#endif
