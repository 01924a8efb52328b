import Drawing
import Geometry
import Raster
import TestSupport
import Testing

@Suite("One answer however it is drawn")
struct SameBytesTests {
  static let size = 150
  private static let firstSeedOfPlanes: UInt64 = 10

  /// A drawing of shapes alone, of more with each next few seeds, and of everything at last.
  static func drawing(seed: UInt64) -> FrameDrawing {
    var drawings = RandomDrawings(seed: seed, size: Double(size))
    (drawings.hasEffects, drawings.hasLines) = (seed % 3 == 0, seed >= 6)
    drawings.hasPlanes = seed >= firstSeedOfPlanes
    return drawings.drawing(nodes: drawings.hasPlanes ? 3 : 8)
  }

  static func render(_ drawing: FrameDrawing, _ set: InstructionSet? = nil) -> Bitmap {
    var bitmap = Bitmap(width: size, height: size)
    Rasterizer(options: RasterOptions(instructionSet: set)).draw(drawing, scale: 1, into: &bitmap)
    return bitmap
  }

  @Test("every instruction set gives the same bytes", arguments: seeds(14))
  func instructionSets(seed: UInt64) {
    let drawing = Self.drawing(seed: seed)
    let expected = Self.render(drawing, .portable)
    for set in InstructionSet.available {
      #expect(firstDifference(Self.render(drawing, set), expected) == nil, "\(set)")
    }
  }

  @Test("bands of any height give the bytes of the whole", arguments: seeds(14))
  func bands(seed: UInt64) {
    let drawing = Self.drawing(seed: seed)
    let whole = Self.render(drawing)
    // Pictures drawn apart are drawn anew for each band.
    for height in seed < Self.firstSeedOfPlanes ? [1, 7, 16, 64] : [61] {
      var bitmap = Bitmap(width: Self.size, height: Self.size)
      let rasterizer = Rasterizer()
      for top in stride(from: 0, to: Self.size, by: height) {
        rasterizer.draw(drawing, scale: 1, rows: top..<top + height, into: &bitmap)
      }
      #expect(firstDifference(bitmap, whole) == nil, "bands of \(height)")
    }
  }

  @Test("a smaller canvas shows the corner of a larger one", arguments: seeds(14))
  func cropped(seed: UInt64) {
    let drawing = Self.drawing(seed: seed)
    let whole = Self.render(drawing)
    for width in [1, 3, 8, 61] {
      var corner = Bitmap(width: width, height: 90)
      Rasterizer().draw(drawing, scale: 1, into: &corner)
      for y in 0..<90 {
        let row = whole.bytes[(y * Self.size * 4)...].prefix(width * 4)
        #expect(corner.bytes[(y * width * 4)...].prefix(width * 4).elementsEqual(row))
      }
    }
  }

  @Test(
    "frames painted by any number of threads have the same bytes",
    arguments: seeds(14))
  func threads(seed: UInt64) {
    let (drawing, before) = (Self.drawing(seed: seed), Self.drawing(seed: seed + 1))
    let whole = Self.render(drawing)
    for threads in 1...3 {
      let rasterizer = FrameRasterizer(width: Self.size, height: Self.size, threads: threads)
      rasterizer.draw(before, scale: 1)
      rasterizer.draw(drawing, scale: 1)
      #expect(firstDifference(rasterizer.bitmap, whole) == nil, "\(threads) threads")
    }
  }

  @Test("what was drawn before leaves no trace")
  func reuse() {
    var drawings = RandomDrawings(seed: 5, size: Double(Self.size))
    (drawings.hasLines, drawings.hasPlanes) = (true, true)
    let rasterizer = Rasterizer()
    for _ in 0..<10 {
      let drawing = drawings.drawing()
      var bitmap = Bitmap(width: Self.size, height: Self.size)
      rasterizer.draw(drawing, scale: 1, into: &bitmap)
      #expect(firstDifference(bitmap, Self.render(drawing)) == nil)
    }
  }
}
