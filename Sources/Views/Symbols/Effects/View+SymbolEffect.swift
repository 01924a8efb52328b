import Drawing
import Geometry
import Motion

extension View {
  /// Has this view do something whenever `value` changes; meant for symbols.
  ///
  ///     Image(systemName: "bell.fill").symbolEffect(.bounce, value: rings)
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    let (kind, count) = (effect.configuration.kind, Double(options.count ?? 1))
    return keyframeAnimator(initialValue: 0.0, trigger: value) { content, progress in
      content.shown(as: SymbolForm(kind, progress: progress))
    } keyframes: { _ in
      KeyframeTrack(\.self) {
        MoveKeyframe(0)
        LinearKeyframe(count, duration: count * kind.period / options.speed)
      }
    }
  }

  /// Has this view do something as long as `isActive`; meant for symbols.
  ///
  /// What is repeated goes on for ever: a film with it needs a duration.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    SymbolActivity(
      content: self, kind: effect.configuration.kind, options: options, isActive: isActive)
  }
}

/// A view that does something as long as that is active.
private struct SymbolActivity<Content: View>: View {
  let content: Content
  let kind: SymbolEffectConfiguration.Kind
  let options: SymbolEffectOptions
  let isActive: Bool

  var body: some View {
    switch kind {
    case .scale(let isUp):
      content.scaleEffect(isActive ? (isUp ? 1.15 : 0.87) : 1)
        .animation(.smooth.speed(options.speed), value: isActive)
    case .presence(let isShownWhenActive):
      let isShown = isActive == isShownWhenActive
      content.scaleEffect(isShown ? 1 : 0.5).opacity(isShown ? 1 : 0)
        .animation(.smooth.speed(options.speed), value: isActive)
    default: repeated
    }
  }

  @ViewBuilder private var repeated: some View {
    if let count = options.count {
      content.symbolEffect(Turns(kind: kind), options: options.repeat(count), value: isActive)
    } else {
      content.keyframeAnimator(initialValue: 0.0, repeating: isActive) { content, progress in
        content.shown(as: SymbolForm(kind, progress: progress))
      } keyframes: { _ in
        KeyframeTrack(\.self) {
          LinearKeyframe(1, duration: kind.period / options.speed)
        }
      }
    }
  }
}

/// An effect of some kind.
private struct Turns: DiscreteSymbolEffect {
  let kind: SymbolEffectConfiguration.Kind

  var configuration: SymbolEffectConfiguration { .init(kind: kind) }
}

extension ContentTransition {
  /// Symbols make way for one another as `effect` has it; other views show it as a fade.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    guard case .replace(let replacement) = effect.configuration.kind else { return .opacity }
    return ContentTransition(kind: .symbolReplacement(replacement))
  }

  /// Symbols make way for one another: the old one shrinks, the new one grows.
  public static var symbolEffect: ContentTransition { .symbolEffect(.replace) }
}
