import Geometry
import TestSupport
import Testing

@Suite("Building paths")
struct PathBuildingTests {
  @Test("a rectangle runs clockwise from its origin")
  func rectangle() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.svgPathData == "M1 2L4 2L4 6L1 6Z")
    #expect(Path(CGRect(x: 4, y: 6, width: -3, height: -4)) == path)
    #expect(Path(CGRect.null).isEmpty)
  }

  @Test("an ellipse runs clockwise from the right in four curves")
  func ellipse() {
    let path = Path(ellipseIn: CGRect(x: -2, y: -1, width: 4, height: 2))
    #expect(path.verbs == [.move, .curve, .curve, .curve, .curve, .closeSubpath])
    let ends = [path.points[0], path.points[3], path.points[6], path.points[9]]
    #expect(ends == [(2, 0), (0, 1), (-2, 0), (0, -1)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(path.points[1].distance(to: CGPoint(x: 2, y: 0.5522847498307936)) < 1e-15)
  }

  @Test("a circle's circumference is 2πr to 0.03 %")
  func circumference() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(abs(circle.length - 20 * .pi) < 20 * .pi * 0.0003)
  }

  @Test("an arc that isn't clockwise lets the angle grow, as in SwiftUI")
  func arcDirection() {
    let quarter = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    #expect(quarter.verbs == [.move, .curve])
    let threeQuarters = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    }
    #expect(threeQuarters.verbs == [.move, .curve, .curve, .curve])
    #expect(threeQuarters.points[3] == CGPoint(x: 0, y: -1))
    #expect(threeQuarters.currentPoint == CGPoint(x: 0, y: 1))
  }

  @Test("an arc over a full turn or more is a whole circle", arguments: [360.0, 400, 1e9])
  func fullTurn(_ degrees: Double) {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(degrees), clockwise: false)
    }
    #expect(path.verbs.count == 5)
  }

  @Test("a relative arc turns by its delta, after a line to its start")
  func relativeArc() {
    let path = Path {
      $0.move(to: .zero)
      $0.addRelativeArc(center: .zero, radius: 2, startAngle: .degrees(90), delta: .degrees(-180))
    }
    #expect(path.verbs == [.move, .line, .curve, .curve])
    #expect(path.currentPoint == CGPoint(x: 0, y: -2))
    #expect(path.points[4].distance(to: CGPoint(x: 2, y: 0)) < 1e-12)
  }

  @Test("a tangent arc touches both lines", arguments: [1.0, -1])
  func tangentArc(_ side: Double) {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10 * side), radius: 2)
    }
    #expect(path.verbs == [.move, .line, .curve])
    #expect(path.points[1].distance(to: CGPoint(x: 8, y: 0)) < 1e-12)
    #expect(path.points[4].distance(to: CGPoint(x: 10, y: 2 * side)) < 1e-12)
    #expect(abs(path.length - (8 + .pi)) < 0.002)
  }

  @Test("a tangent arc on a straight line is a line")
  func straightTangentArc() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2)
    }
    #expect(path.svgPathData == "M0 0L5 0")
  }

  @Test("drawing goes on from the subpath's start after a close")
  func afterClose() throws {
    var path = try Path(svgPathData: "M1 1L5 1L5 5Z")
    path.addLine(to: CGPoint(x: 0, y: 0))
    #expect(path.svgPathData == "M1 1L5 1L5 5ZM1 1L0 0")
  }

  @Test("an added path is moved by its transform and can be drawn on")
  func addPath() throws {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addPath(
      try Path(svgPathData: "M1 1L2 2Z"), transform: CGAffineTransform(translationX: 10, y: 0))
    path.addLine(to: .zero)
    #expect(path.svgPathData.hasSuffix("M11 1L12 2ZM11 1L0 0"))
  }

  @Test("elements rebuild their path")
  func elements() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<50 {
      let path = random.path()
      #expect(path.elements.reduce(into: Path()) { $0.append($1) } == path)
    }
  }

  @Test("arguments that aren't finite add nothing", arguments: [Double.nan, .infinity])
  func hostileArcs(_ value: Double) {
    let path = Path {
      $0.addArc(
        center: .zero, radius: value, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      $0.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(value))
      $0.addRelativeArc(
        center: CGPoint(x: value, y: 0), radius: 1, startAngle: .zero, delta: .radians(1))
    }
    #expect(path.isEmpty)
    let long = Path {
      $0.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(1e300))
    }
    #expect(long.verbs.count <= 264)
  }
}
