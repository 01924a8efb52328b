import Drawing
import Geometry
import Raster
import TestSupport
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
    _ path: Path, _ transform: CGAffineTransform
  ) -> (plain: Bitmap, mapped: Bitmap) {
    let content = DrawingNode.fill(path, .white)
    let size = Double(Self.size)
    return (
      Rasterizer.render(FrameDrawing(size, size, [content]), scale: 1),
      Rasterizer.render(
        FrameDrawing(size, size, [.group(.init(transform: transform, content: [content]))]),
        scale: 1)
    )
  }

  private func expectSymmetry(_ path: Path) {
    let last = Self.size - 1
    let (plain, left) = pair(path, CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 64, ty: 0))
    #expect(difference(plain, left) { (last - $0, $1) } == 0)
    let (_, down) = pair(path, CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 64))
    #expect(difference(plain, down) { ($0, last - $1) } == 0)
    let (_, turned) = pair(path, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 64, ty: 0))
    #expect(difference(plain, turned) { (last - $1, $0) } == 0)
  }

  private func path(seed: UInt64) -> Path {
    var drawings = RandomDrawings(seed: seed, size: Double(Self.size))
    return drawings.path()
  }

  @Test(
    "flipped and turned shapes give flipped and turned pixels", arguments: 0..<40 as Range<UInt64>)
  func flipsAndTurns(seed: UInt64) { expectSymmetry(path(seed: seed)) }

  /// Many crossings of such lines lie in the middle between two positions of the grid.
  @Test(
    "so do polygons whose corners lie on fractions of pixels", arguments: 0..<40 as Range<UInt64>)
  func coarseCorners(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let step = [0.5, 0.25, 1.0 / 256].randomElement(using: &random)!
    func coordinate() -> Double { (random.double(in: -40...104) / step).rounded() * step }
    expectSymmetry(Shapes.polygon((0..<8).map { _ in (coordinate(), coordinate()) }))
  }

  @Test("so do polygons far larger than the canvas", arguments: 0..<40 as Range<UInt64>)
  func largePolygons(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let reach = [1500.0, 20_000].randomElement(using: &random)!
    func coordinate() -> Double { random.double(in: -reach...reach) }
    let corners = (0..<5).map { _ in (coordinate(), coordinate()) }
    expectSymmetry(Shapes.polygon(corners + [(20, 30)]))
  }

  @Test("a shift by whole pixels shifts the pixels", arguments: 0..<20 as Range<UInt64>)
  func shifts(seed: UInt64) {
    let (plain, shifted) = pair(path(seed: seed), CGAffineTransform(translationX: -9, y: -5))
    var worst = 0
    for y in 5..<Self.size {
      for x in 9..<Self.size where plain[x, y] != shifted[x - 9, y - 5] { worst += 1 }
    }
    #expect(worst == 0)
  }
}
