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
    arguments: seeds(6))
  func randomSequences(seed: UInt64) {
    let sets = InstructionSet.available
    let set = sets[Int(seed) % sets.count]
    let scale = [1, 0.7, 1.5][Int(seed) % 3]
    var sequence = FrameSequences(
      seed: seed, size: Double(Self.size) / scale, nodes: 3 + Int(seed) % 9)
    let rasterizer = FrameRasterizer(
      width: Self.size, height: Self.size, threads: 1 + Int(seed) % 3, instructionSet: set)
    for frame in 0..<16 {
      let before = rasterizer.bitmap
      let change = rasterizer.draw(sequence.drawing, scale: scale)
      let expected = Self.expected(sequence.drawing, scale, set)
      guard rasterizer.bitmap == expected else {
        let difference = firstDifference(rasterizer.bitmap, expected) ?? ""
        Issue.record("frame \(frame): \(difference)")
        return
      }
      #expect(isConfined(before, rasterizer.bitmap, change), "frame \(frame)")
      sequence.advance()
    }
  }

  @Test("any number of threads gives the same bytes", arguments: seeds(3))
  func threads(seed: UInt64) {
    let drawing = FrameSequences(seed: seed, size: Double(Self.size), nodes: 9).drawing
    let expected = Self.expected(drawing)
    for threads in [-1, 1, 2, 3, 16] {
      let rasterizer = FrameRasterizer(width: Self.size, height: Self.size, threads: threads)
      for _ in 0..<2 {
        rasterizer.forget()
        #expect(rasterizer.draw(drawing, scale: 1).rows == 0..<Self.size)
        #expect(rasterizer.bitmap == expected, "\(threads) threads")
      }
    }
  }

  @Test("a frame like the last one changes nothing")
  func unchanged() {
    var sequence = FrameSequences(seed: 3, size: Double(Self.size), nodes: 9)
    let rasterizer = FrameRasterizer(width: Self.size, height: Self.size)
    #expect(rasterizer.draw(sequence.drawing, scale: 1).pixelCount == Self.size * Self.size)
    #expect(rasterizer.draw(sequence.drawing, scale: 1).isEmpty)
    for _ in 0..<20 { sequence.advance() }
    #expect(!rasterizer.draw(sequence.drawing, scale: 1).isEmpty)
    #expect(rasterizer.draw(sequence.drawing, scale: 1).rows.isEmpty)
    #expect(!rasterizer.draw(sequence.drawing, scale: 2).isEmpty)
  }

  @Test("a shape that moves changes where it was and where it is")
  func movingShape() {
    func frame(_ x: Double) -> FrameDrawing {
      let still = DrawingNode.fill(Shapes.circle(80, 80, radius: 60), .opaqueBlue)
      let moving = DrawingNode.fill(Shapes.rectangle(x, 20, 10, 10), .opaqueRed)
      return FrameDrawing(160, 160, on: .white, [still, moving])
    }
    let rasterizer = FrameRasterizer(width: Self.size, height: Self.size)
    rasterizer.draw(frame(10), scale: 1)
    let change = rasterizer.draw(frame(14), scale: 1)
    #expect(change.regions.map(\.rows) == [20..<30])
    #expect(change.regions.map(\.columns) == [10..<24])
  }

  @Test("a part of a faded, blurred group changes what the blur makes of it alone")
  func partOfGroup() {
    func frame(_ x: Double) -> FrameDrawing {
      let parts = [
        DrawingNode.fill(Shapes.rectangle(0, 0, 160, 160), .opaqueBlue),
        .fill(Shapes.rectangle(x, 70, 10, 10), .opaqueRed),
      ]
      let group = DrawingNode.Group(opacity: 0.5, content: parts, filters: [.blur(radius: 2)])
      return FrameDrawing(160, 160, [.group(group)])
    }
    let rasterizer = FrameRasterizer(width: Self.size, height: Self.size)
    rasterizer.draw(frame(70), scale: 1)
    let change = rasterizer.draw(frame(72), scale: 1)
    #expect(change.pixelCount < 40 * 40)
    #expect(!change.isEmpty)
    #expect(rasterizer.bitmap == Self.expected(frame(72)))
  }

  @Test("nodes in another order change what both touch")
  func order() {
    let (red, blue) = (
      DrawingNode.fill(Shapes.rectangle(10, 10, 30, 30), .opaqueRed),
      DrawingNode.fill(Shapes.rectangle(30, 30, 30, 30), .opaqueBlue)
    )
    let still = DrawingNode.fill(Shapes.rectangle(100, 100, 30, 30), .opaqueBlue)
    let (before, now) = (
      FrameDrawing(160, 160, [still, red, blue]), FrameDrawing(160, 160, [blue, still, red])
    )
    let rasterizer = FrameRasterizer(width: Self.size, height: Self.size)
    rasterizer.draw(before, scale: 1)
    let change = rasterizer.draw(now, scale: 1)
    #expect(rasterizer.bitmap == Self.expected(now))
    #expect(change.rows == 30..<60)
  }

  @Test("what an opaque shape hides shows where it has a hole", arguments: [false, true])
  func hole(isEvenOdd: Bool) {
    var ring = Shapes.rectangle(-10, -10, 200, 200)
    for element in Shapes.circle(80, 80, radius: 30).elements { append(element, to: &ring) }
    let drawing = FrameDrawing(
      160, 160,
      [
        .fill(Shapes.rectangle(0, 0, 160, 160), .opaqueRed),
        .fill(ring, .opaqueBlue, style: FillStyle(eoFill: isEvenOdd)),
      ])
    let rasterizer = FrameRasterizer(width: Self.size, height: Self.size, threads: 4)
    rasterizer.draw(drawing, scale: 1)
    #expect(rasterizer.bitmap == Self.expected(drawing))
    #expect(rasterizer.bitmap[80, 80] == (isEvenOdd ? [255, 0, 0, 255] : [0, 0, 255, 255]))
  }

  private func append(_ element: Path.Element, to path: inout Path) {
    switch element {
    case .move(let end): path.move(to: end)
    case .line(let end): path.addLine(to: end)
    case .quadCurve(let end, let control): path.addQuadCurve(to: end, control: control)
    case .curve(let end, let first, let second):
      path.addCurve(to: end, control1: first, control2: second)
    case .closeSubpath: path.closeSubpath()
    }
  }

  @Test("numbers that aren't finite are drawn like any other", arguments: [Double.nan, .infinity])
  func notFinite(number: Double) {
    func frame(_ x: Double) -> FrameDrawing {
      let odd = DrawingNode.fill(Shapes.rectangle(number, 3, 20, x), .opaqueRed)
      let placed = DrawingNode.Group(
        transform: CGAffineTransform(translationX: CGFloat(number), y: CGFloat(x)), content: [odd])
      let faded = DrawingNode.Group(
        opacity: number, content: [.fill(Shapes.rectangle(x, 3, 20, 20), .opaqueBlue)])
      return FrameDrawing(160, 160, on: .white, [odd, .group(placed), .group(faded)])
    }
    let rasterizer = FrameRasterizer(width: Self.size, height: Self.size)
    for x in [10.0, 20, .nan, 30, number] {
      rasterizer.draw(frame(x), scale: 1)
      #expect(rasterizer.bitmap == Self.expected(frame(x)))
    }
    rasterizer.draw(frame(1), scale: number)
    #expect(rasterizer.bitmap == Self.expected(frame(1), number))
  }

  @Test("groups within groups and groups of many are compared too", arguments: [1, 20, 500])
  func nestedGroups(depth: Int) {
    func frame(_ x: Double) -> FrameDrawing {
      let many = (0..<100).map {
        DrawingNode.fill(Shapes.rectangle(x + Double($0), Double($0), 9, 9), .opaqueRed)
      }
      let clip = DrawingNode.Clip(Shapes.circle(80, 80, radius: 70))
      let clipped = DrawingNode.group(.init(clip: clip, opacity: 0.7, content: many))
      let nested = (0..<depth).reduce(DrawingNode.fill(Shapes.circle(x, 9, radius: 7), .white)) {
        .group(.init(opacity: $1 % 50 == 0 ? 0.9 : 1, blendMode: .multiply, content: [$0]))
      }
      return FrameDrawing(160, 160, on: .opaqueBlue, [clipped, nested])
    }
    let rasterizer = FrameRasterizer(width: Self.size, height: Self.size)
    for x in [10.0, 12, 40] {
      rasterizer.draw(frame(x), scale: 1)
      #expect(rasterizer.bitmap == Self.expected(frame(x)))
    }
  }

  @Test("canvases without pixels can be drawn on")
  func noPixels() {
    let drawing = FrameSequences(seed: 3, size: 100, nodes: 3).drawing
    for (width, height) in [(0, 0), (0, 9), (9, 0)] {
      let rasterizer = FrameRasterizer(width: width, height: height, threads: 2)
      #expect(rasterizer.draw(drawing, scale: 1).isEmpty)
    }
  }

  @Test(
    "what stays the same behind moving nodes looks the same for long",
    arguments: seeds(2))
  func stillBackground(seed: UInt64) {
    var sequence = FrameSequences(seed: seed, size: Double(Self.size), nodes: 9)
    let rasterizer = FrameRasterizer(
      width: Self.size, height: Self.size, threads: 1 + Int(seed) % 2)
    for frame in 0..<75 {
      sequence.stillCount = [5, 2, 6][frame / 25]
      rasterizer.draw(sequence.drawing, scale: 1)
      guard rasterizer.bitmap == Self.expected(sequence.drawing) else {
        Issue.record("frame \(frame)")
        return
      }
      sequence.advance()
    }
  }

  /// Whether two bitmaps differ in the regions of `change` alone.
  private func isConfined(_ before: Bitmap, _ after: Bitmap, _ change: FrameChange) -> Bool {
    var bytes = before.bytes
    for region in change.regions {
      for row in region.rows {
        let start = row * after.bytesPerRow
        let run = start + region.columns.lowerBound * 4..<start + region.columns.upperBound * 4
        bytes.replaceSubrange(run, with: after.bytes[run])
      }
    }
    return bytes == after.bytes
  }
}
