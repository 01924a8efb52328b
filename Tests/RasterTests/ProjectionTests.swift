import Drawing
import Geometry
import Raster
import Testing

@Suite("Projected groups")
struct ProjectionTests {
  /// A turn by 60° about the middle of 100 × 100, seen from 100 points away; see SwiftUI's rotation3DEffect.
  private static let turn: ProjectionTransform = {
    var map = ProjectionTransform()
    let (c, s) = (0.5, 3.0.squareRoot() / 2)
    // x′ = c·x, z = −s·x around the middle, w = 1 − z / 100.
    map.m11 = CGFloat(c)
    map.m13 = CGFloat(s / 100)
    let (to, back) = (
      ProjectionTransform(CGAffineTransform(translationX: -50, y: -50)),
      ProjectionTransform(CGAffineTransform(translationX: 50, y: 50))
    )
    return to.concatenating(map).concatenating(back)
  }()

  private func render(
    _ content: [DrawingNode], _ projection: ProjectionTransform = turn, filters: [Filter] = []
  ) -> Bitmap {
    let group = DrawingNode.group(
      .init(content: content, filters: filters, projection: projection))
    return Rasterizer.render(FrameDrawing(100, 100, [group]))
  }

  private let board = (0..<100).map { (index: Int) -> DrawingNode in
    let (column, row) = (index % 10, index / 10)
    let color: Color.Resolved = (column + row) % 2 == 0 ? .white : .black
    return .fill(Shapes.rectangle(Double(column) * 10, Double(row) * 10, 10, 10), color)
  }

  @Test("an affine projection is the transform")
  func affine() {
    let transform = CGAffineTransform(a: 0.8, b: 0.2, c: -0.3, d: 0.7, tx: 20, ty: 10)
    let expected = Rasterizer.render(
      FrameDrawing(100, 100, [.group(.init(transform: transform, content: board))]))
    #expect(firstDifference(render(board, ProjectionTransform(transform)), expected) == nil)
  }

  @Test("paths are projected by the division of perspective")
  func paths() {
    let bitmap = render([.fill(Shapes.rectangle(0, 0, 100, 100), .opaqueRed)])
    // The left edge, at x = 0: w = 1 − 0.433, x′ = 50 − 25 / w; the right one: w = 1.433.
    let (left, right) = (50 - 25 / 0.5669873, 50 + 25 / 1.4330127)
    #expect(bitmap[Int(left) - 1, 50][3] == 0 && bitmap[Int(left) + 1, 50][3] == 255)
    #expect(bitmap[Int(right) - 1, 50][3] == 255 && bitmap[Int(right) + 1, 50][3] == 0)
    // At its right end the square is 100 / 1.433 = 69.8 high: from 15.1 to 84.9.
    let column = Int(right) - 1
    #expect(bitmap[column, 12][3] == 0 && bitmap[column, 17][3] == 255)
    #expect(bitmap[column, 83][3] == 255 && bitmap[column, 87][3] == 0)
  }

  /// Pixels may differ by the edges of the shapes that the paints are compared with.
  @Test("gradients and pictures lie in the plane, pixel by pixel")
  func paints() {
    let gradient = Gradient.Resolved(stops: [
      .init(color: .white, location: 0), .init(color: .white, location: 0.3),
      .init(color: .black, location: 0.3), .init(color: .black, location: 1),
    ])
    let linear = LinearGradientPaint(
      gradient, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0))
    let square = Shapes.rectangle(0, 0, 100, 100)
    let halves: [DrawingNode] = [
      .fill(Shapes.rectangle(0, 0, 30, 100), .white),
      .fill(Shapes.rectangle(30, 0, 70, 100), .black),
    ]
    let expected = render(halves)
    let radial = RadialGradientPaint(
      gradient, center: CGPoint(x: 0, y: 50), endRadius: 100)
    let bitmap = render([.fill(.init(square, .linearGradient(linear)))])
    let bytes = (0..<100).flatMap { (index: Int) -> [UInt8] in
      index % 10 < 3 ? [255, 255, 255, 255] : [0, 0, 0, 255]
    }
    let picture = BitmapImage(Bitmap(width: 10, height: 10, bytes: bytes))
    let image = render([
      .image(
        .init(picture, in: CGRect(x: 0, y: 0, width: 100, height: 100), interpolation: .nearest))
    ])
    for y in 0..<100 {
      for x in 0..<100 where [0, 255].contains(expected[x, y][0]) && expected[x, y][3] == 255 {
        #expect(bitmap[x, y] == expected[x, y] && image[x, y] == expected[x, y], "\(x) \(y)")
      }
    }
    let circle = render([.fill(.init(square, .radialGradient(radial)))])
    let disc = render([
      .fill(square, .black), .fill(Shapes.circle(0, 50, radius: 30), .white),
    ])
    let inside = (0..<10_000).filter { index in
      let (a, b) = (circle[index % 100, index / 100], disc[index % 100, index / 100])
      return a[3] == 255 && [0, 255].contains(b[0]) && abs(Int(a[0]) - Int(b[0])) > 2
    }
    // Where the disc's cubics leave the circle by a hair.
    #expect(inside.count <= 4)
  }

  @Test("filtered content is a picture of the plane")
  func filtered() {
    let sharp = render(board)
    let invisible = render(board, filters: [.colorMatrix(ColorMatrix())])
    var far = 0
    for y in 0..<100 {
      for x in 0..<100 where abs(Int(sharp[x, y][0]) - Int(invisible[x, y][0])) > 100 { far += 1 }
    }
    #expect(far < 250)
    let blurred = render(board, filters: [.blur(radius: 8)])
    #expect((30..<60).allSatisfy { (90...170).contains(blurred[$0, 50][0]) })
  }

  @Test("what is behind the eye is cut off, the rest is drawn")
  func behindTheEye() {
    var map = ProjectionTransform()
    (map.m13, map.m33) = (-0.02, 1)
    // w = 1 − x / 50: half of the square lies behind the eye.
    let bitmap = render([.fill(Shapes.rectangle(10, 0, 80, 20), .opaqueRed)], map)
    #expect(bitmap[11, 5][3] == 0 && bitmap[20, 5] == [255, 0, 0, 255])
    #expect(bitmap[99, 20][3] == 255)
    (map.m13, map.m33) = (0, -1)
    #expect(render(board, map).bytes.allSatisfy { $0 == 0 })
  }

  @Test("clips, strokes, glyphs and opacity are projected like fills")
  func others() {
    let square = Shapes.rectangle(20, 20, 60, 60)
    let expected = render([.fill(square, .opaqueRed)])
    let clipped = render([
      .group(
        .init(clip: .init(square), content: [.fill(Shapes.rectangle(0, 0, 100, 100), .opaqueRed)]))
    ])
    let glyph = GlyphOutline(Shapes.rectangle(0, 0, 1, 1))
    let glyphs = render([
      .glyphs(.init([.init(glyph, at: CGPoint(x: 20, y: 20))], size: 60, .color(.opaqueRed)))
    ])
    let line = Path { path in
      path.move(to: CGPoint(x: 20, y: 50))
      path.addLine(to: CGPoint(x: 80, y: 50))
    }
    let stroke = render([
      .stroke(.init(line, .color(.opaqueRed), style: StrokeStyle(lineWidth: 60)))
    ])
    #expect(firstDifference(clipped, expected) == nil && firstDifference(stroke, expected) == nil)
    #expect(firstDifference(glyphs, expected) == nil)
  }

  @Test("extreme projections are drawn in bounded time", .timeLimit(.minutes(1)))
  func hostile() {
    let curve = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 90, y: 10), control1: CGPoint(x: 30, y: 99), control2: CGPoint(x: 60, y: -99)
      )
    }
    let gradient = Gradient.Resolved(colors: [.opaqueRed, .opaqueBlue])
    let paint = Paint.angularGradient(.init(gradient, center: CGPoint(x: 9, y: 9)))
    for value in HostileGeometryTests.extremes {
      for place in 0..<4 {
        var map = ProjectionTransform()
        let number = CGFloat(value)
        switch place {
        case 0: map.m13 = number
        case 1: (map.m23, map.m11) = (number, number)
        case 2: map.m33 = number
        default: (map.m31, map.m13) = (number, 0.01)
        }
        #expect(render([.fill(.init(curve, paint))], map).width == 100)
        guard place == 2 else { continue }
        #expect(render(board, map, filters: [.blur(radius: 1)]).width == 100)
      }
    }
  }
}
