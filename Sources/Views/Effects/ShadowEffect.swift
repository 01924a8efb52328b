public import Drawing
public import Geometry
import Motion

extension View {
  /// Draws the silhouette of this view in `color` behind it, blurred by `radius` — the standard
  /// deviation, in points — and moved by `x` and `y`.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    filter(
      ShadowFilter(color: color, radius: radius.native, offset: CGSize(width: x, height: y)))
  }
}

private struct ShadowFilter: FilterParameters {
  let color: Color
  var resolved = Color.Resolved.clear
  var radius: Double
  var offset: CGSize

  init(color: Color, radius: Double, offset: CGSize) {
    (self.color, self.radius, self.offset) = (color, radius, offset)
  }

  mutating func resolve(in environment: EnvironmentValues) {
    resolved = color.resolve(in: environment)
  }

  var animatableData:
    AnimatablePair<
      Color.Resolved.AnimatableData, AnimatablePair<Double, CGSize.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        resolved.animatableData, AnimatablePair(radius, offset.animatableData))
    }
    set {
      resolved.animatableData = newValue.first
      (radius, offset.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }

  var filter: Filter? {
    let numbers = [radius, offset.width.native, offset.height.native]
    guard resolved.opacity > 0, numbers.allSatisfy(\.isFinite) else { return nil }
    return .shadow(
      color: resolved, radius: max(radius, 0), x: offset.width.native, y: offset.height.native)
  }
}
