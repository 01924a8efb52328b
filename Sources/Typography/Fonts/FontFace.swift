import CHarfBuzz
public import Geometry
import Synchronization

/// A face at fixed positions on its axes: outlines and measures, unhinted, for any size.
///
/// Faces are shared between threads: nothing of one changes but the cache of its outlines. Two
/// variables are equal when they hold the same face.
public final class FontFace: Sendable, Hashable {
  /// HarfBuzz's font in units of the em, made immutable, which makes sharing it safe.
  let font: ImmutableFont
  /// How many of the units of its tables make an em.
  public let unitsPerEm: Double
  /// The measures at 1 point per em.
  let unitMetrics: FontMetrics
  private let outlines = Mutex<[UInt32: Path]>([:])

  /// The family's name in the font file, or an empty text.
  public let familyName: String
  /// The weight that the file states.
  public let weight: FontWeight
  /// Whether the file says that the face is italic or oblique.
  public let isItalic: Bool
  /// How many glyphs the face has.
  public let glyphCount: Int

  init(_ font: ImmutableFont) {
    self.font = font
    unitsPerEm = Double(max(1, hb_face_get_upem(font.face)))
    unitMetrics = FontMetrics(reading: font, unitsPerEm: unitsPerEm)
    familyName = font.name(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY) ?? font.name(1) ?? ""
    weight = FontWeight(Double(hb_style_get_value(font.pointer, HB_STYLE_TAG_WEIGHT)))
    isItalic = hb_style_get_value(font.pointer, HB_STYLE_TAG_ITALIC) > 0
    glyphCount = Int(hb_face_get_glyph_count(font.face))
  }

  /// The measures at a size.
  public func metrics(size: Double) -> FontMetrics { unitMetrics.scaled(by: size) }

  /// Whether the face has a glyph of its own for a scalar.
  public func hasGlyph(for scalar: Unicode.Scalar) -> Bool { glyph(for: scalar) != 0 }

  /// The glyph for a scalar before any substitution; 0 where the face has none.
  public func glyph(for scalar: Unicode.Scalar) -> UInt32 {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font.pointer, scalar.value, &glyph) != 0 ? glyph : 0
  }

  /// The outline of a glyph at 1 point per em, y down, its origin on the baseline.
  ///
  /// Empty for spaces, for pictures, and for a number that is no glyph.
  public func outline(of glyph: UInt32) -> Path {
    outlines.withLock { known in
      if let path = known[glyph] { return path }
      let path = font.outline(of: glyph, unitsPerEm: unitsPerEm)
      known[glyph] = path
      return path
    }
  }

  public static func == (left: FontFace, right: FontFace) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
