import Drawing
import Motion

/// A style that is shown on its way to what the views say.
final class StyleAttribute {
  private unowned(unsafe) let stage: Stage
  private var model: ResolvedStyle?
  private var data: Attribute<AnimatableVector>

  init(stage: Stage) {
    self.stage = stage
    data = Attribute(stage: stage)
  }

  /// Takes a new model value; the first one appears at once.
  ///
  /// Gradients of different numbers of stops travel as if the last stop of the shorter one were there
  /// several times, which looks the same. What can't travel changes at once.
  func set(_ style: ResolvedStyle, _ context: UpdateContext) {
    if case .material = style.fill { stage.showsMaterials = true }
    guard let previous = model else { return begin(with: style, context) }
    let count = max(previous.fill.stopCount, style.fill.stopCount)
    let target = style.padded(to: count)
    if !previous.canTravel(to: target) {
      let start = shown(at: context.time).padded(to: count)
      data = Attribute(stage: stage)
      if start.canTravel(to: target) { data.set(start.animatableData, context) }
    }
    model =
      context.transaction.animation == nil && !data.isRunning(at: context.time)
      ? style : target
    data.set(target.animatableData, context)
  }

  /// The style as it is shown at `time`.
  func shown(at time: Double) -> ResolvedStyle {
    data.shown(model ?? ResolvedStyle(.clear), at: time)
  }

  private func begin(with style: ResolvedStyle, _ context: UpdateContext) {
    model = style
    data.set(style.animatableData, context)
  }
}

extension StyleFill {
  fileprivate var stopCount: Int {
    if case .gradient(let fill) = self { fill.gradient.stops.count } else { 0 }
  }
}

extension ResolvedStyle {
  /// The same style with a gradient of at least `count` stops.
  fileprivate func padded(to count: Int) -> ResolvedStyle {
    guard case .gradient(var fill) = self.fill, let last = fill.gradient.stops.last,
      fill.gradient.stops.count < count
    else { return self }
    fill.gradient.stops += Array(repeating: last, count: count - fill.gradient.stops.count)
    var padded = self
    padded.fill = .gradient(fill)
    return padded
  }
}
