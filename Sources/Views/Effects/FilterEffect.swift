import Drawing
import Geometry
import Motion

/// An effect that changes the pixels of a view as a whole.
struct FilterEffect<Parameters: FilterParameters>: DrawingEffect, Sendable {
  var parameters: Parameters

  var animatableData: Parameters.AnimatableData {
    get { parameters.animatableData }
    set { parameters.animatableData = newValue }
  }

  mutating func resolve(in environment: EnvironmentValues) { parameters.resolve(in: environment) }

  func draw(_ size: CGSize, _ pass: inout DrawPass, content: (inout DrawPass) -> Void) {
    let filters = parameters.filter.map { [$0] } ?? []
    pass.group(DrawingNode.Group(content: [], filters: filters), content)
  }
}

/// What a filter is made of.
protocol FilterParameters: Animatable, Sendable {
  /// The filter; nil when it would change nothing.
  var filter: Filter? { get }

  mutating func resolve(in environment: EnvironmentValues)
}

extension FilterParameters {
  mutating func resolve(in environment: EnvironmentValues) {}
}

extension View {
  /// This view with a filter over all of it.
  func filter(_ parameters: some FilterParameters) -> some View {
    EffectView(content: self, effect: FilterEffect(parameters: parameters))
  }
}
