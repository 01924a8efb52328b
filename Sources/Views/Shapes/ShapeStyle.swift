public import Drawing

/// What a shape can be filled with.
public protocol ShapeStyle: Sendable {
  /// The colour that the style stands for in the given surroundings.
  func resolve(in environment: EnvironmentValues) -> Color.Resolved
}

extension Color: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    resolved(for: environment.colorScheme)
  }
}

/// The style that views are drawn in when they name none: black, or what `foregroundStyle` set.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    environment.foregroundColor ?? (environment.colorScheme == .dark ? .white : .black)
  }
}

extension View {
  /// Draws what names no style of its own in this view with `style`.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    EnvironmentView(content: self) { $0.foregroundColor = style.resolve(in: $0) }
  }

  /// Draws what names no style of its own in this view in `color`; nil leaves it as it is.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self) {
      if let color { $0.foregroundColor = color.resolve(in: $0) }
    }
  }
}

extension EnvironmentValues {
  var foregroundColor: Color.Resolved? {
    get { self[ForegroundColorKey.self] }
    set { self[ForegroundColorKey.self] = newValue }
  }

  private enum ForegroundColorKey: EnvironmentKey {
    static let defaultValue: Color.Resolved? = nil
  }
}

extension Color: View {
  /// The colour as a view that fills what it is offered.
  public var body: FilledShape<Rectangle, Color> { Rectangle().fill(self) }
}
