import Drawing
import Geometry
import Motion
import Testing
import Typography

@testable import Views

@Suite("Text on a path")
struct TextOnPathTests {
  /// A line from the left to the right through the middle of a frame.
  private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      Path {
        $0.move(to: CGPoint(x: rect.minX, y: rect.midY))
        $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      }
    }
  }

  @Test("on a straight line letters stand as in a line of their own")
  func straight() {
    let drawn = textStage { Text("abc").onPath(Line()) }.drawing(at: 0).glyphs
    let plain = Paragraph(StyledText("abc"), library: .embedded).layout()
    let places = plain.runs[0].glyphs.map { Double($0.position.x) }
    #expect(drawn.reduce(0) { $0 + $1.count } == 3)
    #expect(drawn.allSatisfy { abs($0.origin.y - 100) < 1e-6 })
    #expect(abs(Double(drawn[0].origin.x) - places[0]) < 1e-6)
  }

  @Test("alignment puts the middle or the end of the text at the start")
  func alignment() {
    func left(_ alignment: TextAlignment, from start: Double) -> Double {
      let drawn = textStage { Text("abc").onPath(Line(), from: start, alignment: alignment) }
      return Double(drawn.drawing(at: 0).glyphs.map(\.origin.x).min() ?? .nan)
    }
    let width = Double(
      Paragraph(StyledText("abc"), library: .embedded).layout().size.width)
    #expect(abs(left(.center, from: 0.5) - (200 - width / 2)) < 1e-6)
    #expect(abs(left(.trailing, from: 1) - (400 - width)) < 1e-6)
  }

  @Test("beyond the end of an open line nothing is seen; around a ring the text goes on")
  func ends() {
    func count(_ shape: some Shape, from start: Double) -> Int {
      textStage { Text("abc").onPath(AnyShape(shape), from: start) }.drawing(at: 0).glyphs
        .reduce(0) { $0 + $1.count }
    }
    #expect(count(Line(), from: 0.99) < 3)
    #expect(count(Circle(), from: 0.99) == 3 && count(Circle(), from: -7.3) == 3)
    #expect(count(Line(), from: .nan) == 0 && count(Path(), from: 0) == 0)
  }

  @Test("the text takes the size of the shape, and letters turn with the line")
  func turning() {
    let frame = backgrounds { Text("abc").onPath(Circle()).background { Rectangle() } }[0]
    #expect(frame.size == CGSize(width: 200, height: 200))
  }
}
