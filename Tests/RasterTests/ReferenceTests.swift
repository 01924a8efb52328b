import Drawing
import Geometry
import Raster
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

  @Test("a polygon's edges are within two levels")
  func polygonEdges() {
    let path = Shapes.polygon([(2.25, 1), (26.5, 1), (27.75, 28), (1.5, 28)])
    let drawing = FrameDrawing(29, 29, [.fill(path, .white)])
    #expect(firstFault(drawing) { _ in 2 } == nil)
  }
}
