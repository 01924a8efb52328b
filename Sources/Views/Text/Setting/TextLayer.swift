import Drawing
import Geometry
import Motion
import Typography

/// A text while it is shown, with what of it travels: its styles, its sizes, its parts.
final class TextLayer {
  private(set) var set: SetText
  private(set) var content: TextContent
  /// The offer to which the text chose its size.
  var proposal = ProposedViewSize.unspecified
  /// Whether this is what the text says now.
  private(set) var isCurrent = true
  /// How the parts come and go; nil when the text does so as a whole.
  var passage: TextPassage?
  /// To which share the text is there, instead of one before or after it.
  private(set) var presence: Attribute<Double>
  private let sizes: Attribute<AnimatableVector>
  private(set) var styles: [StyleAttribute] = []
  private(set) var effects: [TextEffectLayer] = []
  private(set) var typewriter: TypewriterLayer?
  private(set) var renderer: TextRendererLayer?
  private(set) var path: TextPathLayer?
  private(set) var lineReveal: LineRevealLayer?
  private unowned let stage: Stage

  init(_ content: TextContent, _ set: SetText, stage: Stage, _ context: UpdateContext) {
    (self.content, self.set, self.stage) = (content, set, stage)
    (presence, sizes) = (Attribute(stage: stage), Attribute(stage: stage))
    presence.set(1, context)
    update(content, set, context)
  }

  /// Whether a text has the letters of this one, so that one can travel to the other.
  func shows(_ content: TextContent) -> Bool {
    content.styles.count == self.content.styles.count
      && content.text.runs.map(\.text) == self.content.text.runs.map(\.text)
  }

  /// Takes another look of the same letters.
  func update(_ content: TextContent, _ set: SetText, _ context: UpdateContext) {
    if !set.isSame(as: self.set) { self.set = set }
    self.content = content
    sizes.set(set.text.sizes, context)
    while styles.count < content.styles.count { styles.append(StyleAttribute(stage: stage)) }
    for (attribute, style) in zip(styles, content.styles) { attribute.set(style, context) }
    updateSurroundings(context)
    updateEffects(context)
  }

  private func updateEffects(_ context: UpdateContext) {
    let wanted = context.environment.textEffects
    effects.removeLast(max(effects.count - wanted.count, 0))
    for effect in wanted.dropFirst(effects.count) {
      effects.append(TextEffectLayer(effect, stage: stage))
    }
    if !effects.isEmpty {
      let layout = self.set.layout(for: proposal)
      for (layer, effect) in zip(effects, wanted) { layer.update(effect, layout, context) }
    }
  }

  /// Takes how the surroundings have the text typed, drawn and set.
  private func updateSurroundings(_ context: UpdateContext) {
    let environment = context.environment
    if typewriter == nil, environment.typewriter != nil { stage.recorder?.watch(self) }
    typewriter = environment.typewriter.map { value in
      let layer = typewriter ?? TypewriterLayer(stage: stage)
      layer.update(value, context)
      return layer
    }
    renderer = environment.textRenderer.map { value in
      let layer = renderer ?? TextRendererLayer(stage: stage)
      layer.update(value, context)
      return layer
    }
    lineReveal = environment.revealedLines.map { value in
      let layer = lineReveal ?? LineRevealLayer(stage: stage)
      layer.update(value, context)
      return layer
    }
    path = environment.textPath.map { value in
      let layer = path ?? TextPathLayer(value, stage: stage)
      layer.update(value, context)
      return layer
    }
  }

  /// The size that the text takes when `proposal` is offered: that of its path, where it has one.
  func size(for proposal: ProposedViewSize) -> CGSize {
    path?.path.shape.sizeThatFits(proposal) ?? set.size(for: proposal)
  }

  /// Learns the room that the text has been given; along a path it has all it wants.
  func layOut(for proposal: ProposedViewSize) {
    self.proposal = path == nil ? proposal : .unspecified
    if effects.isEmpty { return }
    let layout = self.set.layout(for: self.proposal)
    for effect in effects { effect.prepare(layout) }
  }

  /// Comes in place of another text.
  func enter(_ context: UpdateContext) {
    presence.jump(to: 0)
    presence.set(1, context)
  }

  /// Makes way for another text.
  ///
  /// A text whose parts go starts out from how they are shown; as a whole it goes on from where it is.
  func leave(byParts: Bool, _ context: UpdateContext) {
    isCurrent = false
    if byParts {
      presence = Attribute(stage: stage)
      presence.set(1, context)
    }
    presence.set(0, context)
  }

  /// Whether nothing is seen of it any more.
  func hasGone(at time: Double) -> Bool { !isCurrent && !presence.isRunning(at: time) }

  /// The lines as they are shown; at other sizes while these travel.
  func shownLayout(at time: Double, _ size: CGSize) -> LaidText {
    let layout = set.layout(for: proposal)
    guard sizes.isRunning(at: time) else { return layout }
    let shown = sizes.value(at: time)
    if let factor = set.text.factor(to: shown) {
      return LaidText(layout.layout.scaled(by: factor))
    }
    let paragraph = Paragraph(set.text.withSizes(shown), style: set.style, library: set.library)
    return LaidText(paragraph.layout(width: proposal.width.map { _ in Double(size.width) }))
  }
}
