public import Motion

/// A gradient's colours and locations travel, stop by stop, colours in the gradient's own space.
///
/// Of gradients with different numbers of stops those that have a partner travel.
extension Gradient.Resolved: Animatable {
  /// Five numbers a stop: three components, opacity, location.
  public var animatableData: AnimatableVector {
    get {
      AnimatableVector(
        stops.flatMap { stop in
          let components = colorSpace.components(of: stop.color)
          return [
            components.0, components.1, components.2, stop.color.opacity, stop.location,
          ]
        })
    }
    set {
      let values = newValue.values
      for index in stops.indices {
        let stop = (5 * index..<5 * index + 5).map { $0 < values.count ? values[$0] : 0 }
        stops[index].color = colorSpace.color(of: (stop[0], stop[1], stop[2]), opacity: stop[3])
        stops[index].location = stop[4]
      }
    }
  }
}
