import Drawing
import Geometry
import Raster
import Testing

@Suite("Fills")
struct FillTests {
  @Test("half-transparent red on nothing is straight (255, 0, 0, 128)")
  func halfRedOnNothing() {
    let fill = DrawingNode.fill(Shapes.rectangle(0, 0, 4, 4), .opaqueRed.opacity(0.5))
    let bitmap = Rasterizer.render(FrameDrawing(4, 4, [fill]), scale: 1)
    #expect(bitmap[2, 2] == [128, 0, 0, 128])
  }

  @Test("half-transparent red on white is (255, 128, 128), like a half-transparent group")
  func halfRedOnWhite() {
    let fill = DrawingNode.fill(Shapes.circle(10, 10, radius: 9), .opaqueRed.opacity(0.5))
    let bitmap = Rasterizer.render(FrameDrawing(20, 20, on: .white, [fill]), scale: 1)
    #expect(bitmap[10, 10] == [255, 128, 128, 255])
  }

  @Test("eight-bit colours reach the pixels as they are", arguments: 0...255)
  func eightBitColors(level: Int) {
    let color = Color.Resolved(red: Double(level) / 255, green: 0, blue: 1)
    for path in [Shapes.rectangle(0, 0, 9, 9), Shapes.circle(4.5, 4.5, radius: 20)] {
      let bitmap = Rasterizer.render(FrameDrawing(9, 9, [.fill(path, color)]), scale: 1)
      #expect(bitmap[4, 4] == [UInt8(level), 0, 255, 255])
    }
  }

  @Test("components beyond 0…1 clamp per channel")
  func overshoot() {
    let color = Color.Resolved(red: 1.7, green: -3, blue: .nan, opacity: 9)
    let bitmap = Rasterizer.render(
      FrameDrawing(2, 2, [.fill(Shapes.rectangle(0, 0, 2, 2), color)]), scale: 1)
    #expect(bitmap[1, 1] == [255, 0, 0, 255])
  }

  @Test("a translucent colour over itself stays itself", arguments: [0.1, 0.25, 0.5, 0.77, 0.99])
  func sameColor(opacity: Double) {
    let fill = DrawingNode.fill(Shapes.circle(10, 10, radius: 8.3), .white.opacity(opacity))
    let bitmap = Rasterizer.render(FrameDrawing(20, 20, on: .white, [fill, fill]), scale: 1)
    #expect(bitmap.bytes.allSatisfy { $0 == 255 })
  }

  @Test("shapes that meet at a whole pixel show no seam", arguments: 1..<100)
  func noSeam(x: Int) {
    let left = Shapes.rectangle(-5, -5, Double(x) + 5, 30)
    let right = Shapes.polygon([(Double(x), -5), (120, -5), (120, 9), (130, 25), (Double(x), 25)])
    let bitmap = Rasterizer.render(
      FrameDrawing(100, 20, [.fill(left, .opaqueRed), .fill(right, .opaqueRed)]), scale: 1)
    let expected = Rasterizer.render(FrameDrawing(100, 20, on: .opaqueRed, []), scale: 1)
    #expect(firstDifference(bitmap, expected) == nil)
  }

  @Test("an upright rectangle covers its edge pixels by exactly their area")
  func fractionalRectangle() {
    let path = Shapes.rectangle(1.25, 2.5, 3.5, 2)
    let bitmap = Rasterizer.render(FrameDrawing(8, 8, [.fill(path, .white)]), scale: 1)
    #expect((0..<8).map { bitmap[$0, 3][3] } == [0, 191, 255, 255, 191, 0, 0, 0])
    #expect((0..<8).map { bitmap[$0, 2][3] } == [0, 96, 128, 128, 96, 0, 0, 0])
    #expect((0..<8).map { bitmap[3, $0][3] } == [0, 0, 128, 255, 128, 0, 0, 0])
  }

  @Test("a rectangle and the same as two triangles are the same pixels")
  func rectanglesAreNothingSpecial() {
    let corners = [(1.3, 2.6), (6.1, 2.6), (6.1, 9.7), (1.3, 9.7)]
    let rectangle = Shapes.polygon(corners)
    let detour = Shapes.polygon(corners + [(1.3, 9.0), (1.3, 5.0)])
    #expect(
      firstDifference(
        Rasterizer.render(
          FrameDrawing(12, 12, [.fill(rectangle, .opaqueRed.opacity(0.7))]), scale: 1),
        Rasterizer.render(FrameDrawing(12, 12, [.fill(detour, .opaqueRed.opacity(0.7))]), scale: 1))
        == nil)
  }

  @Test("the winding rules differ where a path covers twice the same way round")
  func rules() {
    var path = Shapes.circle(20, 20, radius: 15)
    let inner = Shapes.circle(20, 20, radius: 5)
    path.addAll(inner)
    let nonZero = Rasterizer.render(FrameDrawing(40, 40, [.fill(path, .opaqueRed)]), scale: 1)
    let evenOdd = Rasterizer.render(
      FrameDrawing(40, 40, [.fill(path, .opaqueRed, style: FillStyle(eoFill: true))]), scale: 1)
    #expect(nonZero[20, 20][3] == 255 && nonZero[20, 10][3] == 255)
    #expect(evenOdd[20, 20][3] == 0 && evenOdd[20, 10][3] == 255)
  }

  @Test("without antialiasing each pixel is covered or not")
  func aliased() {
    let style = FillStyle(antialiased: false)
    let bitmap = Rasterizer.render(
      FrameDrawing(40, 40, [.fill(Shapes.circle(20, 20, radius: 15), .white, style: style)]),
      scale: 1)
    #expect(bitmap.bytes.allSatisfy { $0 == 0 || $0 == 255 })
    #expect(bitmap[20, 20][3] == 255 && bitmap[1, 1][3] == 0)
  }

  @Test("a kept backdrop shows through, a cleared one doesn't")
  func backdrop() {
    let drawing = FrameDrawing(2, 2, [.fill(Shapes.rectangle(0, 0, 1, 2), .opaqueRed)])
    var kept = Bitmap(width: 2, height: 2, bytes: Array(repeating: 255, count: 16))
    var cleared = kept
    Rasterizer(options: RasterOptions(backdrop: .kept)).draw(drawing, scale: 1, into: &kept)
    Rasterizer().draw(drawing, scale: 1, into: &cleared)
    #expect(kept[0, 0] == [255, 0, 0, 255] && kept[1, 0] == [255, 255, 255, 255])
    #expect(cleared[0, 0] == [255, 0, 0, 255] && cleared[1, 0] == [0, 0, 0, 0])
  }

  @Test("the scale is pixels a point, sizes are rounded up")
  func scale() {
    let drawing = FrameDrawing(10, 5, [.fill(Shapes.rectangle(5, 0, 5, 5), .opaqueRed)])
    let bitmap = Rasterizer.render(drawing, scale: 1.5)
    #expect((bitmap.width, bitmap.height) == (15, 8))
    #expect(bitmap[7, 0][3] == 128 && bitmap[8, 0][3] == 255 && bitmap[6, 0][3] == 0)
    #expect(Rasterizer.render(FrameDrawing(0.1 * 3 * 100, 10, []), scale: 1).width == 30)
  }
}

extension Path {
  mutating func addAll(_ other: Path) {
    var index = 0
    for verb in other.verbs {
      let points = other.points[index...].prefix(verb.pointCount)
      index += verb.pointCount
      switch verb {
      case .move: move(to: points.last!)
      case .line: addLine(to: points.last!)
      case .quadCurve: addQuadCurve(to: points.last!, control: points.first!)
      case .curve:
        addCurve(
          to: points.last!, control1: points.first!, control2: points[points.startIndex + 1])
      case .closeSubpath: closeSubpath()
      }
    }
  }
}
