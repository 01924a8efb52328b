import Drawing
import Geometry

extension ByteReader {
  /// Any paint; a pattern's tile holds what lies deeper than `depth`.
  mutating func paint(depth: Int = 5) -> Paint {
    switch choice(10) {
    case 0:
      .linearGradient(
        .init(gradient(), startPoint: point(), endPoint: point(), spread: spread()))
    case 1:
      .radialGradient(
        .init(
          gradient(), center: point(), startRadius: coordinate(), endRadius: coordinate(),
          aspect: coordinate(), spread: spread()))
    case 2:
      .angularGradient(
        .init(
          gradient(), center: point(), startAngle: .degrees(coordinate()),
          endAngle: .degrees(coordinate() * 10), spread: spread()))
    case 3: .conicalGradient(conicalGradient())
    case 4: .meshGradient(meshGradient())
    case 5: .image(imagePattern())
    case 6 where depth < 6: .pattern(pattern(depth: depth))
    default: .color(color())
    }
  }

  private mutating func conicalGradient() -> ConicalGradientPaint {
    ConicalGradientPaint(
      gradient(), startCenter: point(), startRadius: coordinate(), endCenter: point(),
      endRadius: coordinate(), spread: spread())
  }

  private mutating func imagePattern() -> ImagePatternPaint {
    ImagePatternPaint(
      picture(), sourceRect: flag() ? rect() : nil, repetition: .init(rawValue: choice(4)),
      interpolation: interpolation(), transform: flag() ? transform() : .identity)
  }

  private mutating func pattern(depth: Int) -> DrawingPatternPaint {
    let tile = flag() ? rect() : CGRect(x: 1, y: 2, width: 7, height: 9)
    return DrawingPatternPaint(
      nodes(depth: depth + 2), tile: tile, transform: flag() ? transform() : .identity)
  }

  /// A mesh whose points lie anywhere, at times too few of them.
  private mutating func meshGradient() -> MeshGradientPaint {
    let (width, height) = (1 + choice(4), 1 + choice(4))
    let vertices = (0..<width * height - (choice(9) == 1 ? 1 : 0)).map { _ in
      let (position, turn) = (place(), place() * 0.3)
      return MeshGradientPaint.Vertex(
        position: position, leadingControlPoint: position - turn,
        topControlPoint: position + turn * SIMD2(1, -1), trailingControlPoint: position + turn,
        bottomControlPoint: place(), color: color())
    }
    return MeshGradientPaint(
      width: width, height: height, vertices: vertices, bounds: rect(), background: color(),
      smoothsColors: flag(), colorSpace: colorSpace())
  }

  private mutating func place() -> SIMD2<Float> {
    SIMD2(Float(fraction()), Float(choice(20) == 1 ? coordinate() : fraction()))
  }

  private mutating func colorSpace() -> Color.Resolved.InterpolationSpace {
    let spaces = Color.Resolved.InterpolationSpace.allCases
    return spaces[choice(spaces.count)]
  }

  private mutating func spread() -> GradientSpread {
    GradientSpread.allCases[choice(GradientSpread.allCases.count)]
  }

  private mutating func gradient() -> Gradient.Resolved {
    let stops = (0..<choice(5)).map { _ in
      Gradient.Resolved.Stop(color: color(), location: fraction())
    }
    return .init(stops: stops, colorSpace: colorSpace())
  }
}
