import Drawing
import Geometry
import TestSupport

// Drawings of what the reference rasterizer knows, in which an error of a level stays one.

extension RandomDrawings {
  /// Shapes and pictures in groups that blend, fade, clip, mask and project.
  mutating func composed() -> FrameDrawing {
    let background = Bool.random(using: &random) ? color() : nil
    return FrameDrawing(size, size, on: background, (0..<3).map { _ in composedNode(depth: 0) })
  }

  private mutating func composedNode(depth: Int) -> DrawingNode {
    guard depth < 2, Int.random(in: 0..<5, using: &random) > 1 else { return composedLeaf() }
    var group = DrawingNode.Group(
      opacity: random.double(in: 0.3...1.6),
      content: (0..<2).map { _ in composedNode(depth: depth + 1) })
    group.isolation = .allCases.randomElement(using: &random)!
    switch Int.random(in: 0..<6, using: &random) {
    case 0: group.clip = .init(path())
    case 1: group.mask = .init([composedLeaf()], mode: .allCases.randomElement(using: &random)!)
    case 2: group.projection = slightProjection()
    case 3: group.transform = transform()
    default: group.blendMode = Self.steadyModes.randomElement(using: &random)!
    }
    return .group(group)
  }

  /// Modes whose results change no more than their operands do, or twice as much.
  private static let steadyModes = BlendMode.allCases.filter {
    ![.colorDodge, .colorBurn, .softLight, .hue, .saturation, .color, .luminosity].contains($0)
  }

  private mutating func composedLeaf() -> DrawingNode {
    switch Int.random(in: 0..<8, using: &random) {
    case 6: .fill(.init(path(), .meshGradient(softMesh())))
    case 7: .glyphs(softGlyphs())
    case 0: softImage()
    case 1: .fill(.init(path(), .image(softPattern())))
    case 2: .fill(.init(path(), .conicalGradient(nestedCircles())))
    default: .fill(.init(path(), paint()))
    }
  }

  /// A mesh beyond the canvas, bent a little, whose colours differ by so little that its cells are as good as flat.
  private mutating func softMesh() -> MeshGradientPaint {
    let (width, height) = (3, 2)
    let step = SIMD2<Float>(0.5, 1)
    let start = color()
    let vertices = (0..<width * height).map { index in
      let place =
        SIMD2(Float(index % width), Float(index / width)) * step
        + SIMD2(soft(0.05), soft(0.05))
      let (dx, dy) = (SIMD2(step.x / 3, soft(0.03)), SIMD2(soft(0.03), step.y / 3))
      return MeshGradientPaint.Vertex(
        position: place, leadingControlPoint: place - dx, topControlPoint: place - dy,
        trailingControlPoint: place + dx, bottomControlPoint: place + dy,
        color: near(start))
    }
    return MeshGradientPaint(
      width: width, height: height, vertices: vertices,
      bounds: CGRect(x: -size, y: -size, width: 3 * size, height: 3 * size), background: start,
      smoothsColors: Bool.random(using: &random))
  }

  private mutating func soft(_ most: Double) -> Float { Float(random.double(in: -most...most)) }

  private mutating func near(_ color: Color.Resolved) -> Color.Resolved {
    func moved(_ component: Double) -> Double {
      min(max(component, 0.1), 0.9) + random.double(in: -0.08...0.08)
    }
    return Color.Resolved(
      red: moved(color.red), green: moved(color.green), blue: moved(color.blue), opacity: 0.8)
  }

  /// Glyphs that may overlap, each painted by itself.
  private mutating func softGlyphs() -> DrawingNode.Glyphs {
    let outline = GlyphOutline(path().applying(CGAffineTransform(scaleX: 1 / size, y: 1 / size)))
    let placed = (0..<2).map { _ in DrawingNode.Glyphs.Placed(outline, at: point()) }
    return .init(placed, size: size * random.double(in: 0.3...0.9), smoothPaint())
  }

  /// Two circles in one another, so that the gradient has no edge.
  private mutating func nestedCircles() -> ConicalGradientPaint {
    let start = point()
    let (shift, radius) = (random.double(in: -5...5), random.double(in: 0...10))
    return ConicalGradientPaint(
      gradient(), startCenter: start, startRadius: radius,
      endCenter: CGPoint(x: start.x.native + shift, y: start.y.native + 3),
      endRadius: radius + size * random.double(in: 2...3), spread: .reflect)
  }

  private mutating func softImage() -> DrawingNode {
    let (origin, side) = (point(), size * random.double(in: 0.4...1.2))
    let rect = CGRect(x: origin.x.native, y: origin.y.native, width: side, height: 0.8 * side)
    return .image(.init(softPicture(), in: rect, interpolation: nearestOrBilinear()))
  }

  private mutating func softPattern() -> ImagePatternPaint {
    ImagePatternPaint(
      softPicture(), interpolation: nearestOrBilinear(),
      transform: transform().scaledBy(x: 2, y: 2))
  }

  private mutating func nearestOrBilinear() -> ImageInterpolation {
    Bool.random(using: &random) ? .nearest : .bilinear
  }

  /// A picture whose pixels differ from their neighbours by a few levels.
  private mutating func softPicture() -> BitmapImage {
    let (width, height) = (9, 7)
    let start = Int.random(in: 60...120, using: &random)
    let bytes = (0..<width * height).flatMap { index -> [UInt8] in
      let (x, y) = (index % width, index / width)
      return [start + x * 9, start + y * 8, start - x * 3 - y * 5, 200].map { UInt8($0) }
    }
    return BitmapImage(Bitmap(width: width, height: height, bytes: bytes))
  }

  /// A turn in depth that keeps all of the canvas well before the eye.
  private mutating func slightProjection() -> ProjectionTransform {
    var turn = ProjectionTransform(
      CGAffineTransform(a: 1.1, b: 0.2, c: -0.3, d: 0.9, tx: 1.3, ty: 2.2))
    turn.m13 = CGFloat(random.double(in: -0.3...0.5) / size)
    turn.m23 = CGFloat(random.double(in: -0.3...0.5) / size)
    return turn
  }
}
