/// One of two views: what `if`/`else` and `switch` build.
public enum ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  case first(First)
  case second(Second)

  func makeNode(parent: ViewNode) -> NodeOf<Self> { ConditionalNode(parent: parent) }
}

/// Holds the branch that is shown.
///
/// Each branch has an identity of its own even where both are of one type: state does not pass from
/// one to the other.
private final class ConditionalNode<First: View, Second: View>:
  NodeOf<ConditionalContent<First, Second>>
{
  private lazy var branches = DynamicChildren<Bool>(of: self)

  override var items: [LayoutItem] { branches.items }

  override var children: [ViewNode] { branches.presentNodes }

  override func update(_ view: ConditionalContent<First, Second>, _ context: UpdateContext) {
    switch view {
    case .first(let content):
      branches.update([(true, { content.reconcile($0, parent: $1, $2) })], context)
    case .second(let content):
      branches.update([(false, { content.reconcile($0, parent: $1, $2) })], context)
    }
  }

  override func tearDown() { branches.tearDown() }
}

extension Optional: View where Wrapped: View {
  public var body: ConditionalContent<Wrapped, EmptyView> {
    map(ConditionalContent.first) ?? .second(EmptyView())
  }
}
