public import Geometry

/// The direction in which views follow one another.
public enum LayoutDirection: Sendable, Hashable, CaseIterable { case leftToRight, rightToLeft }

// What views ask about the device, as it is for a film. None of it can be set: a film has no settings,
// and what would change nothing isn't to be written in vain.
extension EnvironmentValues {
  /// Whether movement is to be avoided: not in a film.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether translucency is to be avoided: not in a film.
  public var accessibilityReduceTransparency: Bool { false }

  /// How many pixels a point has for the layout: one, whatever the size at which the film is rendered.
  public var displayScale: CGFloat { 1 }

  /// The size of a pixel in points, for the layout.
  public var pixelLength: CGFloat { 1 }

  /// The direction in which views follow one another: from left to right.
  public var layoutDirection: LayoutDirection { .leftToRight }
}
