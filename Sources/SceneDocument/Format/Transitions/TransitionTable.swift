internal import Geometry
import Motion

/// The ways in which views come and go.
let transitionTable = KindTable<TransitionPlan>(
  noun: "transition",
  kinds: [
    plain("opacity", .opacity, "The view fades.", synonyms: ["fade"]),
    scale, move,
    plain("slide", .slide, "The view comes from the leading edge and goes to the trailing one."),
    push, offset,
    plain("blurReplace", .blurReplace, "The view comes and goes blurred.", synonyms: ["blur"]),
    plain("identity", .identity, "The view comes and goes at once.", synonyms: ["none"]),
    text, asymmetric,
  ])

private func plain(
  _ name: String, _ plan: TransitionPlan, _ summary: String, synonyms: [String] = []
) -> KindDescription<TransitionPlan> {
  KindDescription(name, summary, synonyms: synonyms) { keys in animated(keys) { _ in plan } }
}

private let scale = KindDescription<TransitionPlan>(
  "scale", "The view grows from a factor, and shrinks to it.", synonyms: ["zoom", "grow"]
) { keys in
  let factor = keys.optional(
    "scale", .number(in: -1e4...1e4), default: 0, "The factor.", isShorthand: true)
  let anchor = keys.optional(
    "anchor", .unitPoint, default: .center, "The point that stays.", defaultText: "center")
  return animated(keys) { .scale(factor.value(in: $0), anchor: anchor.value(in: $0)) }
}

private let offset = KindDescription<TransitionPlan>(
  "offset", "The view comes from a shifted place and goes back to it.", synonyms: ["shift"]
) { keys in
  let x = keys.optional("x", .coordinate, default: 0, "How far right.")
  let y = keys.optional("y", .coordinate, default: 0, "How far down.")
  return animated(keys) { .offset(CGSize(width: x.value(in: $0), height: y.value(in: $0))) }
}

private let move = KindDescription<TransitionPlan>(
  "move", "The view comes from beyond an edge and goes back to it."
) { keys in
  let edge = keys.required("edge", .edge, "The edge.", isShorthand: true)
  return animated(keys) { .move(edge.value(in: $0)) }
}

private let push = KindDescription<TransitionPlan>(
  "push", "The view comes from beyond an edge and goes on beyond the opposite one, fading."
) { keys in
  let edge = keys.required("from", .edge, "The edge.", isShorthand: true)
  return animated(keys) { .push(edge.value(in: $0)) }
}

private let text = KindDescription<TransitionPlan>(
  "text", "The texts of the view come and go part by part, from a form and back to it.",
  synonyms: ["textEffect", "letters"]
) { keys in
  let effect = keys.textEffect()
  return animated(keys) { .text(effect($0)) }
}

private let asymmetric = KindDescription<TransitionPlan>(
  "asymmetric", "The view comes in one way and goes in another."
) { keys in
  let insertion = keys.required("insertion", .transition, "How it comes.")
  let removal = keys.required("removal", .transition, "How it goes.")
  return animated(keys) {
    .asymmetric(insertion: insertion.value(in: $0), removal: removal.value(in: $0))
  }
}

/// The key that every transition has.
private func animated(
  _ keys: KeyReader, _ plan: @escaping @Sendable (VariableValues) -> TransitionPlan
) -> @Sendable (VariableValues) -> TransitionPlan {
  let animation = keys.optional(
    "animation", .animation, "Its own animation, whatever the change is made with.")
  guard let animation else { return plan }
  return { .animated(plan($0), animation.value(in: $0)) }
}

extension ValueFormat where Value == Edge {
  /// The name of an edge.
  static var edge: ValueFormat {
    .choice([
      ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ])
  }
}

extension ValueFormat where Value == TransitionPlan {
  /// The name of a transition, an object with its keys under its name, or a list of some that go together.
  static var transition: ValueFormat {
    let phrase = "a transition such as \"opacity\", { \"move\": \"top\" } or a list of some"
    return ValueFormat(
      phrase, placeholder: .identity, schema: .reference("transition"),
      takesObject: { transitionTable.names($0) }
    ) { json, reading in
      guard json.isArray else { return reading.kind(json, of: transitionTable, phrase) }
      let list = ValueFormat<[TransitionPlan]>.list(of: .transition, phrase, count: 1...16)
      return list.read(json, reading)?.map { .combined($0) }
    }
  }
}
