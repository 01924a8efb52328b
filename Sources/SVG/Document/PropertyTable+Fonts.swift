extension PropertyTable {
  /// Inherited properties of fonts and text.
  static let fontProperties: [String: Property] = [
    "font-size": Property(relative: \.fontSize) { text, font, parent in
      fontSize(text, font, parent)
    },
    "font-family": Property(inherited: \.fontFamilies) { text, _ in families(text) },
    "font-weight": Property(relative: \.fontWeight) { text, _, parent in weight(text, parent) },
    "font-style": Property(inherited: \.fontIsItalic) { text, _ in
      ["normal": false, "italic": true, "oblique": true][text]
    },
    "font-stretch": Property(relative: \.fontWidth) { text, _, parent in width(text, parent) },
    "font-variant": Property(inherited: \.fontVariant) { text, _ in text },
    "font-feature-settings": Property(inherited: \.fontFeatures) { text, _ in text },
    "font-variation-settings": Property(inherited: \.fontVariations) { text, _ in text },
    "font-kerning": Property(inherited: \.usesKerning) { text, _ in text != "none" },
    "letter-spacing": Property(inherited: \.letterSpacing) { text, font in spacing(text, font) },
    "word-spacing": Property(inherited: \.wordSpacing) { text, font in spacing(text, font) },
    "text-anchor": Property(inherited: \.textAnchor) { text, _ in TextAnchor(rawValue: text) },
    "direction": Property(inherited: \.isRightToLeft) { text, _ in
      ["ltr": false, "rtl": true][text]
    },
    "writing-mode": Property(inherited: \.writingMode) { text, _ in writingModes[text] },
    "dominant-baseline": Property(inherited: \.dominantBaseline) { text, _ in text },
    "white-space": Property(inherited: \.keepsSpace) { text, _ in
      ["normal": false, "nowrap": false, "pre": true, "pre-wrap": true][text]
    },
    "xml:space": Property(inherited: \.keepsSpace) { text, _ in text == "preserve" },
  ]

  private static let writingModes: [String: WritingMode] = [
    "horizontal-tb": .horizontal, "lr-tb": .horizontal, "lr": .horizontal, "rl-tb": .horizontal,
    "rl": .horizontal, "tb-rl": .vertical, "tb": .vertical, "vertical-rl": .vertical,
    "vertical-lr": .vertical,
  ]

  private static let sizeKeywords: [String: Double] = [
    "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24,
    "xx-large": 32,
  ]

  private static func fontSize(_ text: String, _ font: FontUnits, _ parent: Double) -> Double? {
    if let size = sizeKeywords[text] { return size }
    if text == "larger" { return parent * 1.2 }
    if text == "smaller" { return parent / 1.2 }
    guard let length = Length(text)?.computed(font), !length.isNegative else { return nil }
    return min(length.resolved(parent), 1e5)
  }

  private static func weight(_ text: String, _ parent: Double) -> Double? {
    switch text {
    case "normal": 400
    case "bold": 700
    case "bolder": parent < 350 ? 400 : parent < 550 ? 700 : max(parent, 900)
    case "lighter": parent < 100 ? parent : parent < 550 ? 100 : parent < 750 ? 400 : 700
    default: singleNumber(text).flatMap { $0 >= 1 && $0 <= 1000 ? $0 : nil }
    }
  }

  private static let widths = [
    "ultra-condensed": 50, "extra-condensed": 62, "condensed": 75, "semi-condensed": 87,
    "normal": 100, "semi-expanded": 112, "expanded": 125, "extra-expanded": 150,
    "ultra-expanded": 200,
  ]

  private static func width(_ text: String, _ parent: Int) -> Int? {
    switch text {
    case "narrower": widths.values.filter { $0 < parent }.max() ?? parent
    case "wider": widths.values.filter { $0 > parent }.min() ?? parent
    default: widths[text]
    }
  }

  private static func spacing(_ text: String, _ font: FontUnits) -> Double? {
    if text == "normal" { return 0 }
    return Length(text)?.computed(font).resolved(font.em)
  }

  /// The families of a list with commas, quotation marks taken off.
  private static func families(_ text: String) -> [String]? {
    let names = text.split(separator: ",").map { unquoted(trimmed($0)) }.filter { !$0.isEmpty }
    return names.isEmpty ? nil : names
  }
}
