import Drawing
import Geometry
import Motion
import Typography

/// A text while it is shown, with what of it travels: its styles, its sizes, its opacity.
final class TextLayer {
  private(set) var set: SetText
  private(set) var content: TextContent
  /// The offer to which the text chose its size.
  var proposal = ProposedViewSize.unspecified
  /// Whether this is what the text says now.
  private(set) var isCurrent = true
  private let opacity: Attribute<Double>
  private let sizes: Attribute<AnimatableVector>
  private var styles: [StyleAttribute] = []
  private unowned let stage: Stage

  init(_ content: TextContent, _ set: SetText, stage: Stage, _ context: UpdateContext) {
    (self.content, self.set, self.stage) = (content, set, stage)
    (opacity, sizes) = (Attribute(stage: stage), Attribute(stage: stage))
    opacity.set(1, context)
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
  }

  /// Comes in place of another text.
  func enter(from previous: TextLayer?, by transition: ContentTransition, _ context: UpdateContext)
  {
    var hidden = context
    hidden.transaction = Transaction()
    opacity.set(0, hidden)
    opacity.set(1, context)
  }

  /// Makes way for another text.
  func leave(_ context: UpdateContext) {
    isCurrent = false
    opacity.set(0, context)
  }

  /// Whether nothing is seen of it any more.
  func hasGone(at time: Double) -> Bool { !isCurrent && !opacity.isRunning(at: time) }
}

extension TextLayer {
  /// Draws the text, its top left corner at the origin, as it is shown at the time of the pass.
  func draw(_ size: CGSize, _ pass: inout DrawPass) {
    let visible = min(max(opacity.value(at: pass.time), 0), 1)
    guard visible > 0 else { return }
    let layout = shownLayout(at: pass.time, size)
    pass.group(opacity: visible) { draw(layout, &$0) }
  }

  private func draw(_ layout: ParagraphLayout, _ pass: inout DrawPass) {
    let time = pass.time
    let drawing = GlyphDrawing(layout.lines.flatMap(\.runs), looks: content.looks)
    drawing.draw(over: CGRect(origin: .zero, size: layout.size), &pass) {
      styles[$0].shown(at: time)
    }
  }

  /// The lines as they are shown; at other sizes while these travel.
  private func shownLayout(at time: Double, _ size: CGSize) -> ParagraphLayout {
    let layout = set.layout(for: proposal)
    guard sizes.isRunning(at: time) else { return layout }
    let shown = sizes.value(at: time)
    if let factor = set.text.factor(to: shown) { return layout.scaled(by: factor) }
    let paragraph = Paragraph(set.text.withSizes(shown), style: set.style, library: set.library)
    return paragraph.layout(width: proposal.width.map { _ in Double(size.width) })
  }
}

extension StyledText {
  /// What of the pieces travels: size, tracking and offset of each.
  fileprivate var sizes: AnimatableVector {
    AnimatableVector(runs.flatMap { [$0.font.size, $0.font.tracking, $0.baselineOffset] })
  }

  /// By how much all pieces together are larger at other sizes; nil where they aren't alike.
  fileprivate func factor(to shown: AnimatableVector) -> Double? {
    let (own, shown) = (sizes.values, shown.values)
    guard own.count == shown.count, let first = own.first, first > 0 else { return nil }
    let factor = max(shown[0] / first, 0)
    let isAlike = zip(own, shown).allSatisfy { abs($0 * factor - $1) <= 1e-9 * max(1, abs($1)) }
    return isAlike && factor.isFinite ? factor : nil
  }

  /// The same text at other sizes.
  fileprivate func withSizes(_ shown: AnimatableVector) -> StyledText {
    var (text, numbers) = (self, NumberReader(shown.values))
    for index in runs.indices {
      text.runs[index].font.size = max(numbers.next(), 0)
      text.runs[index].font.tracking = numbers.next()
      text.runs[index].baselineOffset = numbers.next()
    }
    return text
  }
}
