import CHarfBuzz
public import Geometry

/// A glyph that brings its own colours.
public enum ColorGlyph: Sendable, Hashable {
  /// A PNG file and the rectangle it fills at 1 point per em, y down from the glyph's origin.
  case picture(png: [UInt8], bounds: CGRect)
  /// Outlines of the face, the lowest first.
  case layers([Layer])

  /// An outline with its colour, sRGB with straight alpha, each 0…255.
  public struct Layer: Sendable, Hashable {
    public var glyph: UInt32
    /// Red, green, blue, alpha; nil stands for the colour of the text.
    public var color: SIMD4<UInt8>?
  }
}

extension FontFace {
  /// Whether the face has pictures or layers at all.
  public var hasColorGlyphs: Bool {
    hb_ot_color_has_png(font.face) != 0 || hb_ot_color_has_layers(font.face) != 0
  }

  /// The picture or layers of a glyph, or nil when it has the colour of the text.
  ///
  /// Reads CBDT and sbix pictures and COLR version 0 with the first palette.
  public func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    colorLayers(glyph) ?? colorPicture(glyph)
  }

  private func colorLayers(_ glyph: UInt32) -> ColorGlyph? {
    let total = hb_ot_color_glyph_get_layers(font.face, glyph, 0, nil, nil)
    guard total > 0 else { return nil }
    var count = total
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(total))
    hb_ot_color_glyph_get_layers(font.face, glyph, 0, &count, &layers)
    return .layers(
      layers.prefix(Int(count)).map {
        ColorGlyph.Layer(glyph: $0.glyph, color: paletteColor($0.color_index))
      })
  }

  /// The colour of the first palette; 0xFFFF stands for that of the text.
  private func paletteColor(_ index: UInt32) -> SIMD4<UInt8>? {
    var count: UInt32 = 1
    var color: hb_color_t = 0
    hb_ot_color_palette_get_colors(font.face, 0, index, &count, &color)
    guard index != 0xFFFF, count == 1 else { return nil }
    return SIMD4(
      hb_color_get_red(color), hb_color_get_green(color), hb_color_get_blue(color),
      hb_color_get_alpha(color))
  }

  private func colorPicture(_ glyph: UInt32) -> ColorGlyph? {
    guard hb_ot_color_has_png(font.face) != 0,
      let blob = hb_ot_color_glyph_reference_png(font.pointer, glyph)
    else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let bytes = hb_blob_get_data(blob, &length), length > 0,
      hb_font_get_glyph_extents(font.pointer, glyph, &extents) != 0
    else { return nil }
    let png = UnsafeRawBufferPointer(start: bytes, count: Int(length))
    let bounds = CGRect(
      x: Double(extents.x_bearing) / unitsPerEm, y: -Double(extents.y_bearing) / unitsPerEm,
      width: Double(extents.width) / unitsPerEm, height: -Double(extents.height) / unitsPerEm)
    return .picture(png: Array(png), bounds: bounds)
  }
}
