public import Drawing

extension View {
  /// Draws what names no style of its own in this view with `style`.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { foreground([style]) }

  /// Draws what names no style of its own in this view with `primary`, and what is of second rank
  /// with `secondary`.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View {
    foreground([primary, secondary])
  }

  /// Draws what names no style of its own in this view with one of three styles, by its rank.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    foreground([primary, secondary, tertiary])
  }

  /// Draws what names no style of its own in this view in `color`; nil leaves it as it is.
  public func foregroundColor(_ color: Color?) -> some View { foreground(color.map { [$0] } ?? []) }

  /// Sets the colour of what can be acted on; nil sets it back to the accent colour.
  public func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the style of what can be acted on.
  public func tint(_ tint: some ShapeStyle) -> some View {
    environment(\.tintStyle, AnyShapeStyle(tint))
  }

  /// Sets the style of what is behind.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  private func foreground(_ styles: [any ShapeStyle]) -> some View {
    EnvironmentView(content: self) {
      guard !styles.isEmpty else { return }
      $0.foregroundStyles = ForegroundStyles(styles, outer: $0.foregroundStyles)
    }
  }
}
