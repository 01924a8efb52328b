import CHarfBuzz

/// The scalars of one grapheme, as far as they choose a face.
struct ClusterScalars: Hashable {
  let scalars: [UInt32]

  /// The scalars that a face must have a glyph for: all but selectors, joiners and the like.
  var visible: [UInt32] {
    scalars.filter { !(Unicode.Scalar($0)?.properties.isDefaultIgnorableCodePoint ?? false) }
  }

  var character: Character {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    return String(text).first ?? "\u{FFFD}"
  }

  /// The four-letter name of the first scalar's script (ISO 15924).
  var script: String {
    guard let first = scalars.first else { return "Zyyy" }
    return Script(of: first).name
  }

  /// Whether the grapheme asks for a colour picture (UTS 51, section 1.4.3 and 2).
  var isEmoji: Bool {
    guard let first = scalars.first, first > 0x7F || scalars.count > 1,
      let properties = Unicode.Scalar(first)?.properties
    else { return false }
    if scalars.contains(0xFE0E) { return false }
    if scalars.contains(0xFE0F) || properties.isEmojiPresentation { return true }
    return properties.isEmoji
      && scalars.dropFirst().contains { $0 == 0x200D || (0x1F3FB...0x1F3FF).contains($0) }
  }

  /// Whether a face has glyphs for all visible scalars, or for what they compose to.
  func isCovered(by face: FontFace) -> Bool {
    if scalars.count == 1, let only = Unicode.Scalar(scalars[0]), face.hasGlyph(for: only) {
      return true
    }
    let visible = visible
    return Self.hasGlyphs(face, visible)
      || (visible.count > 1 && Self.hasGlyphs(face, Self.composed(visible)))
  }

  private static func hasGlyphs(_ face: FontFace, _ scalars: [UInt32]) -> Bool {
    scalars.allSatisfy { Unicode.Scalar($0).map(face.hasGlyph) ?? false }
  }

  /// The scalars with each mark composed with what stands before it, where that exists.
  private static func composed(_ scalars: [UInt32]) -> [UInt32] {
    let functions = hb_unicode_funcs_get_default()
    return scalars.reduce(into: []) { result, scalar in
      var composite: UInt32 = 0
      if let last = result.last, hb_unicode_compose(functions, last, scalar, &composite) != 0 {
        result[result.count - 1] = composite
      } else {
        result.append(scalar)
      }
    }
  }
}
