/// What a piece of text is to be set in; `FontLibrary` finds the face for it.
public struct FontDescription: Sendable, Hashable {
  public var family: FontFamily
  /// Points per em.
  ///
  /// Negative and not-a-number sizes count as 0, sizes above 1e5 as 1e5.
  public var size: Double
  public var weight: FontWeight
  public var isItalic: Bool
  /// Percent of the normal width, for families that come in several (fontconfig's scale).
  public var width: Int
  /// OpenType features beside the usual ones.
  public var features: [FontFeature]
  /// Positions on the axes of a variable font; weight has its own property.
  public var variations: [FontVariation]
  /// Points between letters beside the font's own; it switches optional ligatures off.
  ///
  /// Scripts whose letters join keep joining: tracking is not applied to them.
  public var tracking: Double

  public init(
    family: FontFamily = .standard, size: Double = 17, weight: FontWeight = .regular,
    isItalic: Bool = false, width: Int = 100, features: [FontFeature] = [],
    variations: [FontVariation] = [], tracking: Double = 0
  ) {
    (self.family, self.size, self.weight, self.isItalic) = (family, size, weight, isItalic)
    (self.width, self.features, self.variations) = (width, features, variations)
    self.tracking = tracking
  }

  /// The size that is used.
  var usedSize: Double { size > 0 ? min(size, 1e5) : 0 }

  /// The tracking that is used: finite, at most 1e5 points either way.
  var usedTracking: Double { tracking.isNaN ? 0 : min(max(tracking, -1e5), 1e5) }
}

/// Where the faces of a text come from.
public enum FontFamily: Sendable, Hashable {
  /// The embedded sans-serif face, Inter.
  case standard
  /// The embedded face whose letters have one width, JetBrains Mono.
  case monospaced
  /// A family by name: registered files first, embedded faces, then fonts of the system.
  case named(String)
}
