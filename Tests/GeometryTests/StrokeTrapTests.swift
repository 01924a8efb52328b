import Geometry
import TestSupport
import Testing

@Suite("Traps of strokes")
struct StrokeTrapTests {
  @Test(
    "a zero-length subpath is a dot with round and square caps, however it was drawn",
    arguments: ["M5 5h0", "M5 5z", "M5 5L5 5Z", "M5 5Q5 5 5 5", "M5 5C5 5 5 5 5 5z", "M5 5h0v0h0"])
  func dots(_ data: String) throws {
    let path = try Path(svgPathData: data)
    for dash in [[], [CGFloat(3), 4]] {
      for (cap, area) in [(CGLineCap.butt, 0.0), (.square, 16), (.round, 4 * Double.pi)] {
        let style = StrokeStyle(lineWidth: 4, lineCap: cap, dash: dash)
        #expect(abs(path.strokedPath(style).normalized(eoFill: false).signedArea - area) < 0.1)
        #expect(path.droppingZeroLengthSubpaths.strokedPath(style).isEmpty)
      }
    }
  }

  @Test("dropping what has no length keeps the rest as it is")
  func dropping() throws {
    let path = try Path(svgPathData: "M1 1h0M0 0h0h5v0v5ZM9 9M3 3C3 3 3 3 3 3M2 2q1 1 2 0")
    #expect(path.droppingZeroLengthSubpaths == (try Path(svgPathData: "M0 0h0h5v0v5ZM2 2q1 1 2 0")))
  }

  @Test(
    "a line that retraces itself is its strip, and caps or bevels at the turns",
    arguments: ["M10 50H90H10", "M10 50H90H10H90Z", "M10 50C40 50 60 50 90 50C60 50 40 50 10 50"])
  func retraced(_ data: String) throws {
    let path = try Path(svgPathData: data)
    let area = path.strokedPath(StrokeStyle(lineWidth: 6)).normalized(eoFill: false)
    #expect(abs(area.signedArea - 480) < 1e-6)
    #expect(area.boundingRect == CGRect(x: 10, y: 47, width: 80, height: 6))
    let round = path.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
    #expect(abs(round.normalized(eoFill: false).signedArea - 480 - 9 * .pi) < 0.1)
  }

  @Test("a cusp covers the strip along both of its branches")
  func cusp() {
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 100, y: 100),
        control2: CGPoint(x: 0, y: 100))
    }
    let curve = CubicCurve(
      start: .zero, control1: CGPoint(x: 100, y: 100), control2: CGPoint(x: 0, y: 100),
      end: CGPoint(x: 100, y: 0))
    let outline = path.strokedPath(StrokeStyle(lineWidth: 10))
    for step in 1..<100 {
      let t = Double(step) / 100
      guard let tangent = curve.tangent(at: t), t != 0.5 else { continue }
      for side in [-4.9, 0, 4.9] {
        let point = curve.point(at: t)
        #expect(
          outline.contains(CGPoint(x: point.x + tangent.y * side, y: point.y - tangent.x * side)))
      }
    }
  }

  @Test("the winding of an outline is never negative, so that parts add up")
  func windings() {
    var random = SeededRandom(seed: 330)
    for _ in 0..<20 {
      let path = random.path(subpaths: 1)
      let style = StrokeStyle(lineWidth: random.double(in: 1...40))
      let outline = path.strokedPath(style)
      let area = outline.normalized(eoFill: false)
      for _ in 0..<40 {
        let point = random.point()
        #expect(outline.contains(point) == area.contains(point))
      }
    }
  }

  @Test("trims that reach over the start, at each part by itself or one after another")
  func trims() throws {
    let two = try Path(svgPathData: "M0 0H10V10H0ZM20 0H30V10H20Z")
    let each = two.wrappedTrim(from: -0.25, to: 0.25, scope: .eachSubpath)
    #expect(each == (try Path(svgPathData: "M0 10V0H10M20 10V0H30")))
    let whole = two.wrappedTrim(from: 0.875, to: 1.125)
    #expect(whole == (try Path(svgPathData: "M20 10V0M0 0H10")))
    let style = StrokeStyle(lineWidth: 2, lineCap: .round)
    #expect(two.wrappedTrim(from: 0, to: 0).strokedPath(style).isEmpty)
    #expect(two.wrappedTrim(from: 0, to: 1).strokedPath(style) == two.strokedPath(style))
    #expect(two.trimmedPath(from: 0, to: 0).strokedPath(style).isEmpty)
  }

  @Test("a dash of length zero and a line that starts in one place leave the line")
  func zeroAndLine() {
    let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let style = StrokeStyle(lineWidth: 2, dash: [0, 0, 5, 5])
    let same = StrokeStyle(lineWidth: 2, dash: [5, 5])
    let (one, other) = (square.strokedPath(style), square.strokedPath(same))
    #expect(one.contains(CGPoint(x: 2.5, y: 0.5)) && other.contains(CGPoint(x: 2.5, y: 0.5)))
    #expect(one.signedArea == other.signedArea)
  }
}
