import Drawing
import Geometry
import Raster
import Testing

@Suite("Filters", .timeLimit(.minutes(1)))
struct FilterTests {
  private func filtered(
    _ filters: [Filter], _ path: Path, _ color: Color.Resolved = .white,
    size: (Double, Double) = (64, 64), on background: Color.Resolved? = nil
  ) -> Bitmap {
    let group = DrawingNode.group(.init(content: [.fill(path, color)], filters: filters))
    return Rasterizer.render(FrameDrawing(size.0, size.1, on: background, [group]))
  }

  /// The integral of a Gaussian up to `x` deviations.
  private func gaussian(_ x: Double) -> Double {
    let steps = 2000
    let width = (x + 8) / Double(steps)
    let sum = (0..<steps).reduce(0.0) { sum, step in
      let place = -8 + (Double(step) + 0.5) * width
      return sum + exp(-place * place / 2)
    }
    return sum * width / (2 * Double.pi).squareRoot()
  }

  @Test("a blurred edge is the integral of a Gaussian", arguments: [2, 5, 10, 20, 33.3])
  func blurredEdge(radius: Double) {
    let edge = Shapes.rectangle(-500, -500, 600, 1200)
    let bitmap = filtered([.blur(radius: radius)], edge, size: (200, 3))
    for x in 0..<200 {
      let expected = 255 * gaussian((100 - Double(x) - 0.5) / radius)
      // Three boxes differ from a Gaussian by 1 % of the edge, small ones by 3 %.
      #expect(abs(Double(bitmap[x, 1][3]) - expected) <= 4, "\(x)")
    }
  }

  @Test(
    "a blur keeps the sum of what it spreads, whichever its radius", arguments: [0.5, 3, 7.7, 20])
  func sum(radius: Double) {
    let bitmap = filtered(
      [.blur(radius: radius)], Shapes.rectangle(120, 120, 60, 60), size: (300, 300))
    let sum = stride(from: 3, to: bitmap.bytes.count, by: 4).reduce(0) {
      $0 + Int(bitmap.bytes[$1])
    }
    #expect(abs(Double(sum) / (255 * 3600) - 1) < 0.01)
  }

  @Test("a blur scales with its group and has no direction")
  func scaled() {
    let (small, large) = (
      DrawingNode.group(
        .init(
          transform: CGAffineTransform(scaleX: 2, y: 2),
          content: [.fill(Shapes.rectangle(20, 20, 20, 20), .white)], filters: [.blur(radius: 4)])),
      DrawingNode.group(
        .init(
          content: [.fill(Shapes.rectangle(40, 40, 40, 40), .white)], filters: [.blur(radius: 8)]))
    )
    let bitmap = Rasterizer.render(FrameDrawing(120, 120, [small]))
    #expect(firstDifference(bitmap, Rasterizer.render(FrameDrawing(120, 120, [large]))) == nil)
    for y in 0..<120 {
      for x in 0..<120 { #expect(abs(Int(bitmap[x, y][3]) - Int(bitmap[y, x][3])) <= 1) }
    }
  }

  @Test("what lies outside the canvas is seen in blurs and shadows at its edge")
  func beyondTheEdge() {
    let wide = Shapes.rectangle(-300, -300, 900, 900)
    #expect(filtered([.blur(radius: 20)], wide).bytes.allSatisfy { $0 >= 254 })
    let outside = Shapes.rectangle(-100, -100, 90, 264)
    let shadow = filtered(
      [.shadow(color: .black, radius: 20, x: 0, y: 0)], outside, size: (100, 64), on: .white)
    #expect(shadow[0, 30][0] < 190 && shadow[99, 30] == [255, 255, 255, 255])
    #expect((1..<100).allSatisfy { shadow[$0, 30][0] >= shadow[$0 - 1, 30][0] })
    #expect((1..<100).allSatisfy { shadow[$0, 30][0] - shadow[$0 - 1, 30][0] < 9 })
  }

  @Test("a shadow lies under its content, moved, in its colour")
  func shadow() {
    let shadow = Filter.shadow(color: .opaqueBlue.opacity(0.5), radius: 0, x: 10, y: 5.5)
    let bitmap = filtered([shadow], Shapes.rectangle(10, 10, 20, 20), .opaqueRed, on: .white)
    #expect(bitmap[15, 15] == [255, 0, 0, 255] && bitmap[25, 25] == [255, 0, 0, 255])
    #expect(bitmap[35, 25] == [127, 127, 255, 255] && bitmap[5, 5] == [255, 255, 255, 255])
    // Half a pixel further down: half covered.
    #expect(abs(Int(bitmap[35, 15][0]) - 191) <= 1 && abs(Int(bitmap[35, 35][0]) - 191) <= 1)
  }

  @Test("colour filters give published values")
  func colors() {
    let color = Color.Resolved(red8: 200, green8: 100, blue8: 50)
    func after(_ filter: Filter) -> [UInt8] {
      filtered([filter], Shapes.rectangle(0, 0, 64, 64), color)[5, 5]
    }
    #expect(after(.brightness(0.2)) == [251, 151, 101, 255])
    #expect(after(.contrast(2)) == [255, 73, 0, 255])
    // .2126·200 + .7152·100 + .0722·50 = 117.65
    #expect(after(.grayscale(1)) == [118, 118, 118, 255])
    #expect(after(.saturation(0)) == [118, 118, 118, 255])
    #expect(after(.saturation(1)) == [200, 100, 50, 255])
    #expect(after(.colorInvert) == [55, 155, 205, 255])
    #expect(after(.hueRotation(.degrees(360))) == [200, 100, 50, 255])
    let half = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    #expect(after(.colorMultiply(half)) == [100, 25, 0, 128])
    #expect(after(.luminanceToAlpha) == [0, 0, 0, 118])
  }

  @Test("colour filters work on colours that are not premultiplied")
  func straightColors() {
    let half = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)
    let bitmap = filtered([.colorInvert], Shapes.rectangle(0, 0, 8, 8), half)
    #expect(bitmap[2, 2] == [0, 128, 128, 128] && bitmap[20, 20] == [0, 0, 0, 0])
  }

  @Test("a threshold leaves one colour")
  func threshold() {
    let filters: [Filter] = [
      .blur(radius: 5), .alphaThreshold(min: 0.5, max: 1, color: .opaqueBlue),
    ]
    let bitmap = filtered(filters, Shapes.rectangle(-100, -100, 130, 300))
    #expect((0..<64).allSatisfy { bitmap[$0, 30] == ($0 < 30 ? [0, 0, 255, 255] : [0, 0, 0, 0]) })
  }

  @Test("a matrix that adds opacity paints what was empty")
  func everywhere() {
    var matrix = ColorMatrix()
    matrix.bias = SIMD4(0, 0, 1, 1)
    let bitmap = filtered([.colorMatrix(matrix)], Shapes.rectangle(0, 0, 8, 8), .opaqueRed)
    #expect(bitmap[2, 2] == [255, 0, 255, 255] && bitmap[60, 60] == [0, 0, 255, 255])
  }

  @Test("extreme numbers are drawn in bounded time and memory")
  func hostile() {
    for value in HostileGeometryTests.extremes + [1e6] {
      var matrix = ColorMatrix()
      (matrix.red.x, matrix.bias.w) = (value, value)
      let filters: [Filter] = [
        .blur(radius: value), .colorMatrix(matrix),
        .shadow(color: .black, radius: 2, x: value, y: -value),
        .alphaThreshold(min: value, max: -value, color: .white),
      ]
      for filter in filters {
        #expect(filtered([filter], Shapes.rectangle(1, 1, 9, 9), size: (32, 32)).width == 32)
      }
    }
  }

  @Test("filters nest, clip, mask and fade")
  func nested() {
    var node = DrawingNode.fill(Shapes.rectangle(8, 8, 16, 16), .opaqueRed)
    for _ in 0..<40 {
      node = .group(.init(opacity: 0.99, content: [node], filters: [.blur(radius: 1)]))
    }
    let clip = DrawingNode.Clip(Shapes.circle(16, 16, radius: 12))
    let group = DrawingNode.group(
      .init(
        clip: clip, content: [node], mask: .init([.fill(Shapes.rectangle(0, 0, 16, 32), .white)]),
        filters: [.blur(radius: 2)]))
    let bitmap = Rasterizer.render(FrameDrawing(32, 32, [group]))
    #expect(bitmap[12, 16][3] > 0 && bitmap[20, 16][3] == 0 && bitmap[1, 16][3] == 0)
  }
}
