import Geometry
import Motion

/// The line along which a text is set.
struct SetTextPath {
  var shape: AnyShape
  /// Where on the line the text begins, as a share of its length.
  var start: Double
  var alignment: TextAlignment
  /// How far above the line the letters stand, in points.
  var distance: Double
}

extension SetTextPath: Animatable {
  var animatableData: AnimatablePair<AnyAnimatableData, AnimatablePair<Double, Double>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, distance)) }
    set {
      shape.animatableData = newValue.first
      (start, distance) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension EnvironmentValues {
  /// The line along which texts are set; nil sets them in lines of their own.
  var textPath: SetTextPath? {
    get { self[TextPathKey.self] }
    set { self[TextPathKey.self] = newValue }
  }

  private enum TextPathKey: EnvironmentKey {
    static var defaultValue: SetTextPath? { nil }
  }
}

extension View {
  /// Sets the texts in this view along the outline of `shape`, which takes their place in the layout.
  ///
  /// The text begins at the share `start` of the outline's length, or has its middle or its end there.
  /// Letters stand upright on the line, `distance` points above it. Where an outline is closed, what
  /// goes beyond its end goes on at its start; else it isn't shown.
  public func onPath(
    _ shape: some Shape, from start: Double = 0, alignment: TextAlignment = .leading,
    distance: Double = 0
  ) -> some View {
    EnvironmentView(content: self) {
      $0.textPath = SetTextPath(
        shape: AnyShape(shape), start: start, alignment: alignment, distance: distance)
    }
  }
}
