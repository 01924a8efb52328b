public import Drawing

extension ShapeStyle {
  /// This style with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedShapeStyle(self) { style, _ in style.opacity *= opacity }
  }

  /// This style, blended with what is behind by `mode`.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedShapeStyle(self) { style, _ in style.blendMode = mode }
  }

  /// This style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedShapeStyle(self) { $0.shadows.append(style.resolved(in: $1)) }
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied by `opacity`.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground style, blended with what is behind by `mode`.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

/// A style with a change made to what it resolves to.
struct ModifiedShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
  let base: Base
  let change: @Sendable (inout ResolvedStyle, EnvironmentValues) -> Void

  init(
    _ base: Base, _ change: @escaping @Sendable (inout ResolvedStyle, EnvironmentValues) -> Void
  ) {
    (self.base, self.change) = (base, change)
  }

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    var style = base.resolvedStyle(in: environment)
    change(&style, environment)
    return style
  }
}
