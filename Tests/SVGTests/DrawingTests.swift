import Drawing
import Geometry
import Testing

@testable import SVG

/// What elements and properties show, by single pixels.
@Suite("Drawing SVG")
struct DrawingTests {
  private let square = "<rect width='100' height='100' fill='green'/>"

  @Test("what is filled, hidden, clipped and masked")
  func masking() throws {
    let half = "<clipPath id='c'><rect width='50' height='100'/></clipPath>"
    let clipped = try picture(half + "<g clip-path='url(#c)'>\(square)</g>")
    #expect(clipped[25, 50] == green && clipped[75, 50] == clear)
    let group = "<clipPath id='c'><g><rect width='50' height='100'/></g></clipPath>"
    #expect(try picture(group + "<g clip-path='url(#c)'>\(square)</g>")[25, 50] == clear)
    let mask = "<mask id='m'><rect width='50' height='100' fill='white'/></mask>"
    let masked = try picture(mask + "<g mask='url(#m)'>\(square)</g>")
    #expect(masked[25, 50] == green && masked[75, 50] == clear)
    #expect(try picture("<g display='none'>\(square)</g>")[50, 50] == clear)
    #expect(try picture("<g visibility='hidden'>\(square)</g>")[50, 50] == clear)
    #expect(try picture("<g mask='url(#none)'>\(square)</g>")[50, 50] == green)
  }

  @Test("copies have the style of their use, and its paints as context")
  func use() throws {
    let copied =
      "<defs><rect id='r' width='9' height='9'/></defs><use href='#r' x='50' fill='green'/>"
    #expect(try picture(copied)[55, 5] == green)
    let context = """
      <defs><rect id='r' width='9' height='9' fill='context-stroke'/></defs>
      <use href='#r' x='50' fill='red' stroke='green'/>
      """
    #expect(try picture(context)[55, 5] == green)
    let symbol = """
      <symbol id='s' viewBox='0 0 10 10'><rect width='10' height='10' fill='green'/></symbol>
      <use href='#s' x='50' y='50' width='20' height='20'/>
      """
    let drawn = try picture(symbol)
    #expect(drawn[52, 52] == green && drawn[68, 68] == green && drawn[72, 60] == clear)
  }

  @Test("a nested svg has a viewport of its own, which cuts off")
  func nested() throws {
    let nested = "<svg x='10' y='10' width='50%' height='20' viewBox='0 0 10 4'>\(square)</svg>"
    let drawn = try picture(nested)
    #expect(drawn[12, 12] == green && drawn[58, 28] == green)
    #expect(drawn[62, 20] == clear && drawn[20, 32] == clear)
  }

  @Test("a switch shows its first child that passes")
  func switching() throws {
    let choice = """
      <switch><rect width='9' height='9' fill='red' systemLanguage='de'/>
      <rect width='9' height='9' fill='green' systemLanguage='en-GB, fr'/>
      <rect width='9' height='9' fill='red'/></switch>
      """
    #expect(try picture(choice)[4, 4] == green)
  }

  @Test("markers stand at the ends of arcs, not within them")
  func markers() {
    let data = "M 1 1 h 1 z l 0 0 M 10 50 a 20 20 0 1 1 40 0 L 60 50 A10 10 0 0040 60 h 5 z"
    let path = (try? Path(svgPathData: data)) ?? Path()
    let inside = PathJoints(path, data).insideArcs
    let vertices = MarkerVertices(path, insideArcs: inside).vertices.map(\.point)
    #expect(vertices.count == 11)
    #expect(abs((vertices.dropFirst(6).first?.x ?? 0) - 50) < 1e-9)
  }

  @Test("percentages are of the nearest viewport, em of the font, rem of the root's")
  func units() throws {
    let drawn = try document(
      """
      <g font-size='20'><svg width='50' height='50' viewBox='0 0 20 20'>
      <rect id='a' width='50%' height='1em'/></svg></g>
      """)
    #expect(drawn.shape(id: "a")?.boundingRect == CGRect(x: 0, y: 0, width: 25, height: 50))
  }

  @Test("the size is the file's, a missing side by the view box, or a browser's default")
  func sizes() throws {
    func size(_ attributes: String) throws -> CGSize {
      try SVGDocument(
        "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>", options: plainOptions
      ).size
    }
    #expect(try size("width='20' height='1in'") == CGSize(width: 20, height: 96))
    #expect(try size("viewBox='0 0 40 20'") == CGSize(width: 40, height: 20))
    #expect(try size("width='10' viewBox='0 0 40 20'") == CGSize(width: 10, height: 5))
    #expect(try size("") == CGSize(width: 300, height: 150))
    #expect(try size("width='0'") == .zero)
  }

  @Test("filters change pixels within their region alone, in the colours of their space")
  func filters() throws {
    let flood = """
      <filter id='f' filterUnits='userSpaceOnUse' x='10' y='10' width='30' height='30'>
      <feFlood flood-color='green'/></filter><g filter='url(#f)'/>
      """
    let drawn = try picture(flood)
    #expect(drawn[11, 11] == green && drawn[39, 39] == green)
    #expect(drawn[8, 20] == clear && drawn[42, 20] == clear)
    let invert = """
      <filter id='f' color-interpolation-filters='sRGB'><feComponentTransfer>
      <feFuncR type='table' tableValues='1 0'/></feComponentTransfer></filter>
      <rect width='50' height='50' fill='#00f' filter='url(#f)'/>
      """
    #expect(try picture(invert)[20, 20] == SIMD4(255, 0, 255, 255))
    let turned = try picture("<g transform='rotate(45 50 50)'>\(flood)</g>")
    #expect(turned[50, 15] == clear && turned[29, 29] != clear || turned[50, 22] != clear)
  }

  @Test("filter functions are read as a whole or not at all")
  func functions() throws {
    let gray = try picture("<g style='filter: grayscale(1) opacity(50%)'>\(square)</g>")[50, 50]
    #expect(gray.x == gray.y && gray.y == gray.z && abs(Int(gray.w) - 128) < 2)
    #expect(
      try picture("<g style='filter: grayscale(1) nonsense(2)'>\(square)</g>")[50, 50] == green)
    #expect(try picture("<g filter='url(#none)'>\(square)</g>")[50, 50] == green)
  }

  @Test("text is anchored, and lines of parents run along it")
  func text() throws {
    func bounds(_ attributes: String) throws -> CGRect {
      let content = "<text id='t' x='50' y='50' font-size='20' \(attributes)>abc</text>"
      return try #require(try document(content).layers(of: ["t"]).first { $0.id != nil }?.bounds)
    }
    let start = try bounds("")
    #expect(abs(start.minX - 50) < 1e-9)
    #expect(abs(try bounds("text-anchor='middle'").midX - 50) < 1e-9)
    #expect(abs(try bounds("text-anchor='end'").maxX - 50) < 1e-9)
    #expect(abs(try bounds("textLength='60'").width - 60) < 1e-9)
    let spaced = try bounds("letter-spacing='2' dx='0 3'")
    #expect(abs(spaced.width - start.width - 3 - 6) < 0.5)
  }
}
