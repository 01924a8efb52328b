/// How a group's colours meet those behind it.
///
/// Formulas: W3C Compositing and Blending Level 1, on encoded sRGB.
public enum BlendMode: Sendable, Hashable {
  /// Source over destination.
  case normal
}
