public import Geometry
import Motion

extension View {
  /// Draws this view with an effect as it comes into view in a scroll view and goes out of it.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Draws this view with an effect as it comes into view in a scroll view and goes out of it, at
  /// each end in a way of its own.
  ///
  /// Outside of a scroll view it is drawn as it is.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    VisualEffectView(content: self) { proxy in
      let passage = proxy.passage(along: axis, topLeading, bottomTrailing)
      var effect = transition(EmptyVisualEffect(), .identity)
      guard let passage, passage.phase != .identity || passage.animation != nil else {
        return (effect, nil)
      }
      let outer = transition(EmptyVisualEffect(), passage.phase)
      effect.animatableData = effect.animatableData.interpolated(
        towards: outer.animatableData, amount: passage.amount)
      return (effect, passage.animation.map { Transaction(animation: $0) })
    }
  }
}

/// How far a view is from being in view.
private struct ScrollPassage {
  var phase = ScrollTransitionPhase.identity
  /// 0 in view, 1 out of it.
  var amount = 0.0
  /// Along which the view changes by itself.
  var animation: Animation?
}

extension GeometryProxy {
  fileprivate func passage(
    along axis: Axis?, _ first: ScrollTransitionConfiguration,
    _ last: ScrollTransitionConfiguration
  ) -> ScrollPassage? {
    guard let (axis, bounds) = scrollBounds(along: axis) else { return nil }
    let (length, room) = (size[axis].native, bounds.size[axis].native)
    let start = -bounds.origin[axis].native
    let end = room - start - length
    let isFirst = start < end
    return (isFirst ? first : last).passage(
      isFirst ? .topLeading : .bottomTrailing, distance: isFirst ? start : end, length: length,
      room: room)
  }
}

extension ScrollTransitionConfiguration {
  /// How far a view is from being in view whose near end is `distance` from the edge.
  fileprivate func passage(
    _ phase: ScrollTransitionPhase, distance: Double, length: Double, room: Double
  ) -> ScrollPassage {
    let threshold = self.threshold.distance(length: length, room: room)
    let isOut = distance < threshold
    switch kind {
    case .identity: return ScrollPassage()
    case .animated(let animation):
      return ScrollPassage(
        phase: isOut ? phase : .identity, amount: isOut ? 1 : 0, animation: animation)
    case .interactive(let curve):
      guard isOut else { return ScrollPassage() }
      let way = threshold + length
      let amount = way > 0 ? min((threshold - distance) / way, 1) : 1
      return ScrollPassage(phase: phase, amount: curve.value(at: amount))
    }
  }
}
