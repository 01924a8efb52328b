import Drawing
import Geometry
import Testing

@testable import SVG

/// Shapes and parts of a picture by their ids.
@Suite("Parts of SVG files")
struct PartsTests {
  private let logo = """
    <g id="logo" transform="translate(10 0)"><rect id="a" width="10" height="20"/>
    <g id="b" transform="scale(2)"><circle id="c" cx="20" cy="10" r="5"/></g></g>
    <rect id="d" x="80" y="80" width="5" height="5"/>
    """

  @Test("a shape is given in the coordinates of the whole picture")
  func shape() throws {
    let drawn = try document(logo)
    #expect(drawn.shape(id: "a")?.boundingRect == CGRect(x: 10, y: 0, width: 10, height: 20))
    let circle = try #require(drawn.shape(id: "b")?.boundingRect)
    #expect(abs(circle.minX - 40) < 1e-9 && abs(circle.width - 20) < 1e-9)
    #expect(drawn.shape(id: "missing") == nil)
    #expect(drawn.identifiers == ["logo", "a", "b", "c", "d"])
  }

  @Test("parts keep their place in the order, and the rest is between them")
  func layers() throws {
    let drawn = try document(logo)
    #expect(drawn.layers(of: [String]()).map(\.id) == [nil])
    #expect(drawn.layers(of: ["a"]).map(\.id) == ["a", nil])
    #expect(drawn.layers(of: ["c", "d"]).map(\.id) == [nil, "c", "d"])
    let part = try #require(drawn.layers(of: ["a"]).first)
    #expect(part.bounds == CGRect(x: 10, y: 0, width: 10, height: 20))
  }

  @Test("the colour of the surroundings is the file's currentColor")
  func currentColor() throws {
    var drawn = try document("<rect width='9' height='9' fill='currentColor'/>")
    drawn.options.currentColor = .white
    let content = "\(drawn.drawing())"
    #expect(content.contains("#ffffff") || content.contains("#FFFFFF"))
  }
}
