/// How a group's colours meet those behind it.
///
/// Formulas: W3C Compositing and Blending Level 1, on encoded sRGB. With source S over destination
/// D: αs·(1 − αd)·S + αs·αd·B(D, S) + (1 − αs)·αd·D, unless said otherwise.
public enum BlendMode: Sendable, Hashable, CaseIterable {
  /// Source over destination.
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  /// The source's hue with the destination's saturation and luminosity.
  case hue
  /// The source's saturation with the destination's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the destination's luminosity.
  case color
  /// The source's luminosity with the destination's hue and saturation.
  case luminosity
  /// Nothing is left, also where the source is transparent.
  case clear
  /// The source alone, also where it is transparent.
  case copy
  /// The source where the destination is; nothing of the destination.
  case sourceIn
  /// The source where the destination isn't; nothing of the destination.
  case sourceOut
  /// The source where the destination is, over it.
  case sourceAtop
  /// Destination over source.
  case destinationOver
  /// The destination where the source is.
  case destinationIn
  /// The destination where the source isn't.
  case destinationOut
  /// The destination where the source is, over it.
  case destinationAtop
  /// Each where the other isn't.
  case xor
  /// The sum of both less one, black at worst: 1 − ((1 − D) + (1 − S)), weighted by opacity.
  case plusDarker
  /// The sum of both, premultiplied, one at most.
  case plusLighter
}

extension BlendMode {
  /// Whether the destination changes where the source is transparent.
  public var changesBackdropOutside: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
