import Drawing
import Geometry

/// A material in known surroundings.
struct MaterialFill: Sendable, Hashable {
  var tint: Color.Resolved

  /// What is done to what lies behind.
  static let filters: [Filter] = [.saturation(1.8), .blur(radius: 20)]

  /// What a material draws below its tint: nothing, until the stage puts what lies behind there.
  static let backdrop = DrawingNode.fill(
    DrawingNode.Fill(
      Path(), .image(ImagePatternPaint(BitmapImage(Bitmap(width: 1, height: 1)), repetition: []))))
}

extension DrawPass {
  /// Draws the glass in the place of what `draw` draws with a paint.
  mutating func paint(
    _ material: MaterialFill, opacity: Double, over rect: CGRect,
    _ draw: (inout DrawPass, Paint) -> Void
  ) {
    // What is looked for is the shape; that the glass has it shows in the pixels alone.
    guard probe == nil else { return draw(&self, .color(material.tint)) }
    let shape = drawn { draw(&$0, .color(.black)) }
    guard !shape.isEmpty else { return }
    var group = DrawingNode.Group(opacity: opacity, content: [])
    var area = rect
    if shape.count == 1, case .fill(let fill) = shape[0] {
      group.clip = DrawingNode.Clip(fill.path, style: fill.style)
      area = fill.path.boundingRect
    } else {
      group.mask = DrawingNode.Mask(shape)
      // Strokes and letters may reach beyond the frame.
      area = rect.insetBy(dx: -rect.width - 100, dy: -rect.height - 100)
    }
    group.content = [
      MaterialFill.backdrop, .fill(DrawingNode.Fill(Path(area), .color(material.tint))),
    ]
    add(.group(group))
  }
}
