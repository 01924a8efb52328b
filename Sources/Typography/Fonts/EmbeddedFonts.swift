import CFonts
import CHarfBuzz

/// The faces that lie in the binary; they are made when the first one is asked for.
enum EmbeddedFonts {
  static let sansSerif = [
    embedded_font_inter_regular, embedded_font_inter_medium, embedded_font_inter_semibold,
    embedded_font_inter_bold, embedded_font_inter_italic,
  ].map(face)

  static let monospaced = [
    embedded_font_jetbrains_mono_regular, embedded_font_jetbrains_mono_bold,
  ].map(face)

  private static func face(_ number: embedded_font) -> FontFace {
    let file = embedded_font_file(number)
    let blob = hb_blob_create(
      file.bytes, UInt32(file.count), HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    guard let blob, let font = ImmutableFont(blob: blob, index: 0) else {
      preconditionFailure("an embedded font is damaged")
    }
    return FontFace(font)
  }
}
