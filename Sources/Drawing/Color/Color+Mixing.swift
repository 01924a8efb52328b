extension Color {
  /// The colour a `fraction` of the way to another one, from 0 to 1; further it stays at the ends.
  ///
  /// Perceptual mixing is that of Oklab: it keeps the brightness in between.
  public func mix(
    with rhs: Color, by fraction: Double,
    in colorSpace: Resolved.InterpolationSpace = .perceptual
  ) -> Color {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return rhs }
    return Color(
      light: light.mixedPremultiplied(with: rhs.light, by: fraction, in: colorSpace),
      dark: dark.mixedPremultiplied(with: rhs.dark, by: fraction, in: colorSpace))
  }
}
