public import Drawing
import Geometry
import Motion

extension View {
  /// Multiplies the colours of this view, and their opacity, by those of `color`.
  public func colorMultiply(_ color: Color) -> some View {
    filter(ColorMultiplyFilter(color: color))
  }
}

private struct ColorMultiplyFilter: FilterParameters {
  let color: Color
  var resolved = Color.Resolved.white

  init(color: Color) { self.color = color }

  mutating func resolve(in environment: EnvironmentValues) {
    resolved = color.resolve(in: environment)
  }

  var animatableData: Color.Resolved.AnimatableData {
    get { resolved.animatableData }
    set { resolved.animatableData = newValue }
  }

  var filter: Filter? { resolved == .white ? nil : .colorMultiply(resolved) }
}
