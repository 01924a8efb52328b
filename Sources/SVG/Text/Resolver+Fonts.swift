import Typography

extension Resolver {
  /// What a style asks of the font library.
  func font(_ style: InheritedStyle) -> FontDescription {
    var font = FontDescription(
      family: family(style.fontFamilies), size: style.fontSize,
      weight: FontWeight(style.fontWeight), isItalic: style.fontIsItalic, width: style.fontWidth,
      tracking: style.letterSpacing)
    if !style.usesKerning { font.features.append(.noKerning) }
    if style.fontVariant.contains("small-caps") { font.features.append(.smallCaps) }
    if style.fontWidth != 100 {
      font.variations.append(FontVariation("wdth", Double(style.fontWidth)))
    }
    return font
  }

  /// The first family that there is.
  private func family(_ names: [String]) -> FontFamily {
    for name in names {
      if let family = options.genericFamilies[name.lowercased()] { return family }
      let face = options.fonts.face(for: FontDescription(family: .named(name)))
      if face.familyName.lowercased() == name.lowercased() { return .named(name) }
    }
    return options.defaultFamily
  }
}
