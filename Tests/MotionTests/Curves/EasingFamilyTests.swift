import TestSupport
import Testing

@testable import Motion

@Suite("Easing families")
struct EasingFamilyTests {
  static let curves: [UnitCurve] = [
    .easeInSine, .easeOutSine, .easeInOutSine, .easeInQuad, .easeOutQuad, .easeInOutQuad,
    .easeInCubic, .easeOutCubic, .easeInOutCubic, .easeInQuart, .easeOutQuart, .easeInOutQuart,
    .easeInQuint, .easeOutQuint, .easeInOutQuint, .easeInExpo, .easeOutExpo, .easeInOutExpo,
    .easeInCirc, .easeOutCirc, .easeInOutCirc, .easeInBack, .easeOutBack, .easeInOutBack,
    .easeInElastic, .easeOutElastic, .easeInOutElastic, .easeInBounce, .easeOutBounce,
    .easeInOutBounce, .power(.easeIn, exponent: 2.5), .elastic(.easeIn, amplitude: 2),
  ]

  @Test("every curve starts at 0 and ends at 1, exactly", arguments: curves)
  func ends(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  @Test("a velocity is the slope of the values", arguments: curves)
  func velocities(curve: UnitCurve) {
    for step in 1..<40 {
      let x = Double(step) / 40 + 0.003
      let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: x) - slope) < 1e-5 * max(1, abs(slope)))
    }
  }

  @Test("the values are those of the formulas in general use")
  func publishedValues() {
    let table: [(UnitCurve, Double, Double)] = [
      (.easeInSine, 0.5, 0.2928932188134524), (.easeOutQuad, 0.25, 0.4375),
      (.easeInOutCubic, 0.25, 0.0625), (.easeInQuart, 0.5, 0.0625),
      (.easeOutQuint, 0.5, 0.96875), (.easeInExpo, 0.5, 0.03125),
      (.easeInOutExpo, 0.75, 0.984375), (.easeOutCirc, 0.5, 0.8660254037844386),
      (.easeInBack, 0.5, -0.0876975), (.easeOutBack, 0.5, 1.0876975),
      (.easeInOutBack, 0.25, -0.09968184375), (.easeInElastic, 0.5, -0.015625),
      (.easeOutElastic, 0.25, 0.9116116523516815), (.easeInOutElastic, 0.25, 0.011969444423734044),
      (.easeOutBounce, 0.25, 0.47265625), (.easeInBounce, 0.75, 0.52734375),
      (.easeInOutBounce, 0.25, 0.1171875),
    ]
    for (curve, x, expected) in table {
      #expect(abs(curve.value(at: x) - expected) < 1e-11, "\(curve) at \(x)")
    }
  }

  @Test("circular curves have SwiftUI's values")
  func circular() {
    for (curve, values) in [
      (UnitCurve.circularEaseIn, [0.032, 0.134, 0.339]),
      (.circularEaseOut, [0.661, 0.866, 0.968]),
    ] {
      for (x, expected) in zip([0.25, 0.5, 0.75], values) {
        #expect(abs(curve.value(at: x) - expected) < 0.001)
      }
    }
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.25) - 0.067) < 0.001)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
  }

  @Test("a curve fed by one that overshoots stays finite and goes on along its tangent")
  func overshootingInput() {
    for curve in Self.curves {
      for input in [-0.02, 1.02, 1e6] {
        #expect(curve.extrapolatedValue(at: input).isFinite)
      }
    }
    let fed = UnitCurve.easeInQuad.fed(by: .easeOutBack)
    let outer = UnitCurve.easeOutBack.value(at: 0.5)
    #expect(outer > 1)
    #expect(abs(fed.value(at: 0.5) - (1 + 2 * (outer - 1))) < 1e-12)
    #expect(UnitCurve.circularEaseIn.fed(by: .easeOutBack).value(at: 0.5) == 1)
  }

  @Test("an inverse leads back to the input, on every curve that rises")
  func inverses() {
    let rising: [UnitCurve] = [
      .linear, .easeIn, .easeInOut, .bezier(0.2, 0.9, 0.4, 1), .circularEaseIn,
      .circularEaseOut, .circularEaseInOut, .easeInQuad, .easeInOutSine, .easeOutExpo,
    ]
    for curve in rising {
      for step in 1..<20 {
        let x = Double(step) / 20
        #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-9)
      }
      #expect(abs(curve.inverse.inverse.value(at: 0.3) - curve.value(at: 0.3)) < 1e-12)
    }
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
  }

  @Test("unusable parameters give the usual curve")
  func hostileParameters() {
    #expect(UnitCurve.elastic(.easeIn, amplitude: .nan, period: -1) == .easeInElastic)
    #expect(UnitCurve.back(.easeIn, overshoot: .nan) == .easeInBack)
    #expect(UnitCurve.power(.easeIn, exponent: .infinity).value(at: 0.5) == 0.5)
  }
}
