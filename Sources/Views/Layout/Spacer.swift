public import Geometry

/// Room that takes what is left along a stack.
public struct Spacer: View, PrimitiveView {
  /// The least length; 8 points unless given.
  public var minLength: CGFloat?

  /// Room of at least `minLength` points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  func makeNode(parent: ViewNode) -> NodeOf<Spacer> { SpacerNode(parent: parent) }
}

private final class SpacerNode: NodeOf<Spacer> {
  private lazy var item = SpacerItem(node: self)

  override var items: [LayoutItem] { [item] }

  override func update(_ view: Spacer, _ context: UpdateContext) {
    item.minLength = view.minLength ?? 8
  }
}

private final class SpacerItem: LayoutItem {
  var minLength: CGFloat = 8

  override var traits: LayoutTraits {
    LayoutTraits(isSpacer: true, layoutPriority: -.infinity)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: max(proposal.width ?? minLength, minLength),
      height: max(proposal.height ?? minLength, minLength))
  }
}
