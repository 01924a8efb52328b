import Drawing
import Geometry
import TestSupport

/// Makes drawings of random shapes, groups and clips around a canvas.
struct RandomDrawings {
  var random: SeededRandom
  let size: Double
  let outlines: Outlines
  /// Whether groups have blend modes and masks.
  var hasEffects = false
  /// Whether there are strokes and glyphs.
  var hasLines = false
  /// Whether there are pictures, paints and filters of all kinds, projections and groups that don't
  /// keep their blending to themselves.
  var hasPlanes = false

  enum Outlines {
    /// Any points in any order.
    case wild
    /// Around a centre once: no outline crosses itself.
    case simple
  }

  init(seed: UInt64, size: Double, outlines: Outlines = .wild) {
    random = SeededRandom(seed: seed)
    (self.size, self.outlines) = (size, outlines)
  }

  mutating func drawing(nodes: Int = 4) -> FrameDrawing {
    let background = Bool.random(using: &random) ? color() : nil
    return FrameDrawing(size, size, on: background, (0..<nodes).map { _ in node(depth: 0) })
  }

  private mutating func node(depth: Int) -> DrawingNode {
    if hasLines, Int.random(in: 0..<3, using: &random) == 0 { return line() }
    if hasPlanes, Int.random(in: 0..<5, using: &random) == 0 { return image() }
    guard depth < 3, Int.random(in: 0..<3, using: &random) == 0 else {
      return .fill(.init(path(), paint(), style: style()))
    }
    let count = Int.random(in: 1...3, using: &random)
    let clip = Bool.random(using: &random) ? DrawingNode.Clip(path(), style: style()) : nil
    var group = DrawingNode.Group(
      transform: transform(), clip: clip, opacity: random.double(in: 0.2...1.2),
      content: (0..<count).map { _ in node(depth: depth + 1) })
    if hasEffects { addEffects(to: &group, depth: depth) }
    if hasPlanes { addPlanes(to: &group) }
    return .group(group)
  }

  private mutating func addEffects(to group: inout DrawingNode.Group, depth: Int) {
    if Bool.random(using: &random) {
      group.blendMode = BlendMode.allCases.randomElement(using: &random)!
    }
    if Int.random(in: 0..<3, using: &random) == 0 { group.filters = [filter()] }
    if Int.random(in: 0..<3, using: &random) == 0 {
      group.mask = .init(
        [node(depth: depth + 1)], mode: Bool.random(using: &random) ? .alpha : .luminance)
    }
  }

  private mutating func addPlanes(to group: inout DrawingNode.Group) {
    if Int.random(in: 0..<3, using: &random) == 0 { group.projection = projection() }
    if Int.random(in: 0..<5, using: &random) == 0 { group.filters.append(anyFilter()) }
    group.isolation = .allCases.randomElement(using: &random)!
  }

  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(translationX: size / 2, y: size / 2)
      .rotated(by: random.double(in: -3...3))
      .scaledBy(x: random.double(in: 0.4...1.2), y: random.double(in: -1.2...1.2))
      .translatedBy(x: -size / 2, y: -size / 2)
  }

  mutating func path() -> Path { outlines == .wild ? wildPath() : simplePath() }

  private mutating func wildPath() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 2...5, using: &random) { addStep(to: &path) }
      path.closeSubpath()
    }
    return path
  }

  /// Curves whose control points lie at growing angles around a centre cross no ray from there twice.
  private mutating func simplePath() -> Path {
    let center = point()
    let steps = Int.random(in: 3...6, using: &random)
    let around = (0..<steps * 3).map { index in
      let angle = Double(index) / Double(steps * 3) * 2 * .pi
      let radius = random.double(in: 0.2...0.6) * size
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    return Path { path in
      path.move(to: around[0])
      for step in 0..<steps {
        let end = around[(step * 3 + 3) % around.count]
        if Bool.random(using: &random) {
          path.addLine(to: end)
        } else {
          path.addCurve(to: end, control1: around[step * 3 + 1], control2: around[step * 3 + 2])
        }
      }
      path.closeSubpath()
    }
  }

  private mutating func addStep(to path: inout Path) {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: path.addLine(to: point())
    case 1: path.addQuadCurve(to: point(), control: point())
    default: path.addCurve(to: point(), control1: point(), control2: point())
    }
  }

  mutating func point() -> CGPoint {
    CGPoint(
      x: random.double(in: -0.3 * size...1.3 * size),
      y: random.double(in: -0.3 * size...1.3 * size))
  }

  mutating func color() -> Color.Resolved {
    Color.Resolved(
      red: random.double(in: -0.2...1.2), green: random.double(in: 0...1),
      blue: random.double(in: 0...1), opacity: Bool.random(using: &random) ? 1 : 0.6)
  }

  private mutating func style() -> FillStyle { FillStyle(eoFill: Bool.random(using: &random)) }
}
