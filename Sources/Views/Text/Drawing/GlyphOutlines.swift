import Drawing
import Synchronization
import Typography

/// The outlines of glyphs as drawings share them: one object for each glyph of a face.
///
/// They are those of the whole process, so that drawings of several stages can be compared.
enum GlyphOutlines {
  private static let known = Mutex<[FontFace: [UInt32: GlyphOutline]]>([:])

  /// The outlines of some glyphs of a face, in their order.
  static func outlines(of glyphs: some Collection<UInt32>, in face: FontFace) -> [GlyphOutline] {
    known.withLock { known in
      glyphs.map { glyph in
        if let outline = known[face]?[glyph] { return outline }
        let outline = GlyphOutline(face.outline(of: glyph))
        known[face, default: [:]][glyph] = outline
        return outline
      }
    }
  }
}
