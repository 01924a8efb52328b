public import Motion

/// A modifier whose animatable data is evaluated in each frame while it travels.
///
/// To conform to `Animatable` and `ViewModifier` does the same.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ModifiedContent: Animatable where Modifier: Animatable {
  public var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

extension ModifiedContent: SelfAnimating {
  static var animatesItself: Bool { Modifier.self is any GeometryEffect.Type }
}

/// A view type of which some don't have to be evaluated while their data travels.
protocol SelfAnimating {
  static var animatesItself: Bool { get }
}
