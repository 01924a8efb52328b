/// An effect that a view around a text sets, and whether it is in force.
struct SetTextEffect: Sendable, Hashable {
  var effect: TextEffect
  var isActive: Bool
}

extension EnvironmentValues {
  /// The effects on texts, the outermost first.
  var textEffects: [SetTextEffect] {
    get { self[TextEffectsKey.self] }
    set { self[TextEffectsKey.self] = newValue }
  }

  private enum TextEffectsKey: EnvironmentKey {
    static let defaultValue: [SetTextEffect] = []
  }
}

extension View {
  /// Gives the parts of the texts in this view another form while the effect is active.
  ///
  /// When `isActive` changes in an animated change, the parts follow one after the other.
  public func textEffect(_ effect: TextEffect, isActive: Bool = true) -> some View {
    EnvironmentView(content: self) {
      $0.textEffects.append(SetTextEffect(effect: effect, isActive: isActive))
    }
  }
}

/// Lets the texts of a view come and go part by part.
public struct TextEffectTransition: Transition {
  let effect: TextEffect

  /// Comes from and goes to the form of `effect`.
  public init(_ effect: TextEffect) { self.effect = effect }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.textEffect(effect, isActive: !phase.isIdentity)
  }
}

extension Transition where Self == TextEffectTransition {
  /// Lets the texts of a view come and go part by part.
  public static func text(_ effect: TextEffect) -> TextEffectTransition {
    TextEffectTransition(effect)
  }
}

extension AnyTransition {
  /// Lets the texts of a view come and go part by part.
  public static func text(_ effect: TextEffect) -> AnyTransition {
    AnyTransition(TextEffectTransition(effect))
  }
}
