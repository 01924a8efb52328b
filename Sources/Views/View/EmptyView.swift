/// A view that shows nothing and takes no part in layout.
public struct EmptyView: View, PrimitiveView {
  public init() {}

  func makeNode(parent: ViewNode) -> NodeOf<EmptyView> { NodeOf(parent: parent) }
}
