import Drawing
import Geometry
import Typography

/// The view that sets and draws a text.
struct TextView: PrimitiveView {
  let text: Text

  func makeNode(parent: ViewNode) -> NodeOf<TextView> { TextNode(parent: parent) }
}

extension TextContent {
  fileprivate var string: String { text.runs.map(\.text).joined() }
}

/// Keeps what a text shows, and what it showed before while that goes.
final class TextNode: NodeOf<TextView> {
  private var layers: [TextLayer] = []
  /// The change whose parts are to be matched when the new text has its room.
  private var change: (old: PassingText, from: TextLayer, transition: ContentTransition)?
  private lazy var item = TextItem(self)

  override var items: [LayoutItem] { [item] }

  /// What the text says now.
  var current: TextLayer? { layers.last }

  override func update(_ view: TextView, _ context: UpdateContext) {
    let environment = context.environment
    let content = TextContent(view.text.pieces, in: environment)
    let set = SetText(content, environment.text, library: environment.fontLibrary)
    if let current, current.shows(content) {
      current.update(content, set, context)
    } else {
      replace(content, set, context)
    }
  }

  /// Shows another text; the one before goes where the change is animated.
  private func replace(_ content: TextContent, _ set: SetText, _ context: UpdateContext) {
    noteTyping(content, at: context.time)
    let transition = context.environment.contentTransition
    let isSeen =
      context.transaction.animation != nil && !layers.isEmpty && transition != .identity
    layers.removeAll { !isSeen || $0.hasGone(at: context.time) }
    let byParts = isSeen && transition != .opacity
    change = nil
    if byParts, let last = layers.last {
      change = (last.passing(by: transition, at: context.time), last, transition)
    }
    if let last = layers.last { last.leave(byParts: byParts, context) }
    let layer = TextLayer(content, set, stage: stage, context)
    if isSeen { layer.enter(context) }
    layers.append(layer)
  }

  /// Tells who wants to know that the text is another one.
  private func noteTyping(_ content: TextContent, at time: Double) {
    guard let recorder = stage.recorder, let current else { return }
    recorder.note(current.content.string, becomes: content.string, at: time)
  }

  func layout(for proposal: ProposedViewSize) {
    guard let current else { return }
    current.layOut(for: proposal)
    match()
    for warning in current.set.paragraph.warnings {
      stage.report(warning.description, at: self)
    }
  }

  /// Has the parts that both texts have in common travel from the one to the other.
  private func match() {
    guard let change, let current else { return }
    self.change = nil
    let new = PassingText(
      current.set.text.string, current.set.layout(for: current.proposal),
      by: change.transition.granularity)
    let passages = TextPassage.passages(from: change.old, to: new, change.transition)
    (change.from.passage, current.passage) = (passages.leaving, passages.coming)
  }

  func draw(_ size: CGSize, _ pass: inout DrawPass) {
    for layer in layers { layer.draw(size, &pass) }
  }
}
