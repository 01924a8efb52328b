import Drawing
import Geometry
import Typography

/// The view that sets and draws a text.
struct TextView: PrimitiveView {
  let text: Text

  func makeNode(parent: ViewNode) -> NodeOf<TextView> { TextNode(parent: parent) }
}

/// Keeps what a text shows, and what it showed before while that fades.
private final class TextNode: NodeOf<TextView> {
  private var layers: [TextLayer] = []
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

  /// Shows another text; the one before fades where the change is animated.
  private func replace(_ content: TextContent, _ set: SetText, _ context: UpdateContext) {
    let fades =
      context.transaction.animation != nil && !layers.isEmpty
      && context.environment.contentTransition != .identity
    layers.removeAll { !fades || $0.hasGone(at: context.time) }
    for layer in layers { layer.leave(context) }
    let layer = TextLayer(content, set, stage: stage, context)
    if fades { layer.enter(from: layers.last, by: context.environment.contentTransition, context) }
    layers.append(layer)
  }

  func layout(for proposal: ProposedViewSize) {
    for layer in layers where layer.isCurrent { layer.proposal = proposal }
    guard let current else { return }
    for warning in current.set.paragraph.warnings {
      stage.report(warning.description, at: self)
    }
  }

  func draw(_ size: CGSize, _ pass: inout DrawPass) {
    for layer in layers { layer.draw(size, &pass) }
  }
}

private final class TextItem: LayoutItem {
  private unowned let owner: TextNode

  init(_ owner: TextNode) {
    self.owner = owner
    super.init(node: owner)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    owner.current?.set.size(for: proposal) ?? .zero
  }

  private static let baselines: Set<AlignmentKey> = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  override var explicitGuides: ExplicitGuides { .some(Self.baselines) }

  override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard Self.baselines.contains(key), let layout = owner.current?.set.layout(for: proposal) else {
      return nil
    }
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    return isFirst ? layout.firstBaseline : layout.lastBaseline
  }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    owner.layout(for: pass.proposal)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) { owner.draw(size, &pass) }
}
