public import Drawing
public import Geometry

/// A shadow as part of a style: behind what is filled, or within it.
public struct ShadowStyle: Sendable, Hashable {
  fileprivate var kind: StyleShadow.Kind
  fileprivate var color: Color
  fileprivate var radius: CGFloat
  fileprivate var offset: CGPoint

  /// A shadow behind what is filled: its silhouette in `color`, blurred by `radius` — the standard
  /// deviation, in points — and moved by `x` and `y`.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGPoint(x: x, y: y))
  }

  /// A shadow that the edge throws into what is filled.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGPoint(x: x, y: y))
  }
}

extension ShadowStyle {
  func resolved(in environment: EnvironmentValues) -> StyleShadow {
    StyleShadow(
      kind: kind, color: color.resolve(in: environment), radius: radius.native, offset: offset)
  }
}
