import Geometry
import TestSupport
import Testing

@Suite("SVG path data")
struct PathDataTests {
  @Test("what is written reads back as the same path")
  func roundTrip() throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<100 {
      let path = random.path()
      #expect(try Path(svgPathData: path.svgPathData) == path)
    }
    let extremes = Path {
      $0.addLines([
        CGPoint(x: Double.leastNonzeroMagnitude, y: -1.7976931348623157e308),
        CGPoint(x: -0.1, y: 1e21),
      ])
    }
    #expect(try Path(svgPathData: extremes.svgPathData) == extremes)
  }

  @Test(
    "compact and relative writing means the same as the long form",
    arguments: [
      ("m2 2h12v12H2zl12 12", "M2 2L14 2L14 14L2 14ZM2 2L14 14"),
      ("M1-2.5.5-3", "M1-2.5L.5-3"),
      ("M 100,200 300,400", "M100 200L300 400"),
      ("m1 1 1 1 1 1", "M1 1L2 2L3 3"),
      ("M10 10L20 20L30 10z m5 5l1 1", "M10 10L20 20L30 10ZM15 15L16 16"),
      ("M0 0C1 1 2 2 3 0S5 -2 6 0", "M0 0C1 1 2 2 3 0C4-2 5-2 6 0"),
      ("M0 0S5 -2 6 0", "M0 0C0 0 5-2 6 0"),
      ("M0 0Q1 1 2 0T4 0t2 0", "M0 0Q1 1 2 0Q3-1 4 0Q5 1 6 0"),
      ("M1e1,1E-1L+.5e+1 .5", "M10 .1L5 .5"),
      ("M0 0h1 2-3", "M0 0L1 0L3 0L0 0"),
      (" \n\tM0,0\r\nL1,1 ", "M0 0L1 1"),
      ("", ""), ("none", ""),
    ])
  func grammar(_ compact: String, _ long: String) throws {
    #expect(try Path(svgPathData: compact).svgPathData == long)
  }

  @Test("an arc's flags need no separators")
  func flags() throws {
    let long = try Path(svgPathData: "M0 0A5 5 0 0 1 10 0")
    #expect(try Path(svgPathData: "M0 0a5 5 0 0110 0") == long)
    #expect(try Path(svgPathData: "M0 0A5,5,0,01,10,0") == long)
  }

  @Test(
    "the four arcs between two points are those of the specification's picture",
    arguments: [
      (false, false, 125.0, 125.0), (false, true, 200, 50), (true, false, 125, 125),
      (true, true, 200, 50),
    ])
  func fourArcs(_ isLarge: Bool, _ isGrowing: Bool, _ x: Double, _ y: Double) throws {
    // Circles of radius 75 through (125, 50) and (200, 125) have their centres at the other two
    // corners of the square; a small arc's circle lies on the side away from its bulge.
    let data = "M125 50A75 75 0 \(isLarge ? 1 : 0) \(isGrowing ? 1 : 0) 200 125"
    let path = try Path(svgPathData: data)
    let center = isLarge == isGrowing ? CGPoint(x: 200, y: 50) : CGPoint(x: 125, y: 125)
    for point in path.resampled(count: 20) {
      #expect(abs(point.distance(to: center) - 75) < 0.03)
    }
    let quarters = isLarge ? 3.0 : 1
    #expect(abs(path.length - quarters * 75 * .pi / 2) < 0.1)
    let middle = try #require(path.point(atFraction: 0.5))
    #expect((middle.x - middle.y > 75) == isGrowing)
  }

  @Test("an arc's ellipse is turned by its rotation")
  func rotatedArc() throws {
    let path = try Path(svgPathData: "M-3 -4 A 5 1 53.13010235415598 0 1 3 4")
    #expect(path.verbs == [.move, .curve, .curve])
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    #expect(path.points[3].distance(to: CGPoint(x: 0.8, y: -0.6)) < 1e-9)
  }

  @Test("radii too small grow, a zero radius is a line, an arc to its start is left out")
  func outOfRangeArcs() throws {
    let grown = try Path(svgPathData: "M0 0A1 1 0 0 1 10 0")
    #expect(grown.boundingRect.height > 4.99)
    #expect(
      try Path(svgPathData: "M0 0A-5 5 0 0 1 10 0") == Path(svgPathData: "M0 0A5 5 0 0 1 10 0"))
    #expect(try Path(svgPathData: "M0 0A0 5 0 0 1 10 0").svgPathData == "M0 0L10 0")
    #expect(try Path(svgPathData: "M0 0A5 5 0 0 1 0 0").svgPathData == "M0 0")
    #expect(
      try Path(svgPathData: "M0 0A1e-300 1e300 0 0 1 9 0").currentPoint == CGPoint(x: 9, y: 0))
  }

  @Test(
    "a mistake is reported with its byte and what was expected, after what was drawn",
    arguments: [
      ("L1 1", 0, PathDataError.Expectation.moveCommand, ""),
      ("M0 0L1 1X2", 8, .command, "M0 0L1 1"),
      ("M0 0L1", 6, .number, "M0 0"),
      ("M0 0L1,", 6, .number, "M0 0"),
      ("M0 0L1 1,", 8, .command, "M0 0L1 1"),
      ("M0 0A5 5 0 2 1 1 1", 11, .flag, "M0 0"),
      ("M0 0L1e999 1", 5, .representableNumber, "M0 0"),
      ("M0 0Z1 1", 5, .command, "M0 0Z"),
      ("M0 0L1 .", 7, .number, "M0 0"),
      ("M0 0 é", 5, .command, "M0 0"),
      ("M1,,1", 2, .number, ""),
    ])
  func mistakes(
    _ data: String, _ offset: Int, _ expected: PathDataError.Expectation, _ drawn: String
  ) {
    #expect(throws: PathDataError.self) { try Path(svgPathData: data) }
    do throws(PathDataError) { _ = try Path(svgPathData: data) } catch {
      #expect(error.offset == offset)
      #expect(error.expected == expected)
      #expect(error.drawn.svgPathData == drawn)
    }
  }

  @Test("random bytes never trap and errors lie inside the text")
  func noise() {
    var random = SeededRandom(seed: 12)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n#")
    for _ in 0..<1500 {
      let text = "M" + String((0..<20).map { _ in alphabet.randomElement(using: &random) ?? "M" })
      do throws(PathDataError) {
        let path = try Path(svgPathData: text)
        #expect(path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      } catch { #expect((0...text.utf8.count).contains(error.offset)) }
    }
  }

  @Test("writing stops before a point that isn't finite")
  func unwritable() {
    let path = Path {
      $0.addLines([.zero, CGPoint(x: 1, y: 1), CGPoint(x: CGFloat.nan, y: 0), .zero])
    }
    #expect(path.svgPathData == "M0 0L1 1")
  }
}
