import Drawing
import Geometry
import TestSupport

extension RandomDrawings {
  /// A line of any style, or a few glyphs.
  mutating func line() -> DrawingNode {
    Bool.random(using: &random) ? .stroke(stroke()) : .glyphs(glyphs())
  }

  mutating func stroke() -> DrawingNode.Stroke {
    let width = [0, 0.2, 1, 3, 12, 40].randomElement(using: &random)!
    var style = StrokeStyle(
      lineWidth: width * random.double(in: 0.5...1.5),
      lineCap: [.butt, .round, .square].randomElement(using: &random)!,
      lineJoin: [.miter, .round, .bevel].randomElement(using: &random)!)
    if Bool.random(using: &random) {
      style.dash = [random.double(in: 0...30), random.double(in: 1...20)]
      style.dashPhase = random.double(in: -50...50)
    }
    return .init(path(), paint(), style: style, antialiased: Bool.random(using: &random))
  }

  /// Glyphs that come several times at the same place on the grid, so that their masks are kept.
  mutating func glyphs() -> DrawingNode.Glyphs {
    let outlines = (0..<2).map { _ in GlyphOutline(em()) }
    let first = point()
    let placed = (0..<8).map { index in
      let origin = index % 2 == 0 ? point() : CGPoint(x: first.x + CGFloat(index * 3), y: first.y)
      return DrawingNode.Glyphs.Placed(outlines[index / 2 % 2], at: origin)
    }
    let size = [3.0, 12, 48, 90, 400].randomElement(using: &random)!
    return .init(placed, size: random.double(in: 0.5...1) * size, paint())
  }

  /// An outline of about an em.
  private mutating func em() -> Path {
    let scale = 1 / size
    return path().applying(CGAffineTransform(scaleX: scale, y: scale))
  }
}
