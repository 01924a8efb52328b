public import Geometry

/// Glyphs of one face and size, from left to right.
public struct GlyphRun: Sendable, Hashable {
  public var face: FontFace
  /// Points per em.
  public var size: Double
  /// The number of the piece of `StyledText` whose style the glyphs have.
  public var run: Int
  public var isRightToLeft: Bool
  /// Whether the script's letters join, so that they may not be moved apart.
  public var isCursive: Bool
  /// The room, in points, of the picture that stands for each glyph; nil for letters.
  public var attachment: TextAttachment?
  public var glyphs: [Glyph]
  /// The left end of the run's baseline, y down.
  public var origin: CGPoint
  /// From the origin to the right end, without tracking at the end of the line.
  public var width: Double

  /// A glyph in its place.
  public struct Glyph: Sendable, Hashable {
    /// The number of the glyph in its face; 0 is the box for a missing character.
    public var id: UInt32
    /// The glyph's origin, y down; in a layout, from the layout's upper left corner.
    public var position: CGPoint
    /// How far the pen moves on.
    public var advance: Double
    /// The characters that the glyph stands for, by their number in the text.
    public var characters: Range<Int>
  }

  /// The measures of the face at the run's size.
  public var metrics: FontMetrics { face.metrics(size: size) }

  /// The outlines of all glyphs in their places; pictures have none.
  public var path: Path {
    var path = Path()
    append(to: &path)
    return path
  }

  func append(to path: inout Path) {
    if attachment != nil { return }
    for glyph in glyphs {
      let place = CGAffineTransform(
        a: size, b: 0, c: 0, d: size, tx: glyph.position.x, ty: glyph.position.y)
      path.addPath(face.outline(of: glyph.id), transform: place)
    }
  }

  func scaled(by factor: Double) -> GlyphRun {
    var scaled = self
    scaled.origin = CGPoint(x: origin.x * factor, y: origin.y * factor)
    (scaled.size, scaled.width) = (size * factor, width * factor)
    scaled.attachment = attachment?.scaled(by: factor)
    for index in glyphs.indices {
      let position = glyphs[index].position
      scaled.glyphs[index].position = CGPoint(x: position.x * factor, y: position.y * factor)
      scaled.glyphs[index].advance *= factor
    }
    return scaled
  }

  func offset(x: Double, y: Double) -> GlyphRun {
    var moved = self
    moved.origin = CGPoint(x: origin.x + x, y: origin.y + y)
    for index in moved.glyphs.indices {
      moved.glyphs[index].position.x += x
      moved.glyphs[index].position.y += y
    }
    return moved
  }
}
