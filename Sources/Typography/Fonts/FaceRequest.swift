/// The part of a font's description that chooses the face.
struct FaceRequest: Hashable {
  var family: FontFamily
  var weight: FontWeight
  var width: Int
  var isItalic: Bool
  var variations: [FontVariation]

  init(_ description: FontDescription) {
    (family, weight) = (description.family, description.weight)
    (width, isItalic) = (min(max(description.width, 1), 1000), description.isItalic)
    // Not-a-number would make two equal requests differ.
    variations = description.variations.filter { $0.value.isFinite }
  }

  func style(family: String, language: String = "en", isColor: Bool = false) -> SystemFonts.Style {
    SystemFonts.Style(
      family: family, language: language, weight: Int(weight.value.rounded()), width: width,
      isItalic: isItalic, isColor: isColor)
  }

  /// The candidate nearest in weight; a missing slant counts as much as 150 of weight, because it
  /// can be made up for, and a slant that isn't wanted can't.
  func nearest(of faces: [FontFace]) -> FontFace? {
    faces.min { cost(of: $0) < cost(of: $1) }
  }

  private func cost(of face: FontFace) -> Double {
    let slant = isItalic == face.isItalic ? 0 : isItalic ? 150.0 : 10_000
    return abs(face.weight.value - weight.value) + slant - face.weight.value * 1e-6
  }

  /// The face at the request's positions on its axes, slanted where it has no italic of its own.
  func instance(of face: FontFace) -> FontFace {
    var positions = variations
    if face.font.hasAxis(OpenTypeTag("wght")) {
      positions.insert(FontVariation("wght", weight.value), at: 0)
    }
    let slant = isItalic && !face.isItalic ? 0.2 : 0
    guard !positions.isEmpty || slant != 0 else { return face }
    return FontFace(face.font.varied(positions, slant: slant))
  }
}
