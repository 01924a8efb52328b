import Drawing
import Foundation
import Geometry
import Testing

@Suite("Drawings as data")
struct EncodingTests {
  private func json(_ node: DrawingNode) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(node), as: UTF8.self)
  }

  private let line = Path { path in
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 8, y: 5))
  }

  @Test("a fill says its path, its paint and what is unusual")
  func fill() throws {
    let style = FillStyle(eoFill: true, antialiased: false)
    let fill = DrawingNode.fill(.init(line, .color(.white), style: style))
    #expect(
      try json(fill)
        == ##"{"antialiased":false,"node":"fill","paint":"#ffffff","path":"M0 0L8 5","rule":"evenOdd"}"##
    )
  }

  @Test("a stroke says its style where it isn't the usual one")
  func stroke() throws {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 2], dashPhase: 0.5)
    #expect(
      try json(.stroke(.init(line, .color(.black), style: style)))
        == ##"{"cap":"round","dash":[1,2],"dashPhase":0.5,"node":"stroke","paint":"#000000","##
        + ##""path":"M0 0L8 5","width":3}"##)
  }

  @Test("a group says what it does, and holds its content")
  func group() throws {
    let group = DrawingNode.group(
      .init(
        transform: CGAffineTransform(translationX: 1, y: 2), opacity: 0.5, blendMode: .screen,
        content: [.fill(.init(line, .color(.clear)))], filters: [.blur(radius: 2)],
        isolation: .isolated))
    #expect(
      try json(group)
        == ##"{"blendMode":"screen","content":[{"node":"fill","paint":"#00000000","path":"M0 0L8 5"}],"##
        + ##""filters":["blur 2"],"isolation":"isolated","node":"group","opacity":0.5,"##
        + ##""transform":[1,0,0,1,1,2]}"##)
  }

  @Test("a gradient lists its stops in the order in which they are drawn")
  func gradient() throws {
    let gradient = Gradient.Resolved(stops: [
      .init(color: .white, location: 1), .init(color: .black, location: 0),
    ])
    let paint = LinearGradientPaint(gradient, startPoint: .zero, endPoint: CGPoint(x: 1, y: 0))
    let text = try json(.fill(.init(line, .linearGradient(paint))))
    #expect(
      text.contains(
        ##""gradient":[{"color":"#000000","location":0},{"color":"#ffffff","location":1}],"kind":"linear""##
      ))
  }
}
