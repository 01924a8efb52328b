public import Drawing
public import Geometry

/// Colours by the direction from a point of what is filled; 0° is to the right.
///
/// What is left of a turn that isn't full is shared by the colours of both ends; of more than one
/// turn only the first shows.
public struct AngularGradient: ShapeStyle, PrimitiveShapeStyle {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// The colours of `gradient` around `center` from `startAngle` to `endAngle`, clockwise.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at even distances around `center` from `startAngle` to `endAngle`, clockwise.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// The colours of `stops` around `center` from `startAngle` to `endAngle`, clockwise.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(
      AnyGradient(Gradient(stops: stops)), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// The colours of `gradient` around `center` for one turn from `angle` on, clockwise.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(AnyGradient(gradient), center: center, startAngle: angle, endAngle: angle + .fullTurn)
  }

  /// Colours at even distances around `center` for one turn from `angle` on, clockwise.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      AnyGradient(Gradient(colors: colors)), center: center, startAngle: angle,
      endAngle: angle + .fullTurn)
  }

  /// The colours of `stops` around `center` for one turn from `angle` on, clockwise.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      AnyGradient(Gradient(stops: stops)), center: center, startAngle: angle,
      endAngle: angle + .fullTurn)
  }

  fileprivate init(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    let geometry = GradientGeometry.angular(center, startAngle, endAngle)
    return ResolvedStyle(
      .gradient(GradientFill(gradient: gradient.gradient(in: environment), geometry: geometry)))
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// The colours of `gradient` around `center` from `startAngle` to `endAngle`, clockwise.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// The colours of `gradient` around `center` from `startAngle` to `endAngle`, clockwise.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at even distances around `center` from `startAngle` to `endAngle`, clockwise.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      AnyGradient(Gradient(colors: colors)), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// The colours of `stops` around `center` from `startAngle` to `endAngle`, clockwise.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      AnyGradient(Gradient(stops: stops)), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// The colours of `gradient` around `center` for one turn from `angle` on, clockwise.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(
      AnyGradient(gradient), center: center, startAngle: angle, endAngle: angle + .fullTurn)
  }

  /// The colours of `gradient` around `center` for one turn from `angle` on, clockwise.
  public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(gradient, center: center, startAngle: angle, endAngle: angle + .fullTurn)
  }

  /// Colours at even distances around `center` for one turn from `angle` on, clockwise.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(
      AnyGradient(Gradient(colors: colors)), center: center, startAngle: angle,
      endAngle: angle + .fullTurn)
  }

  /// The colours of `stops` around `center` for one turn from `angle` on, clockwise.
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(
      AnyGradient(Gradient(stops: stops)), center: center, startAngle: angle,
      endAngle: angle + .fullTurn)
  }
}

extension Angle {
  fileprivate static let fullTurn = Angle.degrees(360)

  fileprivate static func + (angle: Angle, other: Angle) -> Angle {
    .radians(angle.radians + other.radians)
  }
}
