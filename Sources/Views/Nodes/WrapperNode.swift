/// The node of a view around one other; unless a subclass says otherwise it shows what that shows.
class WrapperNode<V: View>: NodeOf<V> {
  private var child: ViewNode?

  /// The items of the content as they are now.
  final var contentItems: [LayoutItem] { child?.items ?? [] }

  override var items: [LayoutItem] { contentItems }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  /// Brings the content's node up to date.
  final func updateContent(_ content: some View, _ context: UpdateContext) {
    child = content.reconcile(child, parent: self, context)
  }

  override func tearDown() { child?.tearDown() }
}
