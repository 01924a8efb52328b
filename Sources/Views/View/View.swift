/// A piece of what is seen, described by a value; the type whose `body` says what it is made of.
///
/// A view is cheap and short-lived. What lasts — its state, its running animations, its place in
/// the layout — is kept by the stage, at the position where the view stands in the tree.
///
/// Stages run on whatever thread renders, so a view's conformance belongs to no actor.
public protocol View: SendableMetatype {
  /// The view that `body` is made of; `Never` for the views that the stage itself knows.
  associatedtype Body: View

  /// What the view consists of, as of the state at hand.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

/// A view that the stage keeps a node of its own for, instead of asking for its body.
protocol PrimitiveView: View where Body == Never {
  func makeNode(parent: ViewNode) -> NodeOf<Self>
}

extension PrimitiveView {
  public var body: Never { fatalError("a primitive view has no body") }

  fileprivate func makeErasedNode(parent: ViewNode) -> ViewNode { makeNode(parent: parent) }
}

extension View {
  /// Brings the node at this view's place up to date, or puts a new one in place of another type's.
  func reconcile(_ existing: ViewNode?, parent: ViewNode, _ context: UpdateContext) -> ViewNode {
    let node: NodeOf<Self>
    if let existing = existing as? NodeOf<Self> {
      node = existing
    } else {
      existing?.tearDown()
      node = makeNodeOfAnyKind(parent: parent)
    }
    node.take(self, context)
    return node
  }

  private func makeNodeOfAnyKind(parent: ViewNode) -> NodeOf<Self> {
    if let primitive = self as? any PrimitiveView,
      let node = primitive.makeErasedNode(parent: parent) as? NodeOf<Self>
    {
      return node
    }
    return CompositeNode<Self>(view: self, parent: parent)
  }
}
