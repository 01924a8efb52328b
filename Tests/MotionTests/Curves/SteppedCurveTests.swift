import Testing

@testable import Motion

@Suite("CSS steps() and linear()")
struct SteppedCurveTests {
  @Test("steps jump where CSS says")
  func stepPositions() {
    let inputs = [0, 0.24, 0.25, 0.5, 0.99, 1]
    let table: [(StepPosition, [Double])] = [
      (.jumpEnd, [0, 0, 0.25, 0.5, 0.75, 1]),
      (.jumpStart, [0.25, 0.25, 0.5, 0.75, 1, 1]),
      (.jumpNone, [0, 0, 1.0 / 3, 2.0 / 3, 1, 1]),
      (.jumpBoth, [0.2, 0.2, 0.4, 0.6, 0.8, 1]),
    ]
    for (position, outputs) in table {
      for (input, expected) in zip(inputs, outputs) {
        #expect(abs(UnitCurve.steps(4, position).value(at: input) - expected) < 1e-15)
      }
    }
  }

  @Test("a quotient of times that should be a step is one")
  func inexactQuotients() {
    let curve = UnitCurve.steps(100)
    for step in 0...100 {
      #expect(curve.value(at: Double(step) * 0.01) == Double(step) / 100)
    }
  }

  @Test("steps go on beyond 0…1, and absurd counts are defined")
  func unusualSteps() {
    #expect(UnitCurve.steps(4).extrapolatedValue(at: 1.5) == 1.5)
    #expect(UnitCurve.steps(4).extrapolatedValue(at: -0.1) == -0.25)
    #expect(UnitCurve.steps(0).value(at: 0.5) == 0)
    #expect(UnitCurve.steps(1, .jumpNone).value(at: 1) == 1)
    #expect(UnitCurve.steps(.max, .jumpBoth).value(at: 1) == 1)
    #expect(UnitCurve.steps(.min).value(at: 1) == 1)
    #expect(UnitCurve.stepStart.value(at: 0) == 1)
    #expect(UnitCurve.stepEnd.value(at: 0.999) == 0)
  }

  @Test("stops without an input are spaced evenly")
  func missingInputs() {
    let curve = UnitCurve.linear([
      LinearStop(0), LinearStop(0.25, at: 0.25), LinearStop(0.5), LinearStop(0.6), LinearStop(1),
    ])
    #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-15)
    #expect(abs(curve.value(at: 0.75) - 0.6) < 1e-15)
    #expect(abs(curve.value(at: 0.875) - 0.8) < 1e-15)
  }

  @Test("an input below the one before is raised to it, and the last of equal inputs holds")
  func jumps() {
    let curve = UnitCurve.linear([
      LinearStop(0, at: 0), LinearStop(0.2, at: 0.5), LinearStop(0.8, at: 0.3),
      LinearStop(1, at: 1),
    ])
    #expect(curve.value(at: 0.5) == 0.8)
    #expect(abs(curve.value(at: 0.25) - 0.1) < 1e-15)
    #expect(abs(curve.velocity(at: 0.75) - 0.4) < 1e-15)
  }

  @Test("beyond the stops the first and the last line go on")
  func extrapolation() {
    let curve = UnitCurve.linear([LinearStop(0, at: 0.2), LinearStop(1, at: 0.7)])
    #expect(abs(curve.value(at: 0) + 0.4) < 1e-15)
    #expect(abs(curve.value(at: 1) - 1.6) < 1e-15)
    #expect(abs(curve.extrapolatedValue(at: 2) - 3.6) < 1e-14)
    let jump = UnitCurve.linear([LinearStop(0, at: 0.5), LinearStop(1, at: 0.5)])
    #expect(jump.value(at: 0.4) == 0)
    #expect(jump.value(at: 0.6) == 1)
  }

  @Test("no stop, one stop and stops that are no numbers are defined")
  func degenerate() {
    #expect(UnitCurve.linear([]) == .linear)
    #expect(UnitCurve.linear([LinearStop(0.3)]).value(at: 0.9) == 0.3)
    let curve = UnitCurve.linear([LinearStop(.nan, at: .nan), LinearStop(.infinity, at: .nan)])
    #expect(curve.value(at: 0.5) == 0)
  }
}
