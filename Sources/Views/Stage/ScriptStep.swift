public import Motion

/// Something that a film's script does at a time: a change of the film's state, or a touch of its views.
public struct ScriptStep<State>: Sendable {
  /// When it is done, or begins, in seconds of the film.
  public let time: Double
  /// How a change is shown; nil shows it at once.
  public let animation: Animation?
  let change: @Sendable (inout State) -> Void
  /// The fingers that are put down; a step that changes the state has none.
  let touches: [(time: Double, touch: ScriptTouch)]
  /// The scrolled content that is moved.
  let scroll: ScriptScroll?

  /// Makes `change` at `time`, shown along `animation`.
  public init(
    at time: Double, animation: Animation? = nil,
    _ change: @escaping @Sendable (inout State) -> Void
  ) {
    (self.time, self.animation, self.change) = (time, animation, change)
    (touches, scroll) = ([], nil)
  }

  /// Puts fingers down at the given times.
  init(touches: [(time: Double, touch: ScriptTouch)]) {
    (time, animation, change) = (touches.first?.time ?? 0, nil, { _ in })
    (self.touches, scroll) = (touches, nil)
  }

  /// Moves scrolled content at `time`.
  init(scroll: ScriptScroll, at time: Double, animation: Animation?) {
    (self.time, self.animation, change) = (time, animation, { _ in })
    (touches, self.scroll) = ([], scroll)
  }
}
