import Drawing
import Geometry
import Raster
import Testing

@Suite("Pixel functions", .timeLimit(.minutes(1)))
struct PixelFunctionTests {
  private func filtered(
    _ function: PixelFunction, _ content: [DrawingNode], scale: Double = 1,
    _ set: InstructionSet? = nil
  ) -> Bitmap {
    let group = DrawingNode.group(.init(content: content, filters: [.pixels(function)]))
    let side = Int(40 * scale)
    var bitmap = Bitmap(width: side, height: side)
    Rasterizer(options: RasterOptions(instructionSet: set))
      .draw(FrameDrawing(40, 40, [group]), scale: scale, into: &bitmap)
    return bitmap
  }

  private let square = [DrawingNode.fill(Shapes.rectangle(0, 0, 40, 40), .opaqueRed)]
  private let steps = (0..<40).map { index in
    DrawingNode.fill(
      Shapes.rectangle(Double(index), 0, 1, 40),
      Color.Resolved(red8: UInt8(index * 6), green8: 0, blue8: 0))
  }

  @Test(
    "a colour function sees positions in points, at the middle of pixels; no colour exceeds its alpha"
  )
  func color() {
    let ramp = PixelFunction.color(name: "ramp") { position, color in
      PixelColors(
        red: position.x / 40, green: position.y / 40, blue: color.red, alpha: color.alpha)
    }
    for scale in [1.0, 2] {
      let bitmap = filtered(ramp, square, scale: scale)
      for place in [0, 7, 21, 39] {
        let level = (Double(place) + 0.5) / (40 * scale) * 255
        #expect(abs(Double(bitmap[place, 3][0]) - level) <= 0.5)
        #expect(abs(Double(bitmap[3, place][1]) - level) <= 0.5)
        #expect(bitmap[place, place][2] == 255)
      }
    }
    let half = [
      DrawingNode.fill(
        Shapes.rectangle(0, 0, 40, 40), Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5))
    ]
    #expect(filtered(ramp, half)[39, 39] == [128, 128, 128, 128])
  }

  @Test("a function that returns what it got changes nothing, whichever kind it is")
  func identities() {
    let plain = Rasterizer.render(FrameDrawing(40, 40, steps))
    let functions: [PixelFunction] = [
      .color(name: "same") { $1 },
      .distortion(name: "same", maxSampleOffset: .zero) { $0 },
      .layer(name: "same", maxSampleOffset: .zero) { $1.sample($0) },
    ]
    for function in functions {
      #expect(firstDifference(filtered(function, steps), plain) == nil, "\(function.kind)")
    }
  }

  @Test("a distortion shows what lies at the position that it returns, mixed and clear outside")
  func distortion() {
    let shift = PixelFunction.distortion(
      name: "shift", maxSampleOffset: CGSize(width: 8, height: 0)
    ) { PixelPositions(x: $0.x + 5.5, y: $0.y) }
    let bitmap = filtered(shift, steps)
    for x in 0..<34 { #expect(bitmap[x, 20][0] == UInt8((x + 5) * 6 + 3), "\(x)") }
    #expect(bitmap[34, 20][3] == 128 && bitmap[36, 20][3] == 0)
  }

  @Test("samples farther than the offset are moved to it")
  func limitedOffset() {
    let far = PixelFunction.distortion(
      name: "far", maxSampleOffset: CGSize(width: 3, height: 0)
    ) { PixelPositions(x: $0.x + 20, y: $0.y + 20) }
    let near = PixelFunction.layer(name: "far", maxSampleOffset: CGSize(width: 3, height: 0)) {
      $1.sample(PixelPositions(x: $0.x + 20, y: $0.y + 20))
    }
    for function in [far, near] {
      let bitmap = filtered(function, steps)
      for x in 0..<36 { #expect(bitmap[x, 39][0] == UInt8((x + 3) * 6)) }
    }
  }

  @Test("functions over rows, over vectors, by bands and by all kernels give the same bytes")
  func agreement() {
    let offset = CGSize(width: 9, height: 9)
    @Sendable func place(_ p: PixelPositions) -> PixelPositions {
      PixelPositions(x: p.x + sin(p.y * 0.3) * 6, y: p.y + noise(p.x * 0.2, p.y * 0.2) * 9)
    }
    let vectors = PixelFunction.layer(name: "waves", maxSampleOffset: offset) {
      $1.sample(place($0))
    }
    let rows = PixelFunction(.layer, name: "waves", maxSampleOffset: offset) { row, layer in
      for index in row.colors.indices {
        let position = row.positions[index]
        row.colors[index] = layer.sample(place(position), for: position)
      }
    }
    let expected = filtered(vectors, steps, .portable)
    #expect(firstDifference(filtered(rows, steps), expected) == nil)
    let drawing = FrameDrawing(
      40, 40, [.group(.init(content: steps, filters: [.pixels(vectors)]))])
    for height in [1, 7, 16] {
      var bitmap = Bitmap(width: 40, height: 40)
      for top in stride(from: 0, to: 40, by: height) {
        Rasterizer().draw(drawing, scale: 1, rows: top..<top + height, into: &bitmap)
      }
      #expect(firstDifference(bitmap, expected) == nil, "bands of \(height)")
    }
  }

  @Test("numbers that aren't finite leave nothing, and no trap")
  func hostile() {
    for value in [Float.nan, .infinity, -.infinity, 1e30, -1e30] {
      let functions: [PixelFunction] = [
        .color(name: "bad") { p, _ in
          PixelColors(red: p.x * value, green: p.y * value, blue: p.x * value, alpha: p.x * value)
        },
        .distortion(name: "bad", maxSampleOffset: CGSize(width: 1e300, height: Double.nan)) {
          PixelPositions(x: $0.x * value, y: $0.y * value)
        },
        .layer(name: "bad", maxSampleOffset: CGSize(width: -5, height: 9)) {
          $1.sample(PixelPositions(x: $0.x * value, y: $0.y * value))
        },
      ]
      for function in functions { #expect(filtered(function, square).width == 40) }
    }
  }

  @Test("name, arguments, kind and offset tell functions apart")
  func equality() {
    func function(_ name: String, _ arguments: [Double]) -> PixelFunction {
      .color(name: name, arguments: arguments) { $1 }
    }
    #expect(function("a", [1]) == function("a", [1]))
    #expect(function("a", [1]) != function("a", [2]) && function("a", [1]) != function("b", [1]))
    let offset = CGSize(width: 1, height: 1)
    #expect(function("a", []) != .distortion(name: "a", maxSampleOffset: .zero) { $0 })
    #expect(
      PixelFunction.distortion(name: "a", maxSampleOffset: .zero) { $0 }
        != .distortion(name: "a", maxSampleOffset: offset) { $0 })
  }
}
