/// How the corner of a rounded rectangle bends.
public enum RoundedCornerStyle: Sendable, Hashable {
  /// A quarter of an ellipse.
  case circular
  /// A curve whose curvature grows gradually, as on Apple's devices and icons.
  ///
  /// It reaches 1.53 times as far along the edges as the radius says.
  case continuous
}
