public import Drawing
public import Geometry

/// Colours along a line between two points of what is filled.
///
/// Bands of one colour are perpendicular to the line, whatever the proportions.
public struct LinearGradient: ShapeStyle, PrimitiveShapeStyle {
  private let gradient: AnyGradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// The colours of `gradient` along the line from `startPoint` to `endPoint`.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at even distances along the line from `startPoint` to `endPoint`.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(Gradient(colors: colors)), startPoint: startPoint, endPoint: endPoint)
  }

  /// The colours of `stops` along the line from `startPoint` to `endPoint`.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(Gradient(stops: stops)), startPoint: startPoint, endPoint: endPoint)
  }

  fileprivate init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    let geometry = GradientGeometry.linear(startPoint, endPoint)
    return ResolvedStyle(
      .gradient(GradientFill(gradient: gradient.gradient(in: environment), geometry: geometry)))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// The colours of `gradient` along the line from `startPoint` to `endPoint`.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// The colours of `gradient` along the line from `startPoint` to `endPoint`.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at even distances along the line from `startPoint` to `endPoint`.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(
      AnyGradient(Gradient(colors: colors)), startPoint: startPoint, endPoint: endPoint)
  }

  /// The colours of `stops` along the line from `startPoint` to `endPoint`.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(AnyGradient(Gradient(stops: stops)), startPoint: startPoint, endPoint: endPoint)
  }
}
