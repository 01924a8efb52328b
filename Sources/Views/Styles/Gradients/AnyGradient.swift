public import Drawing

/// A gradient, or the gentle one of a colour, whose colours are known only in their surroundings.
///
/// As a style it runs from top to bottom.
public struct AnyGradient: ShapeStyle, PrimitiveShapeStyle, Hashable {
  private enum Source: Hashable {
    case gradient(Gradient)
    case shade(Color)
  }

  private let source: Source

  /// The colours of `gradient`.
  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  fileprivate init(shadeOf color: Color) { source = .shade(color) }

  /// The same colours, mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    guard case .gradient(let gradient) = source else { return self }
    return AnyGradient(gradient.interpolated(in: space))
  }

  /// The colours in the given surroundings.
  func gradient(in environment: EnvironmentValues) -> Gradient.Resolved {
    switch source {
    case .gradient(let gradient): return gradient.resolved(for: environment.colorScheme)
    case .shade(let color):
      let bottom = color.resolve(in: environment)
      return Gradient.Resolved(colors: [bottom.lightened, bottom])
    }
  }

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    gradient(in: environment).resolvedStyle(in: environment)
  }
}

extension Color {
  /// The colour with a little light from above.
  ///
  /// SwiftUI's recipe isn't published; here the top is a sixth of the way, in Oklab, to white.
  public var gradient: AnyGradient { AnyGradient(shadeOf: self) }
}

extension Color.Resolved {
  fileprivate var lightened: Color.Resolved {
    mixed(with: Color.Resolved.white.opacity(opacity), by: 1 / 6)
  }
}

extension Gradient {
  /// The space in which the colours between stops are computed.
  public typealias ColorSpace = Color.Resolved.InterpolationSpace

  /// The same colours, mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(interpolated(in: space))
  }
}

extension Gradient: ShapeStyle {
  /// The gradient's colours in the given surroundings.
  public func resolve(in environment: EnvironmentValues) -> Gradient.Resolved {
    resolved(for: environment.colorScheme)
  }
}

/// As a style, the gradient runs from top to bottom.
extension Gradient.Resolved: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(.gradient(GradientFill(gradient: self, geometry: .vertical)))
  }
}
