import Geometry
import TestSupport
import Testing

@Suite("Curves")
struct CurveTests {
  @Test("the arc length agrees with that of many short chords")
  func arcLength() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<40 {
      let (cubic, quadratic) = (random.cubic(), random.quadratic())
      #expect(abs(cubic.length - chords(of: cubic)) < 1e-5 * cubic.length)
      #expect(abs(quadratic.length - chords(of: quadratic)) < 1e-5 * quadratic.length)
    }
  }

  @Test("the arc length of y = x² on 0…1 is the closed form's")
  func parabola() {
    let curve = QuadraticCurve(
      start: .zero, control: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 1, y: 1))
    let exact = 5.0.squareRoot() / 2 + log(2 + 5.0.squareRoot()) / 4
    #expect(abs(curve.length - exact) < 1e-10)
  }

  @Test("the parameter at a length is the length's inverse")
  func lengthInverse() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<40 {
      let curve = random.cubic()
      for fraction in [0.01, 0.3, 0.5, 0.99] {
        let parameter = curve.parameter(atLength: fraction * curve.length)
        let reached = curve.length(from: 0, to: parameter)
        #expect(abs(reached - fraction * curve.length) < 1e-8 * curve.length)
      }
    }
  }

  @Test("the parts of a split curve together are the curve")
  func split() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<40 {
      let curve = random.cubic()
      let cut = random.double(in: 0.05...0.95)
      let (head, tail) = curve.split(at: cut)
      for t in stride(from: 0.0, through: 1, by: 0.125) {
        #expect(head.point(at: t).distance(to: curve.point(at: t * cut)) < 1e-10)
        #expect(tail.point(at: t).distance(to: curve.point(at: cut + t * (1 - cut))) < 1e-10)
      }
      let part = curve.subcurve(from: 0.2, to: 0.7)
      #expect(part.point(at: 0.5).distance(to: curve.point(at: 0.45)) < 1e-10)
    }
  }

  @Test("the bounds contain every point and touch the curve on each side")
  func bounds() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<40 {
      let curve = random.cubic()
      let samples = (0...2000).map { curve.point(at: Double($0) / 2000) }
      let bounds = curve.bounds
      #expect(samples.allSatisfy { bounds.insetBy(dx: -1e-9, dy: -1e-9).contains($0) })
      #expect(abs((samples.map(\.x).min() ?? 0) - bounds.minX) < 1e-2)
      #expect(abs((samples.map(\.x).max() ?? 0) - bounds.maxX) < 1e-2)
      #expect(abs((samples.map(\.y).min() ?? 0) - bounds.minY) < 1e-2)
      #expect(abs((samples.map(\.y).max() ?? 0) - bounds.maxY) < 1e-2)
    }
  }

  @Test("chords stay within the tolerance they were counted for")
  func chordCount() {
    var random = SeededRandom(seed: 7)
    for tolerance in [0.01, 0.1, 1] {
      let curve = random.cubic()
      let count = curve.chordCount(tolerance: tolerance)
      for index in 0..<count * 8 {
        let place = Double(index) / 8
        let (low, high) = (place.rounded(.down), place.rounded(.down) + 1)
        let from = curve.point(at: low / Double(count))
        let to = curve.point(at: high / Double(count))
        let chord = LineSegment(start: from, end: to).point(at: place - low)
        #expect(chord.distance(to: curve.point(at: place / Double(count))) <= tolerance)
      }
    }
  }

  @Test("where the derivative vanishes the tangent is the limit direction")
  func doubledControlPoints() {
    let start = CGPoint(x: 0, y: 0)
    let end = CGPoint(x: 10, y: 0)
    let curve = CubicCurve(start: start, control1: start, control2: CGPoint(x: 0, y: 5), end: end)
    #expect(curve.tangent(at: 0) == CGPoint(x: 0, y: 1))
    let arriving = CubicCurve(start: start, control1: CGPoint(x: 10, y: 5), control2: end, end: end)
    #expect(arriving.tangent(at: 1) == CGPoint(x: 0, y: -1))
    let point = CubicCurve(start: start, control1: start, control2: start, end: start)
    #expect(point.tangent(at: 0.5) == nil)
  }

  @Test(
    "hostile control points give bounded work", arguments: [Double.nan, .infinity, 1e300, -1e300])
  func hostile(_ value: Double) {
    let curve = CubicCurve(
      start: .zero, control1: CGPoint(x: value, y: 0), control2: CGPoint(x: 0, y: value),
      end: CGPoint(x: 1, y: 1))
    #expect((1...4096).contains(curve.chordCount(tolerance: 0.1)))
    #expect(!curve.length.isNaN)
    #expect((0...1).contains(curve.parameter(atLength: 3)))
  }

  private func chords(of curve: some ParametricCurve) -> Double {
    let points = (0...5000).map { curve.point(at: Double($0) / 5000) }
    return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }
}
