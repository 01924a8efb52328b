/// Several views one after another, as a builder's statements give them.
public struct TupleView<each Content: View>: View, PrimitiveView {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  func makeNode(parent: ViewNode) -> NodeOf<Self> { TupleNode(parent: parent) }
}

/// Keeps one child per position; a position's view type never changes.
private final class TupleNode<each Content: View>: NodeOf<TupleView<repeat each Content>> {
  private var elements: [ViewNode] = []

  override var items: [LayoutItem] { elements.flatMap(\.items) }

  override var children: [ViewNode] { elements }

  override func update(_ view: TupleView<repeat each Content>, _ context: UpdateContext) {
    var position = 0
    for child in repeat each view.content {
      let existing = position < elements.count ? elements[position] : nil
      let node = child.reconcile(existing, parent: self, context)
      if existing == nil { elements.append(node) } else { elements[position] = node }
      position += 1
    }
  }

  override func tearDown() { for element in elements { element.tearDown() } }
}
