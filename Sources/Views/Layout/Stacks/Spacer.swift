public import Geometry

/// Room that takes what is left along a stack, and in both directions elsewhere.
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
    let given = view.minLength ?? 8
    item.minLength = given.isFinite ? given : 8
    item.axis = context.stackAxis
  }
}

private final class SpacerItem: LayoutItem {
  var minLength: CGFloat = 8
  /// The axis along which the room extends; nil for both.
  var axis: Axis?

  override var traits: LayoutTraits { LayoutTraits(layoutPriority: -.infinity) }

  override var spacing: ViewSpacing { .zero }

  override var hasOwnPlace: Bool { false }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : max(proposal.width ?? minLength, minLength),
      height: axis == .horizontal ? 0 : max(proposal.height ?? minLength, minLength))
  }
}
