public import Motion

extension Color.Resolved {
  /// The space in which a colour between two others is computed.
  public enum InterpolationSpace: Sendable, Hashable, CaseIterable {
    /// The components as encoded for display (sRGB): the web's way.
    case device
    /// The components as amounts of light: SwiftUI's way since 2024.
    case linear
    /// Oklab, in which equal steps look equal (Ottosson 2020).
    case perceptual
  }

  /// Three colour components and the opacity, scaled like all quantities of unit range.
  public typealias AnimatableData =
    AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
}

extension Color.Resolved: Animatable {
  /// The components as amounts of light, not premultiplied, and the opacity.
  public var animatableData: AnimatableData {
    get { animatableData(in: .linear) }
    set { self = Color.Resolved(animatableData: newValue, in: .linear) }
  }

  /// The components in `space`, not premultiplied, and the opacity.
  public func animatableData(in space: InterpolationSpace) -> AnimatableData {
    let (first, second, third) = space.components(of: self)
    var data = AnimatablePair(
      first, AnimatablePair(second, AnimatablePair(third, opacity)))
    data.scale(by: unitRangeScale)
    return data
  }

  /// The colour whose animatable data in `space` is `data`.
  public init(animatableData data: AnimatableData, in space: InterpolationSpace) {
    let data = data.scaled(by: 1 / unitRangeScale)
    let components = (data.first, data.second.first, data.second.second.first)
    self = space.color(of: components, opacity: data.second.second.second)
  }

  /// The colour at the fraction `amount` of the way to `other`; beyond it for more than 1.
  public func mixed(
    with other: Color.Resolved, by amount: Double, in space: InterpolationSpace = .perceptual
  ) -> Color.Resolved {
    let (start, end) = (animatableData(in: space), other.animatableData(in: space))
    return Color.Resolved(
      animatableData: start.interpolated(towards: end, amount: amount), in: space)
  }
}
