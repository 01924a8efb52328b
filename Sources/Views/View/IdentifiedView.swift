extension View {
  /// Binds this view's identity to `id`: when that changes, the view is taken away and another one
  /// put in its place, each by its transition.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, identifier: id)
  }
}

/// A view that is replaced when its identifier changes.
protocol IdentityView {
  /// The same with its content in `transition`, which is then how one content follows another.
  func moved<T: Transition>(into transition: T) -> AnyView
}

extension IdentifiedView: IdentityView {
  func moved<T: Transition>(into transition: T) -> AnyView {
    AnyView(
      IdentifiedView<TransitionView<Content, T>, ID>(
        content: TransitionView(content: content, transition: transition), identifier: identifier))
  }
}

struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let identifier: ID

  func makeNode(parent: ViewNode) -> NodeOf<Self> { IdentifiedNode(parent: parent) }
}

private final class IdentifiedNode<Content: View, ID: Hashable>:
  NodeOf<IdentifiedView<Content, ID>>
{
  private lazy var places = DynamicChildren<ID>(of: self, areIdentified: true)

  override var items: [LayoutItem] { places.items }

  override var children: [ViewNode] { places.presentNodes }

  override func update(_ view: IdentifiedView<Content, ID>, _ context: UpdateContext) {
    places.update(
      [(view.identifier, { view.content.reconcile($0, parent: $1, $2) })], context)
  }

  override func tearDown() { places.tearDown() }
}
