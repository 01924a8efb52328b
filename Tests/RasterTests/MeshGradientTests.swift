import Drawing
import Geometry
import Raster
import Testing

@Suite("Mesh gradients")
struct MeshGradientTests {
  /// A regular mesh with straight patches, its points moved by `shift`.
  private func mesh(
    _ width: Int, _ height: Int, _ colors: [Color.Resolved], smooth: Bool = false,
    bounds: CGRect = CGRect(x: 0, y: 0, width: 60, height: 60),
    shift: (Int, Int) -> SIMD2<Float> = { _, _ in .zero }
  ) -> MeshGradientPaint {
    let step = SIMD2(1 / Float(width - 1), 1 / Float(height - 1))
    let vertices = (0..<width * height).map { index in
      let (x, y) = (index % width, index / width)
      let place = SIMD2(Float(x), Float(y)) * step + shift(x, y)
      let (dx, dy) = (SIMD2(step.x / 3, 0), SIMD2(0, step.y / 3))
      return MeshGradientPaint.Vertex(
        position: place, leadingControlPoint: place - dx, topControlPoint: place - dy,
        trailingControlPoint: place + dx, bottomControlPoint: place + dy,
        color: colors[index % colors.count])
    }
    return MeshGradientPaint(
      width: width, height: height, vertices: vertices, bounds: bounds, smoothsColors: smooth)
  }

  private func render(_ mesh: MeshGradientPaint, _ path: Path = Shapes.rectangle(0, 0, 60, 60))
    -> Bitmap
  { Rasterizer.render(FrameDrawing(60, 60, [.fill(.init(path, .meshGradient(mesh)))])) }

  private let corners: [Color.Resolved] = [
    .opaqueRed, .opaqueBlue, .white, Color.Resolved(red: 0, green: 1, blue: 0),
  ]

  @Test("two by two vertices mix their colours in both directions")
  func bilinear() {
    for smooth in [false, true] {
      let bitmap = render(mesh(2, 2, corners, smooth: smooth))
      for y in stride(from: 0, to: 60, by: 7) {
        for x in stride(from: 0, to: 60, by: 7) {
          let (u, v) = ((Double(x) + 0.5) / 60, (Double(y) + 0.5) / 60)
          let red = (1 - u) * (1 - v) + (1 - u) * v
          let green = (1 - u) * v + u * v
          let blue = u * (1 - v) + (1 - u) * v
          // Within a cell of eight pixels the two triangles are flat.
          for (channel, value) in [red, green, blue].enumerated() {
            #expect(abs(Double(bitmap[x, y][channel]) - value * 255) <= 2.1, "\(x) \(y) \(smooth)")
          }
        }
      }
    }
  }

  @Test("patches that bend leave no gap between them")
  func noCracks() {
    let bent = mesh(4, 4, corners, smooth: true) { x, y in
      0 < x && x < 3 && 0 < y && y < 3 ? SIMD2(Float(y) * 0.09, Float(x) * -0.07) : .zero
    }
    let bitmap = render(bent)
    #expect((0..<3600).allSatisfy { bitmap[$0 % 60, $0 / 60][3] == 255 })
  }

  @Test("smooth colours have no kink at a vertex, straight ones do")
  func smoothness() {
    let ramp: [Color.Resolved] = [.black, .white, .black]
    func bend(_ smooth: Bool) -> Int {
      let bitmap = render(mesh(3, 3, ramp, smooth: smooth))
      let row = [26, 30, 34].map { Int(bitmap[$0, 30][0]) }
      return 2 * row[1] - row[0] - row[2]
    }
    #expect(bend(false) > 2 * bend(true))
  }

  @Test("outside is the background, and wrong numbers of vertices give the last colour")
  func outside() {
    var small = mesh(2, 2, corners, bounds: CGRect(x: 20, y: 20, width: 20, height: 20))
    small.background = .white
    #expect(render(small)[5, 5] == [255, 255, 255, 255])
    small.background = .clear
    #expect(render(small)[5, 5] == [0, 0, 0, 0] && render(small)[30, 30][3] == 255)
    small.width = 3
    #expect(render(small)[5, 5] == [0, 255, 0, 255])
  }

  @Test("only the shape is painted, its edge antialiased, whole or by bands")
  func shape() {
    let circle = Shapes.circle(30, 30, radius: 20)
    let bitmap = render(mesh(2, 2, [.opaqueRed]), circle)
    let plain = Rasterizer.render(FrameDrawing(60, 60, [.fill(circle, .opaqueRed)]))
    for y in 0..<60 {
      for x in 0..<60 { #expect(abs(Int(bitmap[x, y][3]) - Int(plain[x, y][3])) <= 1) }
    }
    let drawing = FrameDrawing(60, 60, [.fill(.init(circle, .meshGradient(mesh(2, 2, corners))))])
    var banded = Bitmap(width: 60, height: 60)
    for top in stride(from: 0, to: 60, by: 7) {
      Rasterizer().draw(drawing, scale: 1, rows: top..<top + 7, into: &banded)
    }
    #expect(firstDifference(banded, Rasterizer.render(drawing)) == nil)
  }

  @Test("extreme meshes are drawn in bounded time", .timeLimit(.minutes(1)))
  func hostile() {
    for value in HostileGeometryTests.extremes {
      let wild = mesh(3, 3, corners) { x, _ in x == 1 ? SIMD2(Float(value), 0) : .zero }
      #expect(render(wild).width == 60)
      let placed = mesh(2, 2, corners, bounds: CGRect(x: value, y: 0, width: value, height: 9))
      #expect(render(placed).width == 60)
    }
  }
}
