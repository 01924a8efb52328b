public import Drawing
public import Geometry

/// Colours by the distance from a point in a unit square, which is stretched over what is filled.
public struct EllipticalGradient: ShapeStyle, PrimitiveShapeStyle {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadiusFraction: CGFloat
  private let endRadiusFraction: CGFloat

  /// The colours of `gradient` from one distance from `center` to another, in fractions of the width and
  /// height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours at even distances from one distance from `center` to another, in fractions of the width and
  /// height.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The colours of `stops` from one distance from `center` to another, in fractions of the width and
  /// height.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(Gradient(stops: stops)), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  fileprivate init(
    _ gradient: AnyGradient, center: UnitPoint, startRadiusFraction: CGFloat,
    endRadiusFraction: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    let geometry = GradientGeometry.elliptical(
      center, startFraction: startRadiusFraction.native, endFraction: endRadiusFraction.native)
    return ResolvedStyle(
      .gradient(GradientFill(gradient: gradient.gradient(in: environment), geometry: geometry)))
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// The colours of `gradient` from one distance from `center` to another, in fractions of the width and
  /// height.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The colours of `gradient` from one distance from `center` to another, in fractions of the width and
  /// height.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours at even distances from one distance from `center` to another, in fractions of the width and
  /// height.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      AnyGradient(Gradient(colors: colors)), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The colours of `stops` from one distance from `center` to another, in fractions of the width and
  /// height.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      AnyGradient(Gradient(stops: stops)), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
