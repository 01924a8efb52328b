import Geometry
import TestSupport
import Testing

@Suite("Areas put together")
struct BooleanShapeTests {
  private func square(_ x: Double, _ y: Double, _ size: Double = 10) -> Path {
    Path(CGRect(x: x, y: y, width: size, height: size))
  }

  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  @Test("two overlapping squares")
  func overlapping() {
    let results = BooleanResults(square(0, 0), square(5, 5))
    #expect(abs(results.union.signedArea - 175) < 1e-11)
    #expect(results.union.subpaths.count == 1 && results.union.subpaths[0].segments.count == 8)
    #expect(results.intersection.boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(abs(results.difference.signedArea - 75) < 1e-11)
    #expect(abs(results.symmetricDifference.signedArea - 150) < 1e-11)
  }

  @Test("squares that share an edge become one rectangle")
  func sharedEdge() {
    let results = BooleanResults(square(0, 0), square(10, 0))
    #expect(results.union.subpaths.map(\.segments.count) == [4])
    #expect(results.union.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(results.intersection.isEmpty)
    #expect(results.difference.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("an edge shared but for rounding leaves no sliver", arguments: 1..<40)
  func roundedEdge(_ step: Int) {
    let turn = CGAffineTransform(rotationAngle: Double(step) * 0.1)
    let (a, b) = (square(0, 0).applying(turn), square(10, 3).applying(turn))
    let results = BooleanResults(a, b)
    #expect(results.union.subpaths.count == 1)
    #expect(abs(results.union.signedArea - 200) < 1e-9)
    #expect(results.intersection.isEmpty)
  }

  @Test("squares that touch at a corner stay two outlines")
  func corner() {
    let results = BooleanResults(square(0, 0), square(10, 10))
    #expect(results.union.subpaths.count == 2 && abs(results.union.signedArea - 200) < 1e-11)
    #expect(results.intersection.isEmpty)
  }

  @Test("a path within another is a hole of the difference")
  func nested() {
    let results = BooleanResults(square(0, 0, 30), circle(15, 15, 5))
    #expect(results.union == square(0, 0, 30))
    #expect(results.difference.subpaths.count == 2)
    #expect(results.difference.verbs.filter { $0 == .curve }.count == 4)
    #expect(!results.difference.contains(CGPoint(x: 15, y: 15)))
  }

  @Test("curves stay curves, cut where they cross")
  func curves() {
    let results = BooleanResults(circle(0, 0, 10), circle(10, 0, 10))
    let cut = CGPoint(x: 5, y: 75.0.squareRoot())
    for path in results.all {
      #expect(path.verbs.allSatisfy { $0 != .line })
      #expect(path.points.contains { $0.distance(to: cut) < 0.005 })
    }
    #expect(results.union.verbs.filter { $0 == .curve }.count == 8)
    let lens = 2 * 100 * acos(0.5) - 10 * 75.0.squareRoot()
    #expect(abs(results.intersection.signedArea - lens) < 0.12)
  }

  @Test("circles that touch, from outside and from inside", arguments: [0, 0.3, 1, 2.7])
  func touching(_ angle: Double) {
    let turn = CGAffineTransform(rotationAngle: angle)
    let whole = circle(0, 0, 10)
    let area = whole.signedArea
    let outside = BooleanResults(whole, circle(20, 0, 10).applying(turn))
    #expect(abs(outside.union.signedArea - 2 * area) < 0.01)
    #expect(outside.intersection.signedArea < 0.01)
    let inside = BooleanResults(whole, circle(5, 0, 5).applying(turn))
    #expect(abs(inside.union.signedArea - area) < 0.01)
    #expect(abs(inside.difference.signedArea - area * 0.75) < 0.01)
  }

  @Test("parts of one circle fit together without a trace")
  func halves() {
    let (whole, half) = (circle(0, 0, 10), Path(CGRect(x: -20, y: -20, width: 23, height: 40)))
    let (left, right) = (whole.intersection(half), whole.subtracting(half))
    let again = left.union(right)
    #expect(again.subpaths.count == 1 && again.points.count < 30)
    #expect(abs(again.signedArea - whole.signedArea) < 1e-9)
    #expect(left.intersection(right).isEmpty)
    #expect(whole.subtracting(left).subtracting(right).isEmpty)
  }

  @Test("either rule decides what a self-crossing star holds")
  func star() {
    let star = Path { path in
      path.addLines(
        (0..<5).map { index in
          let angle = Double(index) * 0.8 * .pi
          return CGPoint(x: 10 * sin(angle), y: -10 * cos(angle))
        })
      path.closeSubpath()
    }
    #expect(star.normalized(eoFill: false).contains(.zero))
    #expect(!star.normalized(eoFill: true).contains(.zero))
    #expect(star.normalized(eoFill: false).subpaths.count == 1)
    #expect(star.normalized(eoFill: false).subpaths[0].segments.count == 10)
    #expect(star.normalized(eoFill: true).subpaths.count == 5)
  }

  @Test("a turn that runs twice around counts once, or not at all")
  func twice() {
    var path = square(0, 0)
    path.addPath(square(0, 0))
    #expect(path.normalized(eoFill: false) == square(0, 0))
    #expect(path.normalized(eoFill: true).isEmpty)
  }

  @Test("slivers, retraced lines and lone moves leave nothing behind")
  func degenerate() throws {
    for data in ["M0 0L10 0L0 0Z", "M0 0L10 10", "M5 5", "M0 0h0v0z", "M0 0C5 5 5 5 10 10"] {
      let path = try Path(svgPathData: data)
      #expect(path.normalized(eoFill: false).isEmpty)
      #expect(square(0, 0).union(path) == square(0, 0))
      #expect(square(0, 0).subtracting(path) == square(0, 0))
    }
    #expect(Path().union(Path()).isEmpty)
    #expect(
      abs(try Path(svgPathData: "M0 0L1e3 1e-6L0 1e-6Z").normalized().signedArea - 5e-4) < 1e-8)
  }

  @Test("huge coordinates beside small ones cut the small ones as they should")
  func huge() {
    let wide = Path(CGRect(x: -1e20, y: 5, width: 2e20, height: 1e20))
    let part = square(0, 0).intersection(wide)
    #expect(part.boundingRect == CGRect(x: 0, y: 5, width: 10, height: 5))
    let both = Path(CGRect(x: 0, y: 0, width: 1e20, height: 1e20))
      .union(Path(CGRect(x: 5e19, y: 5e19, width: 1e20, height: 1e20)))
    #expect(abs(both.signedArea / 1e40 - 1.75) < 1e-9)
  }

  @Test(
    "hostile numbers give finite outlines",
    arguments: [Double.nan, .infinity, 1e300, 1e99, 1e20, 1e-300])
  func hostile(_ value: Double) {
    let path = Path {
      $0.addLines([.zero, CGPoint(x: value, y: 5), CGPoint(x: 9, y: value), CGPoint(x: 3, y: 4)])
      $0.addCurve(to: .zero, control1: CGPoint(x: value, y: 0), control2: CGPoint(x: 0, y: value))
      $0.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: value, y: -value))
      $0.closeSubpath()
      $0.move(to: CGPoint(x: value, y: value))
      $0.addLines([CGPoint(x: value, y: value), CGPoint(x: 5, y: 1), CGPoint(x: 2, y: 7)])
    }
    for result in BooleanResults(path, square(0, 0)).all {
      #expect(result.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
  }

  @Test("many shapes on a coarse grid, full of shared edges and points", arguments: 0..<20)
  func coarse(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(400 + seed))
    func polygon() -> Path {
      Path { path in
        for _ in 0..<4 {
          path.addLines(
            (0..<6).map { _ in
              CGPoint(
                x: random.double(in: 0...8).rounded(), y: random.double(in: 0...8).rounded())
            })
          path.closeSubpath()
        }
      }
    }
    let (a, b) = (polygon(), polygon())
    let results = BooleanResults(a, b)
    for _ in 0..<200 {
      let point = CGPoint(x: random.double(in: 0...8), y: random.double(in: 0...8))
      let (inA, inB) = (a.contains(point), b.contains(point))
      #expect(results.union.contains(point) == (inA || inB))
      #expect(results.intersection.contains(point) == (inA && inB))
      #expect(results.difference.contains(point) == (inA && !inB))
    }
  }
}
