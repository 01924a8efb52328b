import Drawing
import Geometry
import Raster
import TestSupport
import Testing

@Suite("Frames drawn one after another")
struct FrameRasterizerTests {
  static let size = 160

  static func expected(
    _ drawing: FrameDrawing, _ scale: Double = 1, _ set: InstructionSet? = nil
  ) -> Bitmap {
    var bitmap = Bitmap(width: size, height: size)
    let options = RasterOptions(instructionSet: set)
    Rasterizer(options: options).draw(drawing, scale: scale, into: &bitmap)
    return bitmap
  }

  @Test(
    "each frame has the bytes of a drawing from scratch, whatever changed",
    arguments: 0..<40 as Range<UInt64>)
  func randomSequences(seed: UInt64) {
    let sets = InstructionSet.available
    let set = sets[Int(seed) % sets.count]
    let scale = [1, 0.7, 1.5][Int(seed) % 3]
    var sequence = FrameSequences(
      seed: seed, size: Double(Self.size) / scale, nodes: 3 + Int(seed) % 9)
    let rasterizer = FrameRasterizer(
      width: Self.size, height: Self.size, threads: 1 + Int(seed) % 3, instructionSet: set)
    for frame in 0..<40 {
      let before = rasterizer.bitmap
      let change = rasterizer.draw(sequence.drawing, scale: scale)
      let expected = Self.expected(sequence.drawing, scale, set)
      let difference = firstDifference(rasterizer.bitmap, expected)
      #expect(difference == nil, "frame \(frame)")
      if difference != nil { break }
      #expect(isConfined(before, rasterizer.bitmap, change), "frame \(frame)")
      sequence.advance()
    }
  }

  /// Whether two bitmaps differ in the regions of `change` alone.
  private func isConfined(_ before: Bitmap, _ after: Bitmap, _ change: FrameChange) -> Bool {
    var before = before
    for region in change.regions {
      for row in region.rows {
        let bytes = row * after.bytesPerRow + region.columns.lowerBound * 4
        let count = region.columns.count * 4
        before.withUnsafeMutableBytes { target in
          for byte in bytes..<bytes + count { target[byte] = after.bytes[byte] }
        }
      }
    }
    return before == after
  }
}
