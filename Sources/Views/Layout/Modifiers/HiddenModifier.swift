import Geometry

extension View {
  /// Leaves this view its place and draws nothing of it.
  public func hidden() -> some View { HiddenView(content: self) }
}

struct HiddenView<Content: View>: PrimitiveView {
  let content: Content

  func makeNode(parent: ViewNode) -> NodeOf<Self> { HiddenNode(parent: parent) }
}

private final class HiddenNode<Content: View>: WrapperNode<HiddenView<Content>> {
  private let wrappers = ItemWrappers<HiddenItem>()

  override var items: [LayoutItem] {
    wrappers.wrap(contentItems) { HiddenItem(node: self, content: $0) }
  }

  override func update(_ view: HiddenView<Content>, _ context: UpdateContext) {
    updateContent(view.content, context)
  }
}

private final class HiddenItem: WrapperItem {
  override var hasOwnPlace: Bool { false }

  override func drawContent(_ size: CGSize, _ pass: inout DrawPass) {}
}
