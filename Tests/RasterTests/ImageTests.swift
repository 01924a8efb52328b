import Drawing
import Geometry
import Raster
import TestSupport
import Testing

@Suite("Images")
struct ImageTests {
  /// A picture of random pixels, opaque or not.
  static func picture(_ width: Int, _ height: Int, opaque: Bool = false, seed: UInt64 = 3)
    -> BitmapImage
  {
    var random = SeededRandom(seed: seed)
    var bytes: [UInt8] = []
    for _ in 0..<width * height {
      let alpha = opaque ? 255 : UInt8.random(in: 0...255, using: &random)
      bytes += (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &random) } + [alpha]
    }
    return BitmapImage(Bitmap(width: width, height: height, bytes: bytes))
  }

  static func render(
    _ nodes: [DrawingNode], _ size: (Int, Int) = (40, 40),
    _ transform: CGAffineTransform = .identity,
    _ set: InstructionSet? = nil
  ) -> Bitmap {
    let group = DrawingNode.group(.init(transform: transform, content: nodes))
    var bitmap = Bitmap(width: size.0, height: size.1)
    Rasterizer(options: RasterOptions(instructionSet: set))
      .draw(FrameDrawing(Double(size.0), Double(size.1), [group]), scale: 1, into: &bitmap)
    return bitmap
  }

  @Test("a picture on whole pixels is its bytes", arguments: ImageInterpolation.allCases)
  func exact(interpolation: ImageInterpolation) {
    for opaque in [true, false] {
      let picture = Self.picture(23, 17, opaque: opaque)
      let node = DrawingNode.image(
        .init(picture, in: CGRect(x: 5, y: 7, width: 23, height: 17), interpolation: interpolation))
      let bitmap = Self.render([node])
      for y in 0..<17 { for x in 0..<23 { #expect(bitmap[x + 5, y + 7] == picture.bitmap[x, y]) } }
      #expect(bitmap[4, 8][3] == 0 && bitmap[28, 8][3] == 0)
      // A picture of twice the density, as on a screen of two pixels a point.
      let half = DrawingNode.image(
        .init(
          picture, in: CGRect(x: 1, y: 2, width: 11.5, height: 8.5), interpolation: interpolation))
      let dense = Self.render([half], (60, 60), CGAffineTransform(scaleX: 2, y: 2))
      #expect((0..<23).allSatisfy { dense[$0 + 2, 10] == picture.bitmap[$0, 6] })
    }
  }

  @Test(
    "flips and quarter turns give flipped and turned pixels", arguments: ImageInterpolation.allCases
  )
  func turned(interpolation: ImageInterpolation) {
    let node = DrawingNode.image(
      .init(
        Self.picture(16, 16), in: CGRect(x: 4, y: 4, width: 32, height: 32),
        interpolation: interpolation))
    let plain = Self.render([node])
    let flipped = Self.render(
      [node], (40, 40), CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0))
    let turned = Self.render(
      [node], (40, 40), CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0))
    for y in 0..<40 {
      for x in 0..<40 {
        #expect(flipped[39 - x, y] == plain[x, y])
        #expect(turned[39 - y, x] == plain[x, y])
      }
    }
  }

  @Test("bilinear values are those of the formula")
  func bilinear() {
    let picture = BitmapImage(
      Bitmap(width: 2, height: 1, bytes: [0, 0, 0, 255, 200, 100, 40, 255]))
    let node = DrawingNode.image(.init(picture, in: CGRect(x: 0, y: 0, width: 8, height: 4)))
    let bitmap = Self.render([node], (8, 4))
    // Pixel x lies at (x + ½) / 4 − ½ of the picture.
    for x in 0..<8 {
      let amount = min(max((Double(x) + 0.5) / 4 - 0.5, 0), 1)
      #expect(
        bitmap[x, 1] == [
          UInt8((200 * amount).rounded()), UInt8((100 * amount).rounded()),
          UInt8((40 * amount).rounded()), 255,
        ])
    }
  }

  @Test(
    "nothing from outside of the source rectangle is mixed in",
    arguments: ImageInterpolation.allCases)
  func sourceRectangle(interpolation: ImageInterpolation) {
    var bytes: [UInt8] = []
    for y in 0..<9 {
      for x in 0..<9 {
        bytes += (3..<6).contains(x) && (3..<6).contains(y) ? [0, 255, 0, 255] : [255, 0, 0, 255]
      }
    }
    let picture = BitmapImage(Bitmap(width: 9, height: 9, bytes: bytes))
    for (side, turn) in [(31.7, 0.3), (2.2, 0.1), (1, 0), (300, 1)] {
      let node = DrawingNode.image(
        .init(
          picture, in: CGRect(x: -side / 2, y: -side / 2, width: side, height: side),
          sourceRect: CGRect(x: 3, y: 3, width: 3, height: 3), interpolation: interpolation))
      let bitmap = Self.render(
        [node], (40, 40), CGAffineTransform(translationX: 20.3, y: 19.8).rotated(by: turn))
      for y in 0..<40 {
        for x in 0..<40 { #expect(bitmap[x, y][0] == 0 && bitmap[x, y][1] == bitmap[x, y][3]) }
      }
    }
  }

  @Test("the edge of a picture is an edge like any other")
  func edge() {
    let white = BitmapImage(Bitmap(width: 2, height: 2, bytes: Array(repeating: 255, count: 16)))
    let rect = CGRect(x: 4.25, y: 5.5, width: 20.25, height: 9)
    let transform = CGAffineTransform(translationX: 9, y: -3).rotated(by: 0.4)
    let picture = Self.render([.image(.init(white, in: rect))], (40, 40), transform)
    let shape = Self.render([.fill(.init(Path(rect), .color(.white)))], (40, 40), transform)
    for y in 0..<40 {
      for x in 0..<40 { #expect(abs(Int(picture[x, y][3]) - Int(shape[x, y][3])) <= 1) }
    }
  }

  @Test("a picture shrunk with care is the mean of what its pixels cover")
  func shrunk() {
    let picture = Self.picture(40, 30)
    for (width, height) in [(8, 6), (13, 7), (1, 1), (40, 3)] {
      let node = DrawingNode.image(
        .init(
          picture, in: CGRect(x: 0, y: 0, width: width, height: height), interpolation: .high))
      let bitmap = Self.render([node], (width, height))
      for y in 0..<height {
        for x in 0..<width {
          for channel in 0..<4 {
            let mean = Self.mean(picture.bitmap, x, y, width, height, channel)
            #expect(abs(Double(bitmap[x, y][channel]) - mean) <= 0.51)
          }
        }
      }
    }
  }

  private static func mean(
    _ bitmap: Bitmap, _ column: Int, _ row: Int, _ width: Int, _ height: Int, _ channel: Int
  ) -> Double {
    let (w, h) = (Double(bitmap.width) / Double(width), Double(bitmap.height) / Double(height))
    var sum = 0.0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let across = min(Double(x + 1), Double(column + 1) * w) - max(Double(x), Double(column) * w)
        let down = min(Double(y + 1), Double(row + 1) * h) - max(Double(y), Double(row) * h)
        if across > 0, down > 0 { sum += across * down * Double(bitmap[x, y][channel]) }
      }
    }
    return sum / (w * h)
  }

  @Test("copies follow one another without seams where they repeat, and are alone where not")
  func repetition() {
    let picture = Self.picture(5, 4, opaque: true)
    let cases: [(ImagePatternPaint.Repetition, Bool, Bool)] = [
      (.both, true, true), (.horizontal, true, false), (.vertical, false, true), ([], false, false),
    ]
    for interpolation in ImageInterpolation.allCases {
      for (repetition, across, down) in cases {
        let paint = ImagePatternPaint(
          picture, repetition: repetition, interpolation: interpolation,
          transform: CGAffineTransform(translationX: 7, y: 9))
        let bitmap = Self.render([.fill(.init(Shapes.rectangle(0, 0, 40, 40), .image(paint)))])
        for y in 0..<40 {
          for x in 0..<40 {
            let isSeen = (across || 7..<12 ~= x) && (down || 9..<13 ~= y)
            let expected = picture.bitmap[(x - 7 + 50) % 5, (y - 9 + 40) % 4]
            #expect(bitmap[x, y] == (isSeen ? expected : [0, 0, 0, 0]))
          }
        }
      }
    }
  }

  @Test(
    "a repeated picture of one colour shows no seam under any map",
    arguments: ImageInterpolation.allCases)
  func seamless(interpolation: ImageInterpolation) {
    let blue = BitmapImage(
      Bitmap(width: 3, height: 3, bytes: (0..<9).flatMap { _ in [10, 20, 250, 255] as [UInt8] }))
    var random = SeededRandom(seed: 1)
    for _ in 0..<20 {
      let transform = CGAffineTransform(rotationAngle: random.double(in: 0...6))
        .scaledBy(x: random.double(in: 0.1...9), y: random.double(in: 0.1...9))
      let paint = ImagePatternPaint(blue, interpolation: interpolation, transform: transform)
      let bitmap = Self.render([.fill(.init(Shapes.rectangle(0, 0, 40, 40), .image(paint)))])
      #expect((0..<1600).allSatisfy { bitmap[$0 % 40, $0 / 40] == [10, 20, 250, 255] })
    }
  }

  @Test("an image fades, is clipped and masked like a shape")
  func groups() {
    let red = BitmapImage(Bitmap(width: 1, height: 1, bytes: [255, 0, 0, 255]))
    let node = DrawingNode.image(.init(red, in: CGRect(x: 0, y: 0, width: 40, height: 40)))
    let fill = DrawingNode.fill(Shapes.rectangle(0, 0, 40, 40), .opaqueRed)
    func group(_ content: DrawingNode) -> [DrawingNode] {
      [
        .group(
          .init(clip: .init(Shapes.circle(20, 20, radius: 15)), opacity: 0.5, content: [content]))
      ]
    }
    #expect(firstDifference(Self.render(group(node)), Self.render(group(fill))) == nil)
  }

  @Test(
    "every instruction set gives the same bytes, whole or by bands",
    arguments: 0..<20 as Range<UInt64>)
  func sameBytes(seed: UInt64) {
    var drawings = RandomDrawings(seed: seed, size: 120)
    let nodes = (0..<3).map { _ in drawings.image() }
    let drawing = FrameDrawing(120, 120, nodes)
    let expected = SameBytesTests.render(drawing, .portable)
    for set in InstructionSet.available {
      #expect(firstDifference(SameBytesTests.render(drawing, set), expected) == nil, "\(set)")
    }
    var banded = Bitmap(width: SameBytesTests.size, height: SameBytesTests.size)
    for top in stride(from: 0, to: SameBytesTests.size, by: 13) {
      Rasterizer().draw(drawing, scale: 1, rows: top..<top + 13, into: &banded)
    }
    #expect(firstDifference(banded, expected) == nil)
  }

  @Test("hostile rectangles and maps are drawn in bounded time", .timeLimit(.minutes(1)))
  func hostile() {
    let picture = Self.picture(7, 5)
    for value in HostileGeometryTests.extremes {
      for interpolation in ImageInterpolation.allCases {
        let nodes: [DrawingNode] = [
          .image(
            .init(
              picture, in: CGRect(x: value, y: 0, width: 7, height: value),
              interpolation: interpolation)),
          .image(
            .init(
              picture, in: CGRect(x: 0, y: 0, width: 7, height: 7),
              sourceRect: CGRect(x: value, y: value, width: 3, height: value),
              interpolation: interpolation)),
          .fill(
            .init(
              Shapes.rectangle(0, 0, 30, 30),
              .image(
                .init(
                  picture, sourceRect: CGRect(x: 0, y: value, width: value, height: 4),
                  interpolation: interpolation,
                  transform: CGAffineTransform(a: value, b: 1, c: 0, d: 1 / value, tx: value, ty: 0)
                )))),
        ]
        for node in nodes { #expect(Self.render([node], (32, 32)).width == 32) }
      }
    }
  }
}
