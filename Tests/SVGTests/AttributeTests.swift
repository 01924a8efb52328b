import Drawing
import Geometry
import Testing

@testable import SVG

/// Values as attributes and properties write them.
@Suite("Attribute values")
struct AttributeTests {
  private let font = FontUnits(em: 10, ex: 5, rootEm: 20)

  @Test(
    "lengths have CSS's units",
    arguments: [
      ("5", 5), ("1in", 96), ("2.54cm", 96), ("25.4mm", 96), ("72pt", 96), ("6pc", 96),
      ("101.6Q", 96), ("2em", 20), ("2ex", 10), ("2rem", 40), ("50%", 100), (" 1e1px ", 10),
      ("-.5", -0.5),
    ] as [(String, Double)])
  func lengths(text: String, value: Double) throws {
    let length = try #require(Length(text))
    #expect(abs(length.computed(font).resolved(200) - value) < 1e-9)
  }

  @Test("what is no length is none", arguments: ["", "5 5", "px", "5foo", "1e", "--1", "1e999"])
  func noLengths(text: String) { #expect(Length(text) == nil) }

  @Test("transforms apply from right to left")
  func transforms() throws {
    let lengths = LengthContext(font: font, viewport: Viewport(width: 100, height: 50))
    let transform = try #require(
      transformList("translate(10,20)scale(2) rotate(90 1 1)", lengths))
    let point = CGPoint(x: 2, y: 1).applying(transform)
    #expect(abs(point.x - 12) < 1e-9 && abs(point.y - 24) < 1e-9)
    #expect(transformList("matrix(1-1 0 1.5.5 3)", lengths)?.tx == 0.5)
    for text in ["rotate(1 2)", "scale()", "foo(1)", "translate(1", "matrix(1 2 3)"] {
      #expect(transformList(text, lengths) == nil, "\(text)")
    }
  }

  @Test("paint names a server with its fallback")
  func paint() {
    #expect(PaintValue("none") == PaintValue.none)
    #expect(PaintValue("url(#a) none") == .server(id: "a", fallback: .none))
    #expect(PaintValue("url( '#a' ) red") != .server(id: "a", fallback: .unspecified))
    #expect(PaintValue("url(other.svg#a)") == .server(id: "", fallback: .unspecified))
    #expect(PaintValue("currentColor") == .color(.currentColor))
    #expect(PaintValue("nonsense") == nil)
  }

  @Test("a view box is fitted, cut or stretched")
  func aspect() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 20)
    let port = CGRect(x: 0, y: 0, width: 40, height: 40)
    func corner(_ text: String) -> CGPoint {
      CGPoint.zero.applying(PreserveAspectRatio(text).transform(from: box, to: port))
    }
    #expect(corner("xMidYMid meet") == CGPoint(x: 10, y: 0))
    #expect(corner("xMinYMin") == .zero)
    #expect(corner("xMaxYMax slice") == CGPoint(x: 0, y: -40))
    #expect(corner("none") == .zero)
    #expect(corner("nonsense") == CGPoint(x: 10, y: 0))
  }

  @Test("base 64 is read past space, up to what isn't any")
  func base64() {
    #expect(dataURLBytes("data:a/b;base64,SGVs bG8=") == Array("Hello".utf8))
    #expect(dataURLBytes("data:,a%20b") == Array("a b".utf8))
    #expect(dataURLBytes("http://example.org/a") == nil)
  }
}
