import Geometry
import TestSupport
import Testing

@Suite("Dashes")
struct DashTests {
  private let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }

  @Test("dashes lie where lengths and phase put them", arguments: [0, 3, 10, 14, -7, 1003, -2e4])
  func places(_ phase: Double) {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: phase))
    for place in stride(from: 0.25, to: 100, by: 0.5) {
      let rest = (place + phase).truncatingRemainder(dividingBy: 15)
      let isDrawn = (rest < 0 ? rest + 15 : rest) < 10
      #expect(outline.contains(CGPoint(x: place, y: 0.5)) == isDrawn)
    }
  }

  @Test("an odd number of lengths is gone through twice")
  func oddCount() {
    for (odd, even) in [([10.0], [10.0, 10]), ([4, 2, 7], [4, 2, 7, 4, 2, 7])] {
      for phase in [-7, 0, 5.5] {
        let styles = [odd, even].map { dash in
          StrokeStyle(lineWidth: 2, dash: dash.map { CGFloat($0) }, dashPhase: phase)
        }
        #expect(line.strokedPath(styles[0]) == line.strokedPath(styles[1]))
      }
    }
  }

  @Test("lengths of zero draw dots with round caps, and a solid line when all are zero")
  func zeros() {
    let dots = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10]))
    #expect(dots.subpaths.count == 11)
    #expect(dots.contains(CGPoint(x: 31.5, y: 0)) && !dots.contains(CGPoint(x: 35, y: 0)))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4, dash: [0, 10])).isEmpty)
    for dash in [[0, 0], [CGFloat.nan], [-1, 5], [.infinity, 1]] {
      #expect(
        line.strokedPath(StrokeStyle(lineWidth: 4, dash: dash))
          == line.strokedPath(StrokeStyle(lineWidth: 4)))
    }
  }

  @Test("a dash over the seam of a closed path is one piece, its corner joined")
  func seam() throws {
    let path = try Path(svgPathData: "M150 50L150 150L50 150L50 50Z")
    let style = StrokeStyle(lineWidth: 20, dash: [15, 18], dashPhase: 7)
    #expect(path.strokedPath(style).contains(CGPoint(x: 155.5, y: 45.5)))
    let whole = StrokeStyle(lineWidth: 20, dash: [1000, 1])
    #expect(path.strokedPath(whole) == path.strokedPath(StrokeStyle(lineWidth: 20)))
  }

  @Test("each subpath begins the pattern anew")
  func subpaths() throws {
    let path = try Path(svgPathData: "M0 0H13M0 10H13")
    let outline = path.strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 5]))
    for y in [0.5, 10.5] {
      #expect(outline.contains(CGPoint(x: 2, y: y)) && !outline.contains(CGPoint(x: 7, y: y)))
    }
  }

  @Test("on curves the dashes together have their share of the length")
  func curves() {
    var random = SeededRandom(seed: 62)
    for _ in 0..<10 {
      let curve = random.cubic()
      let path = Path {
        $0.move(to: curve.start)
        $0.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
      }
      let count = 8.0
      let part = path.length / count / 2
      let outline = path.strokedPath(StrokeStyle(lineWidth: 0.01, dash: [CGFloat(part)]))
      #expect(outline.subpaths.count == Int(count))
      let length = outline.subpaths.reduce(0) { sum, subpath in
        sum + subpath.segments.reduce(0) { $0 + $1.length } / 2
      }
      #expect(abs(length - path.length / 2) < 0.01 * path.length)
    }
  }

  @Test("a dash as long as the path, moved out of it by the phase, leaves nothing behind")
  func drawnOn() {
    var random = SeededRandom(seed: 64)
    for _ in 0..<20 {
      let path = random.path(subpaths: 1)
      let length = path.length
      let style = StrokeStyle(
        lineWidth: 4, lineCap: .round, dash: [length, length], dashPhase: length)
      #expect(path.strokedPath(style).isEmpty)
    }
  }

  @Test("more dashes than the limit are a solid line")
  func limit() {
    let style = StrokeStyle(lineWidth: 2, dash: [1e-9])
    #expect(line.strokedPath(style) == line.strokedPath(StrokeStyle(lineWidth: 2)))
  }
}
