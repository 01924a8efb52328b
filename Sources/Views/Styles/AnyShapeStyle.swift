/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  private let base: any ShapeStyle

  /// Hides the type of `style`.
  public init(_ style: some ShapeStyle) { base = (style as? AnyShapeStyle)?.base ?? style }

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    base.resolvedStyle(in: environment)
  }
}
