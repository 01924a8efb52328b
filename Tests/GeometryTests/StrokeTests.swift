import Geometry
import TestSupport
import Testing

@Suite("Strokes")
struct StrokeTests {
  @Test("a round stroke covers what lies within half its width of the path, and nothing else")
  func distances() {
    var random = SeededRandom(seed: 60)
    for _ in 0..<25 {
      let path = random.path(subpaths: 2)
      let width = random.double(in: 1...120)
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      let (outline, lines) = (path.strokedPath(style), path.chords)
      for _ in 0..<60 {
        let point = random.point(within: 150)
        let distance = lines.distance(to: point)
        guard abs(distance - width / 2) > 0.05 else { continue }
        #expect(outline.contains(point) == (distance < width / 2))
      }
    }
  }

  @Test("whatever the caps and joins, a stroke covers the strip and stays within its corners")
  func capsAndJoins() {
    var random = SeededRandom(seed: 61)
    for index in 0..<27 {
      let style = StrokeStyle(
        lineWidth: random.double(in: 1...60),
        lineCap: CGLineCap(rawValue: Int32(index % 3)) ?? .butt,
        lineJoin: CGLineJoin(rawValue: Int32(index / 3 % 3)) ?? .miter, miterLimit: 4)
      let path = random.path(subpaths: 2)
      let outline = path.strokedPath(style)
      let lines = path.chords
      for segment in path.subpaths.flatMap(\.segments) {
        guard let tangent = segment.tangent(at: 0.37) else { continue }
        let point = segment.point(at: 0.37)
        for share in [-0.49, -0.2, 0.2, 0.49] {
          let offset = style.lineWidth * share
          #expect(
            outline.contains(
              CGPoint(x: point.x + tangent.y * offset, y: point.y - tangent.x * offset)))
        }
      }
      for point in outline.points where lines.distance(to: point) > style.lineWidth * 2.5 {
        // Handles may lie farther out than the curves.
        #expect(!outline.contains(point))
      }
    }
  }

  @Test("a line has a rectangle for its outline, longer by its square caps")
  func line() {
    let path = Path { $0.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)]) }
    #expect(
      path.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
        == CGRect(x: 10, y: 8, width: 20, height: 4))
    for cap in [CGLineCap.square, .round] {
      #expect(
        path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
          == CGRect(x: 8, y: 8, width: 24, height: 4))
    }
  }

  @Test("a mitre reaches as far as its formula says, up to the limit")
  func miter() {
    let path = Path {
      $0.addLines([CGPoint(x: 0, y: 100), CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 100)])
    }
    // Half the angle at the tip has the tangent 1/2, so that 1 / sin is √5.
    let reach = 10 * 5.0.squareRoot()
    let mitred = path.strokedPath(StrokeStyle(lineWidth: 20, miterLimit: 2.24)).boundingRect
    #expect(abs(mitred.minY + reach) < 1e-9)
    let bevelled = path.strokedPath(StrokeStyle(lineWidth: 20, miterLimit: 2.23)).boundingRect
    #expect(abs(bevelled.minY + 10 / 5.0.squareRoot()) < 1e-9)
  }

  @Test("a closed path has joins only, an open one that returns to its start has caps")
  func closing() {
    let corners = [(0, 0), (20, 0), (20, 20), (0, 20), (0, 0)].map(CGPoint.init)
    var path = Path { $0.addLines(corners) }
    let style = StrokeStyle(lineWidth: 4)
    #expect(!path.strokedPath(style).contains(CGPoint(x: -1, y: -1)))
    path.closeSubpath()
    #expect(path.strokedPath(style).contains(CGPoint(x: -1, y: -1)))
    #expect(!path.strokedPath(style).contains(CGPoint(x: 10, y: 10)))
  }

  @Test("a line that goes back on itself ends in a bevel")
  func retraced() throws {
    let path = try Path(svgPathData: "M20 140h10-20")
    for join in [CGLineJoin.miter, .bevel] {
      let box = path.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join)).boundingRect
      #expect(box == CGRect(x: 10, y: 138, width: 20, height: 4))
    }
  }

  @Test("after a close the next line starts anew, unjoined")
  func afterClose() throws {
    let path = try Path(svgPathData: "m2 2h12v12H2zl12 12")
    let outline = path.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .round))
    #expect(outline.subpaths.count == 3)
    #expect(outline.contains(CGPoint(x: 1.1, y: 1.6)))
    #expect(outline.contains(CGPoint(x: 8, y: 8)))
  }

  @Test("a curve that turns back on the spot is finite and covers its line")
  func cusp() {
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 0, y: -10), control2: CGPoint(x: 0, y: -10))
    }
    let outline = path.strokedPath(StrokeStyle(lineWidth: 30))
    #expect(outline.points.allSatisfy { abs($0.x) < 31 && abs($0.y) < 31 })
    for y in stride(from: -4.0, to: 10, by: 0.5) {
      for x in [-14.9, 0, 14.9] { #expect(outline.contains(CGPoint(x: x, y: y))) }
    }
  }

  @Test("a circle drawn with a line wider than itself is a disc")
  func wideCircle() {
    let path = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let outline = path.strokedPath(StrokeStyle(lineWidth: 60))
    for step in 0..<400 {
      let angle = Double(step) * 0.3
      let radius = Double(step % 40)
      #expect(outline.contains(CGPoint(x: radius * cos(angle), y: radius * sin(angle))))
    }
    #expect(!outline.contains(CGPoint(x: 29, y: 29)))
  }

  @Test("a subpath without length is a dot with round and square caps, and nothing with butt ones")
  func dots() throws {
    let path = try Path(svgPathData: "M5 5h0")
    let square = CGRect(x: 3, y: 3, width: 4, height: 4)
    for cap in [CGLineCap.round, .square] {
      let style = StrokeStyle(lineWidth: 4, lineCap: cap)
      #expect(path.strokedPath(style).boundingRect == square)
      #expect(Path { $0.move(to: .zero) }.strokedPath(style).isEmpty)
    }
    #expect(path.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
  }

  @Test("steps without length leave the corners beside them as they are")
  func zeroLengthSteps() throws {
    let (path, same) = (
      try Path(svgPathData: "M0 0h20h0v0v20"), try Path(svgPathData: "M0 0h20v20")
    )
    let style = StrokeStyle(lineWidth: 6)
    #expect(path.strokedPath(style) == same.strokedPath(style))
  }

  @Test("hostile numbers give a finite outline or none")
  func hostile() {
    let values = [Double.nan, .infinity, -.infinity, 1e300, -1e20, 1e9, 1e-300, 0, -1]
    for value in values {
      let path = Path {
        $0.addLines([.zero, CGPoint(x: value, y: 5), CGPoint(x: 9, y: value), .zero])
        $0.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: value, y: value))
        $0.addCurve(to: .zero, control1: CGPoint(x: value, y: 0), control2: CGPoint(x: 0, y: value))
        $0.closeSubpath()
      }
      for width in values {
        for cap in [CGLineCap.butt, .round] {
          let style = StrokeStyle(
            lineWidth: width, lineCap: cap, lineJoin: .round, miterLimit: value,
            dash: [value, abs(value)], dashPhase: value)
          for style in [style, StrokeStyle(lineWidth: width, miterLimit: value)] {
            let outline = path.strokedPath(style)
            #expect(outline.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
            if !(width > 0 && width <= 1e100) || width < 1e-100 { #expect(outline.isEmpty) }
          }
        }
      }
    }
  }
}

extension Path {
  /// The path as chords within a hundredth of a point.
  fileprivate var chords: [LineSegment] {
    flattened(tolerance: 0.01).subpaths.flatMap { subpath in
      subpath.segments.map { LineSegment(start: $0.start, end: $0.end) }
    }
  }
}

extension [LineSegment] {
  fileprivate func distance(to point: CGPoint) -> Double {
    reduce(.infinity) { least, line in
      let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
      let square = dx * dx + dy * dy
      let along = (point.x - line.start.x) * dx + (point.y - line.start.y) * dy
      let t = square > 0 ? Swift.min(Swift.max(along / square, 0), 1) : 0
      return Swift.min(
        least, point.distance(to: CGPoint(x: line.start.x + t * dx, y: line.start.y + t * dy)))
    }
  }
}
