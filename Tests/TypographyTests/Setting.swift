import Typography

/// Texts set with the embedded faces alone, or with the system's fonts as well.
enum Setting {
  static func embedded() -> FontLibrary { FontLibrary(usesSystemFonts: false) }

  static func layout(
    _ text: String, size: Double = 20, tracking: Double = 0,
    style: ParagraphStyle = ParagraphStyle(), width: Double? = nil, height: Double? = nil,
    library: FontLibrary = embedded()
  ) -> ParagraphLayout {
    let font = FontDescription(size: size, tracking: tracking)
    return Paragraph(StyledText(text, font: font), style: style, library: library)
      .layout(width: width, height: height)
  }

  /// The text of each line with the spaces at its end.
  static func lines(_ layout: ParagraphLayout, of text: String) -> [String] {
    let characters = Array(text)
    return layout.lines.map { String(characters[$0.characters]) }
  }

  /// Whether the fonts of this machine have a character.
  static func systemHas(_ text: String) -> Bool {
    let library = FontLibrary()
    _ = layout(text, library: library)
    return library.warnings.isEmpty
  }
}
