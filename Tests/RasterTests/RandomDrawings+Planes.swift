import Drawing
import Geometry
import TestSupport

// What lies in planes of its own: pictures, tiles, meshes, projections and functions of pixels.

extension RandomDrawings {
  /// Any kind of paint but a plain colour.
  mutating func anyPaint() -> Paint {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .conicalGradient(conicalGradient())
    case 1: .meshGradient(meshGradient())
    case 2: .image(imagePattern())
    case 3: .pattern(pattern())
    default: wildGradient()
    }
  }

  mutating func conicalGradient() -> ConicalGradientPaint {
    ConicalGradientPaint(
      gradient(), startCenter: point(), startRadius: random.double(in: 0...0.4) * size,
      endCenter: point(), endRadius: random.double(in: 0...0.8) * size,
      spread: GradientSpread.allCases.randomElement(using: &random)!)
  }

  private mutating func imagePattern() -> ImagePatternPaint {
    ImagePatternPaint(
      ImageTests.picture(7, 5, opaque: Bool.random(using: &random), seed: 4),
      repetition: .init(rawValue: .random(in: 0...3, using: &random)),
      interpolation: ImageInterpolation.allCases.randomElement(using: &random)!,
      transform: transform())
  }

  private mutating func pattern() -> DrawingPatternPaint {
    let side = random.double(in: 5...40)
    let shapes = (0..<2).map { _ in DrawingNode.fill(.init(path(), .color(color()))) }
    return DrawingPatternPaint(
      shapes, tile: CGRect(x: -3, y: 4, width: side, height: 17), transform: transform())
  }

  private mutating func meshGradient() -> MeshGradientPaint {
    let (width, height) = (
      Int.random(in: 2...4, using: &random), Int.random(in: 2...3, using: &random)
    )
    let vertices = (0..<width * height).map { index in
      let place = SIMD2(
        Float(index % width) / Float(width - 1), Float(index / width) / Float(height - 1))
      return vertex(place + SIMD2(shift(0.1), shift(0.1)))
    }
    let corner = point()
    return MeshGradientPaint(
      width: width, height: height, vertices: vertices,
      bounds: CGRect(
        x: corner.x.native / 2, y: corner.y.native / 2, width: size, height: 0.7 * size),
      background: color(), smoothsColors: Bool.random(using: &random))
  }

  private mutating func vertex(_ place: SIMD2<Float>) -> MeshGradientPaint.Vertex {
    let (dx, dy) = (SIMD2<Float>(0.1, shift(0.1)), SIMD2<Float>(shift(0.1), 0.1))
    return MeshGradientPaint.Vertex(
      position: place, leadingControlPoint: place - dx, topControlPoint: place - dy,
      trailingControlPoint: place + dx, bottomControlPoint: place + dy, color: color())
  }

  private mutating func shift(_ most: Double) -> Float { Float(random.double(in: -most...most)) }

  /// A turn in depth about the middle, with parts of the plane behind the eye at times.
  mutating func projection() -> ProjectionTransform {
    var turn = ProjectionTransform(CGAffineTransform(rotationAngle: random.double(in: -1...1)))
    turn.m13 = CGFloat(random.double(in: -1.4...1.4) / size)
    turn.m23 = CGFloat(random.double(in: -1.4...1.4) / size)
    let (to, back) = (
      CGAffineTransform(translationX: -size / 2, y: -size / 2),
      CGAffineTransform(translationX: size / 2, y: size / 2)
    )
    return ProjectionTransform(to).concatenating(turn).concatenating(ProjectionTransform(back))
  }

  mutating func pixelFunction() -> PixelFunction {
    let amount = random.double(in: -6...6)
    let step = SIMD8<Float>(repeating: Float(amount))
    let reach = CGSize(width: 5, height: 3)
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      return .color(name: "stripes", arguments: [amount]) { position, color in
        PixelColors(
          red: color.green, green: color.red * (position.x * step).rounded(.down),
          blue: color.blue, alpha: color.alpha)
      }
    case 1:
      return .distortion(name: "shear", arguments: [amount], maxSampleOffset: reach) {
        PixelPositions(x: $0.x + step * 0.7, y: $0.y - $0.x * 0.02)
      }
    default:
      return .layer(name: "neighbour", arguments: [amount], maxSampleOffset: reach) {
        $1.sample(PixelPositions(x: $0.x - step * 0.5, y: $0.y + 1))
      }
    }
  }

  mutating func anyFilter() -> Filter {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: .pixels(pixelFunction())
    case 2: .blur(radius: random.double(in: 0...5), isOpaque: true)
    case 3: .innerShadow(color: color(), radius: random.double(in: 0...5), x: 3, y: -2)
    case 4: .silhouette(color: color(), radius: random.double(in: 0...5), x: -4, y: 2)
    default: filter()
    }
  }
}
