import Drawing
import Geometry

extension DrawingRecorder {
  /// Records a line as the fill of its outline.
  mutating func record(_ stroke: DrawingNode.Stroke, _ inherited: Inherited) -> PixelBounds {
    let outline = stroke.path.strokedPath(stroke.style)
    let style = FillStyle(antialiased: stroke.isAntialiased)
    return record([.fill(DrawingNode.Fill(outline, stroke.paint, style: style))], inherited)
  }

  /// Records glyphs as fills of their outlines.
  mutating func record(_ glyphs: DrawingNode.Glyphs, _ inherited: Inherited) -> PixelBounds {
    let size = CGFloat(glyphs.size)
    let fills = glyphs.glyphs.map { glyph in
      let place = CGAffineTransform(
        a: size, b: 0, c: 0, d: size, tx: glyph.position.x, ty: glyph.position.y)
      return DrawingNode.fill(.init(glyph.outline.path.applying(place), glyphs.paint))
    }
    return record(fills, inherited)
  }
}
