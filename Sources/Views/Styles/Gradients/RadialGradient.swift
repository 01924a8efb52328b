public import Drawing
public import Geometry

/// Colours by the distance from a point of what is filled.
public struct RadialGradient: ShapeStyle, PrimitiveShapeStyle {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// The colours of `gradient` from one distance from `center` to another, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at even distances from one distance from `center` to another, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      AnyGradient(Gradient(colors: colors)), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The colours of `stops` from one distance from `center` to another, in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      AnyGradient(Gradient(stops: stops)), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  fileprivate init(
    _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    let geometry = GradientGeometry.radial(
      center, startRadius: startRadius.native, endRadius: endRadius.native)
    return ResolvedStyle(
      .gradient(GradientFill(gradient: gradient.gradient(in: environment), geometry: geometry)))
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// The colours of `gradient` from one distance from `center` to another, in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The colours of `gradient` from one distance from `center` to another, in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at even distances from one distance from `center` to another, in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      AnyGradient(Gradient(colors: colors)), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The colours of `stops` from one distance from `center` to another, in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      AnyGradient(Gradient(stops: stops)), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}
