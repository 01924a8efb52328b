extension View {
  /// Has this view move and grow as one: what is in it follows, instead of travelling by itself.
  ///
  /// Each view that draws travels along the animation of its own change of place. One that is put
  /// into a container on its way therefore stands at its final place at once — unless the container
  /// is a geometry group, with which it moves.
  public func geometryGroup() -> some View { GeometryGroupView(content: self) }
}

/// A view that moves and grows as one.
struct GeometryGroupView<Content: View>: PrimitiveView {
  let content: Content

  func makeNode(parent: ViewNode) -> NodeOf<Self> { GeometryGroupNode(parent: parent) }
}

private final class GeometryGroupNode<Content: View>: WrapperNode<GeometryGroupView<Content>>,
  GeometryGroupOwner
{
  private let wrappers = ItemWrappers<GeometryGroupItem>()

  override var items: [LayoutItem] {
    wrappers.wrap(contentItems) { GeometryGroupItem(owner: self, content: $0) }
  }

  override func update(_ view: GeometryGroupView<Content>, _ context: UpdateContext) {
    updateContent(view.content, context)
  }
}

/// A node whose items are laid out in each frame while they travel.
protocol GeometryGroupOwner: Invalidatable {}

extension GeometryGroupOwner {
  func revalidate(time: Double, transaction: Transaction) { stage.didEvaluate(self) }
}
