public import Drawing

/// What a shape can be filled or stroked with.
///
/// A style of your own resolves to another one, which may depend on the surroundings:
///
///     struct Highlight: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.yellow : Color.orange
///       }
///     }
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for; `Never` for those that the stage itself knows.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in the given surroundings.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("a primitive style stands for itself")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// A style that knows its paint, instead of standing for another one.
protocol PrimitiveShapeStyle: ShapeStyle {
  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle
}

extension ShapeStyle {
  /// The paint and its effects in the given surroundings.
  ///
  /// A style that stands for itself in a circle is clear.
  func resolvedStyle(in environment: EnvironmentValues, depth: Int = 0) -> ResolvedStyle {
    if let primitive = self as? any PrimitiveShapeStyle {
      return primitive.resolvedStyle(in: environment)
    }
    guard Resolved.self != Never.self, depth < 100 else { return ResolvedStyle(.clear) }
    return resolve(in: environment).resolvedStyle(in: environment, depth: depth + 1)
  }
}

extension Color: ShapeStyle {
  /// The colour's components in the given surroundings.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    resolved(for: environment.colorScheme)
  }
}

extension Color.Resolved: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle { ResolvedStyle(self) }
}
