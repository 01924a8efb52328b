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
  WrapperNode<ConditionalContent<First, Second>>
{
  private var showsFirst = true

  override func update(_ view: ConditionalContent<First, Second>, _ context: UpdateContext) {
    switch view {
    case .first(let content): show(content, first: true, context)
    case .second(let content): show(content, first: false, context)
    }
  }

  private func show(_ content: some View, first: Bool, _ context: UpdateContext) {
    if first != showsFirst {
      discardContent()
      showsFirst = first
    }
    updateContent(content, context)
  }
}

extension Optional: View where Wrapped: View {
  public var body: ConditionalContent<Wrapped, EmptyView> {
    map(ConditionalContent.first) ?? .second(EmptyView())
  }
}
