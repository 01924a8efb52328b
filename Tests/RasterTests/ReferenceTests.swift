import Drawing
import Geometry
import Raster
import TestSupport
import Testing

@Suite("Against the reference rasterizer")
struct ReferenceTests {
  static let size = 29

  /// The first channel of a pixel that is further from the reference than its tolerance.
  private func firstFault(_ drawing: FrameDrawing, tolerance: (_ edges: Int) -> Double) -> String? {
    let bitmap = Rasterizer.render(drawing, scale: 1)
    let reference = ReferenceRasterizer(width: Self.size, height: Self.size).render(drawing)
    for (index, color) in reference.colors.enumerated() {
      for channel in 0..<4 {
        let difference = abs(Double(bitmap.bytes[index * 4 + channel]) - color[channel] * 255)
        if difference > tolerance(reference.edges[index]) {
          return "(\(index % Self.size), \(index / Self.size)), channel \(channel): \(difference)"
        }
      }
    }
    return nil
  }

  /// What an edge may be off, in levels: the distance of a curve from its lines and the snapping of
  /// a line's ends to 1/256 pixel, along a diagonal, and a reference of 64 scan lines a pixel.
  static let edgeTolerance = 255 * (1.0 / 20 + 0.5 / 256) * 2.0.squareRoot() + 255.0 / 64

  @Test(
    "simple outlines are within 2 levels inside and within the sampling error on edges",
    arguments: 0..<14 as Range<UInt64>)
  func simpleOutlines(seed: UInt64) {
    var drawings = RandomDrawings(seed: seed, size: Double(Self.size), outlines: .simple)
    let fault = firstFault(drawings.drawing()) { 2 + Double($0) * Self.edgeTolerance }
    #expect(fault == nil)
  }

  // Where an outline crosses itself within a pixel, the windings of its parts are summed up before
  // they become coverage, as in every rasterizer that accumulates areas: such a pixel may differ by
  // any amount.

  @Test(
    "outlines that cross themselves are within 2 levels off their edges",
    arguments: 100..<112 as Range<UInt64>)
  func wildOutlines(seed: UInt64) {
    var drawings = RandomDrawings(seed: seed, size: Double(Self.size))
    #expect(firstFault(drawings.drawing()) { $0 > 0 ? 255 : 2 } == nil)
  }

  @Test(
    "groups that blend, mask and project, and pictures, are within 2 levels off their edges",
    arguments: seeds(8))
  func composed(seed: UInt64) {
    var drawings = RandomDrawings(seed: seed, size: Double(Self.size))
    #expect(firstFault(drawings.composed()) { $0 > 0 ? 255 : 2 } == nil)
  }

  @Test("a polygon's edges are within two levels")
  func polygonEdges() {
    let path = Shapes.polygon([(2.25, 1), (26.5, 1), (27.75, 28), (1.5, 28)])
    let drawing = FrameDrawing(29, 29, [.fill(path, .white)])
    #expect(firstFault(drawing) { _ in 2 } == nil)
  }

  /// What a stroke's edge may be off: 16 × 16 samples miss or find up to a row of them, and the ends
  /// of its outline are snapped to 1/256 pixel.
  static let strokeTolerance = 255 * (1.0 / 16 + 1.0 / 32)

  // Where the two edges of a line, or those of two of its parts, meet in a pixel, the areas of the
  // windings are summed up before they become coverage: such a pixel may be off by what they share.

  @Test(
    "thick lines along random corners are within 2 levels off their edges",
    arguments: 0..<8 as Range<UInt64>)
  func strokes(seed: UInt64) {
    var drawings = RandomDrawings(seed: seed, size: Double(Self.size))
    let drawing = FrameDrawing(29, 29, [drawings.strokeOfLines()])
    let fault = firstFault(drawing) { $0 > 0 ? 128 : 2 }
    #expect(fault == nil)
  }

  @Test("the edges of a lone thick segment are within the sampling error", arguments: CGLineCap.all)
  func loneSegment(cap: CGLineCap) {
    let path = Path { path in
      path.move(to: CGPoint(x: 8, y: 9))
      path.addLine(to: CGPoint(x: 20.5, y: 19))
    }
    let stroke = DrawingNode.Stroke(
      path, .color(.white), style: StrokeStyle(lineWidth: 7, lineCap: cap))
    let drawing = FrameDrawing(29, 29, [.stroke(stroke)])
    #expect(firstFault(drawing) { $0 > 0 ? Self.strokeTolerance : 0 } == nil)
  }
}

extension CGLineCap {
  fileprivate static let all: [CGLineCap] = [.butt, .round, .square]
}

extension RandomDrawings {
  /// A line of a few corners, with any caps and joins, in a group that turns and skews it.
  fileprivate mutating func strokeOfLines() -> DrawingNode {
    var path = Path()
    path.addLines((0..<Int.random(in: 2...4, using: &random)).map { _ in point() })
    if Bool.random(using: &random) { path.closeSubpath() }
    let style = StrokeStyle(
      lineWidth: random.double(in: 3...9),
      lineCap: CGLineCap.all.randomElement(using: &random)!,
      lineJoin: [.miter, .round, .bevel].randomElement(using: &random)!,
      miterLimit: random.double(in: 1...10))
    let map = CGAffineTransform(
      a: random.double(in: 0.6...1.1), b: random.double(in: -0.4...0.4),
      c: random.double(in: -0.4...0.4), d: random.double(in: 0.6...1.1), tx: 2, ty: 2)
    return .group(
      .init(transform: map, content: [.stroke(.init(path, .color(color()), style: style))]))
  }
}
