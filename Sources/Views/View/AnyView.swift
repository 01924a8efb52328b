/// A view whose type is hidden.
///
/// Where the hidden type changes from one update to the next, the view counts as another one: its
/// state and its animations start afresh.
public struct AnyView: View, PrimitiveView {
  fileprivate let content: any View

  /// Hides the type of `content`.
  public init(_ content: some View) {
    self.content = (content as? AnyView)?.content ?? content
  }

  func makeNode(parent: ViewNode) -> NodeOf<AnyView> { AnyViewNode(parent: parent) }
}

private final class AnyViewNode: WrapperNode<AnyView> {
  override func update(_ view: AnyView, _ context: UpdateContext) {
    updateContent(view.content, context)
  }
}
