public import Motion

extension View {
  /// Animates the modifiers that `body` applies to this view, whenever they change, and not the view
  /// itself.
  public func animation<Modified: View>(
    _ animation: Animation?,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> Modified
  ) -> some View {
    transaction({ $0.ask(for: animation) }, body: body)
  }

  /// Changes the transaction of the modifiers that `body` applies to this view, not of the view
  /// itself.
  public func transaction<Modified: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> Modified
  ) -> some View {
    ScopedTransactionView(content: self, transform: transform, modified: body)
  }
}

/// The view that a closure modifies, seen from within the closure.
public struct PlaceholderContentView<Value: View>: View, PrimitiveView {
  let content: Value
  var scope: TransactionScope?

  func makeNode(parent: ViewNode) -> NodeOf<Self> { PlaceholderNode(parent: parent) }
}

/// The transaction around a scope, to which the view inside goes back.
final class TransactionScope {
  var outer = Transaction()
}

/// A view whose modifiers bear a transaction of their own.
struct ScopedTransactionView<Content: View, Modified: View>: PrimitiveView {
  let content: Content
  let transform: (inout Transaction) -> Void
  let modified: (PlaceholderContentView<Content>) -> Modified

  func makeNode(parent: ViewNode) -> NodeOf<Self> { ScopeNode(parent: parent) }
}

private final class ScopeNode<Content: View, Modified: View>:
  WrapperNode<ScopedTransactionView<Content, Modified>>
{
  private let scope = TransactionScope()
  private let wrapper = TransactionItems()

  override var items: [LayoutItem] { wrapper.wrap(contentItems, node: self) }

  override func update(
    _ view: ScopedTransactionView<Content, Modified>, _ context: UpdateContext
  ) {
    wrapper.transform = { [scope] in
      scope.outer = $0
      view.transform(&$0)
    }
    var inner = context
    wrapper.transform?(&inner.transaction)
    let placeholder = PlaceholderContentView(content: view.content, scope: scope)
    updateContent(view.modified(placeholder), inner)
  }

  override func transactionReaching(_ transaction: Transaction) -> Transaction {
    var transaction = super.transactionReaching(transaction)
    wrapper.transform?(&transaction)
    return transaction
  }
}

private final class PlaceholderNode<Value: View>: WrapperNode<PlaceholderContentView<Value>> {
  private var scope: TransactionScope?
  private let wrapper = TransactionItems()

  override var items: [LayoutItem] {
    scope == nil ? contentItems : wrapper.wrap(contentItems, node: self)
  }

  override func update(_ view: PlaceholderContentView<Value>, _ context: UpdateContext) {
    scope = view.scope
    var inner = context
    if let scope {
      inner.transaction = scope.outer
      wrapper.transform = { $0 = scope.outer }
    }
    updateContent(view.content, inner)
  }

  override func transactionReaching(_ transaction: Transaction) -> Transaction {
    let changed = super.transactionReaching(transaction)
    return scope?.outer ?? changed
  }
}
