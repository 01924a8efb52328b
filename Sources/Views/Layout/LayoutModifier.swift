import Geometry

/// A modifier that stands between a view and its parent's layout: a frame, a padding.
///
/// The animated places of the items make the change from one value to another visible, so the
/// modifier itself needs no animation.
protocol LayoutModifier {
  /// The size of the modified view when `proposal` is offered.
  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutItem) -> CGSize

  /// Where the content stands in a modified view of `size`.
  func frame(of content: LayoutItem, in size: CGSize) -> CGRect
}

/// A view with a layout modifier applied to it.
struct LayoutModifiedView<Content: View, Modifier: LayoutModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  func makeNode(parent: ViewNode) -> NodeOf<Self> { LayoutModifierNode(self, parent: parent) }
}

private final class LayoutModifierNode<Content: View, Modifier: LayoutModifier>:
  WrapperNode<LayoutModifiedView<Content, Modifier>>
{
  fileprivate var modifier: Modifier
  private let wrappers = ItemWrappers<LayoutModifierItem<Content, Modifier>>()

  init(_ view: LayoutModifiedView<Content, Modifier>, parent: ViewNode) {
    modifier = view.modifier
    super.init(parent: parent)
  }

  override var items: [LayoutItem] {
    wrappers.wrap(contentItems) { LayoutModifierItem(self, content: $0) }
  }

  override func update(_ view: LayoutModifiedView<Content, Modifier>, _ context: UpdateContext) {
    modifier = view.modifier
    updateContent(view.content, context)
  }
}

private final class LayoutModifierItem<Content: View, Modifier: LayoutModifier>: WrapperItem {
  private unowned let owner: LayoutModifierNode<Content, Modifier>

  init(_ owner: LayoutModifierNode<Content, Modifier>, content: LayoutItem) {
    self.owner = owner
    super.init(node: owner, content: content)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    owner.modifier.sizeThatFits(proposal, content: content)
  }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    let frame = owner.modifier.frame(of: content, in: size)
    content.place(at: frame.origin, size: frame.size, pass)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) { content.draw(&pass) }
}
