import Drawing

/// Frosted glass: what lies behind is blurred and seen through a tint, a light or a dark one as the
/// surroundings are.
///
///     Text("Now playing").padding().background(.ultraThinMaterial, in: .rect(cornerRadius: 12))
///
/// What lies behind is all that has been drawn before, with the film's background. It is blurred by a
/// Gaussian of 20 points, made more colourful, and covered by white or nearly black, the more opaquely
/// the thicker the material is. In perspective, in masks and in what a canvas draws, the tint alone is
/// seen; so it is of a third material behind two others.
public struct Material: ShapeStyle, PrimitiveShapeStyle, Hashable {
  /// How much of the tint covers what is behind, on light and on dark surroundings.
  private let light: Double
  private let dark: Double

  /// Lets most of what is behind through.
  public static let ultraThin = Material(light: 0.35, dark: 0.45)
  /// Lets more through than it hides.
  public static let thin = Material(light: 0.5, dark: 0.58)
  /// Hides a little more than it lets through.
  public static let regular = Material(light: 0.65, dark: 0.7)
  /// Hides more than it lets through.
  public static let thick = Material(light: 0.78, dark: 0.8)
  /// Hides most of what is behind.
  public static let ultraThick = Material(light: 0.88, dark: 0.9)
  /// For bars along an edge.
  public static let bar = Material(light: 0.72, dark: 0.76)

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    let tint =
      environment.colorScheme == .dark
      ? Color.Resolved(red: 0.12, green: 0.12, blue: 0.13, opacity: dark)
      : Color.Resolved(red: 0.98, green: 0.98, blue: 0.98, opacity: light)
    return ResolvedStyle(.material(MaterialFill(tint: tint)))
  }
}

extension ShapeStyle where Self == Material {
  /// Frosted glass that lets most of what is behind through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Frosted glass that lets more through than it hides.
  public static var thinMaterial: Material { .thin }
  /// Frosted glass that hides a little more than it lets through.
  public static var regularMaterial: Material { .regular }
  /// Frosted glass that hides more than it lets through.
  public static var thickMaterial: Material { .thick }
  /// Frosted glass that hides most of what is behind.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// Frosted glass for bars along an edge.
  public static var bar: Material { .bar }
}
