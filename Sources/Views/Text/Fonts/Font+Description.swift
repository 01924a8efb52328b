import Geometry
import Typography

extension Font {
  /// The description by which a library finds the font's face, as attributes change it.
  func description(_ attributes: TextAttributes) -> FontDescription {
    var description = FontDescription(
      family: family(attributes.design ?? design), size: Double(size),
      weight: attributes.weight ?? weight ?? standardWeight,
      isItalic: attributes.isItalic ?? isItalic ?? false, width: width ?? 100,
      features: features, variations: variations,
      tracking: Double(attributes.tracking ?? attributes.kerning ?? .zero))
    if attributes.hasMonospacedDigits == true, !features.contains(.monospacedDigits) {
      description.features.append(.monospacedDigits)
    }
    return description
  }

  private var size: CGFloat {
    switch base {
    case .style(let style): style.size
    case .size(let size), .custom(_, let size): size
    }
  }

  private var standardWeight: Weight {
    if case .style(let style) = base { style.weight } else { .regular }
  }

  private func family(_ design: Design?) -> FontFamily {
    switch (design, base) {
    case (.monospaced, _): .monospaced
    case (.serif, _): .named("serif")
    case (.rounded, _): .named("ui-rounded")
    case (_, .custom(let name, _)): .named(name)
    case (_, .style), (_, .size): .standard
    }
  }
}
