import Drawing
import Geometry
import Raster
import Testing

@Suite("Symmetry")
struct SymmetryTests {
  static let size = 64

  /// How far apart two bitmaps are, the second read through a map of pixels.
  private func difference(
    _ first: Bitmap, _ second: Bitmap, _ map: (Int, Int) -> (Int, Int)
  ) -> Int {
    var worst = 0
    for y in 0..<Self.size {
      for x in 0..<Self.size {
        let (mappedX, mappedY) = map(x, y)
        for (left, right) in zip(first[x, y], second[mappedX, mappedY]) {
          worst = max(worst, abs(Int(left) - Int(right)))
        }
      }
    }
    return worst
  }

  private func pair(
    seed: UInt64, _ transform: CGAffineTransform
  ) -> (plain: Bitmap, mapped: Bitmap) {
    var drawings = RandomDrawings(seed: seed, size: Double(Self.size))
    let content = DrawingNode.fill(drawings.path(), .white)
    let size = Double(Self.size)
    return (
      Rasterizer.render(FrameDrawing(size, size, [content]), scale: 1),
      Rasterizer.render(
        FrameDrawing(size, size, [.group(.init(transform: transform, content: [content]))]),
        scale: 1)
    )
  }

  // Crossings of rows and columns are rounded to 1/256 pixel, so a mirrored shape may differ by as
  // much at its edge: two levels.

  @Test("flipped shapes give flipped pixels", arguments: 0..<20 as Range<UInt64>)
  func flips(seed: UInt64) {
    let last = Self.size - 1
    let (plain, left) = pair(
      seed: seed, CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 64, ty: 0))
    #expect(difference(plain, left) { (last - $0, $1) } <= 2)
    let (_, down) = pair(
      seed: seed, CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 64))
    #expect(difference(plain, down) { ($0, last - $1) } <= 2)
  }

  @Test("quarter turns give turned pixels", arguments: 0..<20 as Range<UInt64>)
  func quarterTurns(seed: UInt64) {
    let last = Self.size - 1
    let (plain, turned) = pair(
      seed: seed, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 64, ty: 0))
    #expect(difference(plain, turned) { (last - $1, $0) } <= 4)
  }

  @Test("a shift by whole pixels shifts the pixels", arguments: 0..<20 as Range<UInt64>)
  func shifts(seed: UInt64) {
    let (plain, shifted) = pair(seed: seed, CGAffineTransform(translationX: -9, y: -5))
    var worst = 0
    for y in 5..<Self.size {
      for x in 9..<Self.size where plain[x, y] != shifted[x - 9, y - 5] { worst += 1 }
    }
    #expect(worst == 0)
  }
}
