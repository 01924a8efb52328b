public import Motion

/// A change of a film's state at a time.
public struct ScriptStep<State>: Sendable {
  /// When the change is made, in seconds of the film.
  public let time: Double
  /// How the change is shown; nil shows it at once.
  public let animation: Animation?
  let change: @Sendable (inout State) -> Void

  /// Makes `change` at `time`, shown along `animation`.
  public init(
    at time: Double, animation: Animation? = nil,
    _ change: @escaping @Sendable (inout State) -> Void
  ) {
    (self.time, self.animation, self.change) = (time, animation, change)
  }
}
