import Drawing
import Geometry
import Raster
import Testing

@Suite("Gradients")
struct GradientTests {
  static let green = Color.Resolved(red: 0, green: 1, blue: 0)
  static let yellow = Color.Resolved(red: 1, green: 1, blue: 0)

  static func row(_ stops: [(Color.Resolved, Double)], width: Double = 400) -> Bitmap {
    linear(stops, from: (0, 0), to: (width, 0), size: (width, 3))
  }

  static func linear(
    _ stops: [(Color.Resolved, Double)], from start: (Double, Double), to end: (Double, Double),
    size: (Double, Double), spread: GradientSpread = .pad
  ) -> Bitmap {
    let paint = LinearGradientPaint(
      Gradient.Resolved(stops: stops.map { .init(color: $0.0, location: $0.1) }),
      startPoint: CGPoint(x: start.0, y: start.1), endPoint: CGPoint(x: end.0, y: end.1),
      spread: spread)
    return render(.linearGradient(paint), size)
  }

  static func render(
    _ paint: Paint, _ size: (Double, Double), _ set: InstructionSet? = nil
  ) -> Bitmap {
    var bitmap = Bitmap(width: Int(size.0), height: Int(size.1))
    let fill = DrawingNode.fill(.init(Shapes.rectangle(0, 0, size.0, size.1), paint))
    Rasterizer(options: RasterOptions(instructionSet: set)).draw(
      FrameDrawing(size.0, size.1, [fill]), scale: 1, into: &bitmap)
    return bitmap
  }

  @Test("a red stop at .25 and a black one at .75 leave pure colours outside")
  func outsideTheStops() {
    let bitmap = Self.row([(.opaqueRed, 0.25), (.black, 0.75)])
    #expect((0..<100).allSatisfy { bitmap[$0, 1] == [255, 0, 0, 255] })
    #expect((300..<400).allSatisfy { bitmap[$0, 1] == [0, 0, 0, 255] })
    #expect(bitmap[200, 1][0] >= 126 && bitmap[200, 1][0] <= 128)
  }

  @Test("of two stops at 0 the first shows before it, the last within")
  func coincidentAtTheStart() {
    let stops: [(Color.Resolved, Double)] = [(Self.yellow, 0), (.opaqueBlue, 0), (.opaqueBlue, 1)]
    let bitmap = Self.linear(stops, from: (20, 0), to: (60, 0), size: (80, 2))
    #expect(bitmap[19, 0] == [255, 255, 0, 255] && bitmap[20, 0] == [0, 0, 255, 255])
    let two = Self.linear(Array(stops.prefix(2)), from: (20, 0), to: (60, 0), size: (80, 2))
    #expect(firstDifference(two, bitmap) == nil)
  }

  @Test("coincident stops make a hard edge", arguments: [0.125, 0.25, 0.5, 0.8125])
  func hardEdge(location: Double) {
    let stops = [(.opaqueRed, 0), (.opaqueRed, location), (Self.green, location), (Self.green, 1)]
    let bitmap = Self.row(stops)
    for x in 0..<400 {
      let expected: [UInt8] = Double(x) < location * 400 ? [255, 0, 0, 255] : [0, 255, 0, 255]
      #expect(bitmap[x, 0] == expected)
    }
  }

  @Test("a gradient without extent is its last colour")
  func degenerate() {
    let gradient = Gradient.Resolved(colors: [.opaqueRed, Self.green])
    let origin = CGPoint(x: 4, y: 4)
    let paints: [Paint] = [
      .linearGradient(.init(gradient, startPoint: origin, endPoint: origin)),
      .radialGradient(.init(gradient, center: origin, endRadius: 0)),
      .radialGradient(.init(gradient, center: origin, startRadius: 3, endRadius: 3)),
      .radialGradient(.init(gradient, center: origin, endRadius: .nan)),
      .radialGradient(.init(gradient, in: CGRect(x: 0, y: 0, width: 0, height: 5))),
      .linearGradient(
        .init(gradient, startPoint: CGPoint(x: Double.nan, y: 0), endPoint: CGPoint(x: 1e300, y: 0))
      ),
      .angularGradient(
        .init(gradient, center: origin, startAngle: .zero, endAngle: .radians(.infinity))),
    ]
    for paint in paints {
      let bitmap = Self.render(paint, (9, 9))
      #expect(bitmap[1, 1] == [0, 255, 0, 255] && bitmap[8, 4] == [0, 255, 0, 255], "\(paint)")
    }
  }

  @Test("without stops nothing is painted, with one its colour")
  func fewStops() {
    let (start, end) = (CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0))
    let none = LinearGradientPaint(Gradient.Resolved(stops: []), startPoint: start, endPoint: end)
    #expect(Self.render(.linearGradient(none), (9, 9)).bytes.allSatisfy { $0 == 0 })
    let one = LinearGradientPaint(
      Gradient.Resolved(colors: [Self.green]), startPoint: start, endPoint: end)
    #expect(Self.render(.linearGradient(one), (9, 9))[5, 5] == [0, 255, 0, 255])
  }

  @Test("repeated gradients begin again, reflected ones turn back")
  func spreads() {
    let stops = [(Color.Resolved.black, 0.0), (.white, 1)]
    func bitmap(_ spread: GradientSpread) -> Bitmap {
      Self.linear(stops, from: (64, 0), to: (128, 0), size: (256, 1), spread: spread)
    }
    let (repeated, reflected) = (bitmap(.repeat), bitmap(.reflect))
    for x in 0..<64 {
      for period in 1..<4 { #expect(repeated[x, 0] == repeated[x + 64 * period, 0]) }
      // A pixel's centre may lie where two of the gradient's steps meet.
      #expect(abs(Int(reflected[63 - x, 0][0]) - Int(reflected[64 + x, 0][0])) <= 1)
      #expect(abs(Int(reflected[127 - x, 0][0]) - Int(reflected[128 + x, 0][0])) <= 1)
    }
    #expect(repeated[1, 0][0] < repeated[62, 0][0] && reflected[1, 0][0] > reflected[62, 0][0])
  }

  @Test("colours mix premultiplied: a transparent stop lends no colour")
  func premultiplied() {
    let bitmap = Self.row([(.opaqueRed, 0), (Self.green.opacity(0), 1)])
    #expect((0..<400).allSatisfy { bitmap[$0, 0][1] == 0 && bitmap[$0, 0][0] == bitmap[$0, 0][3] })
  }

  @Test("a group's transform maps the gradient with the shape")
  func transformed() {
    let gradient = Gradient.Resolved(colors: [.opaqueRed, .opaqueBlue])
    func fill(_ k: Double) -> DrawingNode {
      .fill(
        .init(
          Shapes.rectangle(0, 0, 40 * k, 20 * k),
          .linearGradient(
            .init(gradient, startPoint: .zero, endPoint: CGPoint(x: 40 * k, y: 20 * k)))))
    }
    let scaled = DrawingNode.group(
      .init(transform: CGAffineTransform(scaleX: 2, y: 2), content: [fill(1)]))
    #expect(
      firstDifference(
        Rasterizer.render(FrameDrawing(80, 40, [scaled])),
        Rasterizer.render(FrameDrawing(80, 40, [fill(2)]))) == nil)
  }

  @Test("an angular gradient turns clockwise from its start; what is left is shared by its ends")
  func angular() {
    let gradient = Gradient.Resolved(stops: [
      .init(color: .opaqueRed, location: 0), .init(color: .opaqueRed, location: 0.5),
      .init(color: .opaqueBlue, location: 0.5), .init(color: .opaqueBlue, location: 1),
    ])
    let center = CGPoint(x: 20, y: 20)
    let turn = Self.render(.angularGradient(.init(gradient, center: center)), (40, 40))
    #expect(turn[38, 22] == [255, 0, 0, 255] && turn[2, 22] == [255, 0, 0, 255])
    #expect(turn[38, 17] == [0, 0, 255, 255] && turn[2, 17] == [0, 0, 255, 255])
    let quarter = AngularGradientPaint(
      gradient, center: center, startAngle: .degrees(90), endAngle: .degrees(0))
    let bitmap = Self.render(.angularGradient(quarter), (40, 40))
    #expect(bitmap[21, 38] == [255, 0, 0, 255] && bitmap[38, 21] == [0, 0, 255, 255])
    #expect(bitmap[38, 5] == [0, 0, 255, 255] && bitmap[5, 38] == [255, 0, 0, 255])
  }

  @Test("ten thousand stops are drawn")
  func manyStops() {
    let stops = (0..<10_000).map { index in
      (index % 2 == 0 ? Color.Resolved.white : .black, Double(index * 7919 % 10_000) / 9_999)
    }
    #expect(Self.row(stops)[200, 0][3] == 255)
  }
}
