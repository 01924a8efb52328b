import CHarfBuzz

/// The one owner of a HarfBuzz font that nobody changes any more.
///
/// HarfBuzz lets immutable objects be used from any thread; that makes this class `Sendable`
/// though it holds a pointer.
final class ImmutableFont: @unchecked Sendable {
  let pointer: OpaquePointer

  /// The font's face, immutable as well and kept alive by the font.
  var face: OpaquePointer { hb_font_get_face(pointer) }

  /// Takes over a font, which must not be changed from here on.
  init(owning font: OpaquePointer) {
    hb_font_make_immutable(font)
    pointer = font
  }

  /// The font of a face of a file's bytes in units of the em; nil where there is none.
  ///
  /// The bytes are not copied: the blob keeps them.
  convenience init?(blob: OpaquePointer, index: Int) {
    guard index >= 0, index < Int(hb_face_count(blob)) else { return nil }
    let face = hb_face_create(blob, UInt32(index))
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0 else { return nil }
    hb_face_make_immutable(face)
    guard let font = hb_font_create(face) else { return nil }
    self.init(owning: font)
  }

  deinit { hb_font_destroy(pointer) }

  /// The same face at other positions on its axes, slanted where `slant` isn't 0.
  func varied(_ variations: [FontVariation], slant: Double) -> ImmutableFont {
    guard let font = hb_font_create(face) else { return self }
    var settings = variations.filter { $0.value.isFinite }.map {
      hb_variation_t(tag: $0.axis.rawValue, value: Float($0.value))
    }
    hb_font_set_variations(font, &settings, UInt32(settings.count))
    if slant != 0 { hb_font_set_synthetic_slant(font, Float(slant)) }
    return ImmutableFont(owning: font)
  }

  /// Whether the face has an axis of that name.
  func hasAxis(_ tag: OpenTypeTag) -> Bool {
    var information = hb_ot_var_axis_info_t()
    return hb_ot_var_find_axis_info(face, tag.rawValue, &information) != 0
  }

  /// A text of the font's name table in English.
  func name(_ identifier: Int) -> String? {
    let english = hb_language_from_string("en", -1)
    var capacity: UInt32 = 256
    var bytes = [CChar](repeating: 0, count: Int(capacity))
    hb_ot_name_get_utf8(face, hb_ot_name_id_t(identifier), english, &capacity, &bytes)
    guard capacity > 0 else { return nil }
    return String(decoding: bytes.prefix(Int(capacity)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
