import Geometry
import TestSupport
import Testing

@Suite("Strokes of which a part is seen")
struct StrokeWindowTests {
  private static let styles = [
    StrokeStyle(lineWidth: 7),
    StrokeStyle(lineWidth: 12, lineCap: .square, lineJoin: .bevel),
    StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round, dash: [9, 11], dashPhase: -4),
    StrokeStyle(lineWidth: 6, lineCap: .square, dash: [0, 8, 5, 8], dashPhase: 3),
    StrokeStyle(lineWidth: 30, dash: [400, 1]),
  ]

  @Test("inside the rectangle they fill the same", arguments: styles)
  func same(_ style: StrokeStyle) {
    var random = SeededRandom(seed: 320)
    for _ in 0..<12 {
      let path = random.path(subpaths: 4)
      let (corner, size) = (random.point(), CGSize(width: 30, height: 20))
      let window = CGRect(origin: corner, size: size)
      let (whole, part) = (path.strokedPath(style), path.strokedPath(style, visible: window))
      for _ in 0..<60 {
        let point = CGPoint(
          x: corner.x + random.double(in: 0...30), y: corner.y + random.double(in: 0...20))
        #expect(part.contains(point) == whole.contains(point))
      }
    }
  }

  @Test("what is drawn has the very points of the whole")
  func exact() {
    let path = Path { $0.addLines([.zero, CGPoint(x: 300, y: 100), CGPoint(x: 900, y: -50)]) }
    let style = StrokeStyle(lineWidth: 2, dash: [7.3, 4.1], dashPhase: 2.2)
    let whole = Set(path.strokedPath(style).points)
    let part = path.strokedPath(style, visible: CGRect(x: 200, y: 50, width: 200, height: 60))
    #expect(!part.isEmpty && part.points.count < whole.count / 2)
    #expect(part.points.allSatisfy(whole.contains))
  }

  @Test("steps that can't be seen are left out of long lines")
  func leftOut() {
    let path = Path { path in
      path.addLines(
        (0..<10_000).map { CGPoint(x: Double($0 * 10), y: Double($0 % 2) * 50) })
      path.closeSubpath()
    }
    let window = CGRect(x: 5000, y: 0, width: 100, height: 100)
    #expect(path.strokedPath(StrokeStyle(lineWidth: 3), visible: window).points.count < 200)
  }

  @Test("of a thousand million dashes those in sight are drawn", arguments: [1.0, 1e4])
  func manyDashes(_ width: Double) {
    let path = Path { $0.addLines([CGPoint(x: -5e8, y: 5), CGPoint(x: 5e8, y: 5)]) }
    let style = StrokeStyle(lineWidth: 1, dash: [1])
    let window = CGRect(x: 0, y: 0, width: width, height: 10)
    let outline = path.strokedPath(style, visible: window)
    #expect(outline.subpaths.count < Int(width) + 20)
    for place in stride(from: 0.0, to: min(width, 50), by: 1) {
      #expect(
        outline.contains(CGPoint(x: place + 0.5, y: 5.1))
          == (place.truncatingRemainder(dividingBy: 2) == 0))
    }
  }

  @Test(
    "a long dash pattern over a huge closed outline and curves ends",
    arguments: [1e7, 1e12, 1e20, 1e99])
  func huge(_ size: Double) throws {
    let window = CGRect(x: 0, y: 0, width: 32, height: 32)
    var path = Path(ellipseIn: CGRect(x: -size, y: 3, width: 2 * size, height: 2 * size))
    path.addRect(CGRect(x: 5, y: 5, width: size, height: size))
    path.addPath(try Path(svgPathData: "m3 6h8v-158758583"))
    for style in [StrokeStyle(lineWidth: 2, dash: [3, 2]), StrokeStyle(lineWidth: 2)] {
      let outline = path.strokedPath(style, visible: window)
      #expect(outline.points.count < 100_000)
      #expect(outline.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      #expect(outline.contains(CGPoint(x: 3.5, y: 6.5)))
    }
  }
}
