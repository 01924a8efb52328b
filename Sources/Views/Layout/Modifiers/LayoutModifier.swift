import Geometry

/// A modifier that stands between a view and its parent's layout: a frame, a padding.
///
/// The animated places of the items make the change from one value to another visible, so the
/// modifier itself needs no animation.
protocol LayoutModifier {
  /// The size of the modified view when `proposal` is offered.
  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutItem) -> CGSize

  /// Where the content stands in the room of the modified view.
  func placement(of content: LayoutItem, in space: LayoutSpace) -> Placement

  /// Gives the content its place in a modified view of `size`.
  func place(_ content: LayoutItem, in size: CGSize, _ pass: LayoutPass)

  /// The guides that the modifier places itself.
  var guides: ExplicitGuides { get }

  /// Where one of the modifier's guides lies; nil leaves it where the content has it.
  func explicitAlignment(
    _ key: AlignmentKey, content: LayoutItem, in space: LayoutSpace
  ) -> CGFloat?

  /// What is wrong with the modifier's values; nil when nothing is.
  var fault: String? { get }
}

extension LayoutModifier {
  func place(_ content: LayoutItem, in size: CGSize, _ pass: LayoutPass) {
    content.place(
      placement(of: content, in: LayoutSpace(size, proposal: pass.proposal)), pass)
  }

  var guides: ExplicitGuides { .none }

  func explicitAlignment(
    _ key: AlignmentKey, content: LayoutItem, in space: LayoutSpace
  ) -> CGFloat? { nil }

  var fault: String? { nil }
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
    if let fault = modifier.fault { stage.report(fault, at: contentItems.first?.node ?? self) }
  }
}

private final class LayoutModifierItem<Content: View, Modifier: LayoutModifier>: WrapperItem {
  private unowned(unsafe) let owner: LayoutModifierNode<Content, Modifier>

  init(_ owner: LayoutModifierNode<Content, Modifier>, content: LayoutItem) {
    self.owner = owner
    super.init(node: owner, content: content)
  }

  override var hasOwnPlace: Bool { false }

  override func placeTransaction(_ transaction: Transaction) -> Transaction { transaction }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    owner.modifier.sizeThatFits(proposal, content: content)
  }

  override var explicitGuides: ExplicitGuides {
    content.explicitGuides.union(owner.modifier.guides)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let space = LayoutSpace(size, proposal: proposal)
    if let own = owner.modifier.explicitAlignment(key, content: content, in: space) { return own }
    let inner = owner.modifier.placement(of: content, in: space)
    return content.explicitAlignment(key, in: inner)
  }

  override func layoutContent(_ size: CGSize, _ pass: LayoutPass) {
    owner.modifier.place(content, in: size, pass)
  }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) { content.draw(&pass) }
}

extension LayoutItem {
  /// Where one of the item's own guides lies in the container in which it is placed.
  func explicitAlignment(_ key: AlignmentKey, in placement: Placement) -> CGFloat? {
    guard explicitGuides.contains(key) else { return nil }
    let value = explicitAlignment(key, in: placement.frame.size, placement.proposal)
    let origin = placement.frame.origin
    return value.map { $0 + (key.axis == .horizontal ? origin.x : origin.y) }
  }
}
