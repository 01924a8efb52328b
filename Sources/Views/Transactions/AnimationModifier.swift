public import Motion

extension View {
  /// Animates this view whenever `value` changes; nil keeps those changes from being animated.
  ///
  /// The modifier nearest to a view decides, and beats the animation with which the change is made.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    transaction(value: value) { $0.ask(for: animation) }
  }

  /// Animates this view whenever anything in it changes.
  @available(
    *, deprecated, message: "Use withAnimation or animation(_:value:), which say what is animated."
  )
  public func animation(_ animation: Animation?) -> some View {
    transaction { $0.ask(for: animation) }
  }

  /// Changes the transaction of every change on its way to this view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, transform: transform)
  }

  /// Changes the transaction of those updates in which `value` is another one than before.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    ValueTransactionView(content: self, value: value, transform: transform)
  }
}

extension Transaction {
  /// Takes an animation that a view asks for, unless such are disregarded.
  mutating func ask(for animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

/// A view whose updates bear another transaction when a value changes.
struct ValueTransactionView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let transform: (inout Transaction) -> Void

  func makeNode(parent: ViewNode) -> NodeOf<Self> { ValueTransactionNode(parent: parent) }
}

private final class ValueTransactionNode<Content: View, Value: Equatable>:
  WrapperNode<ValueTransactionView<Content, Value>>
{
  private var value: Value?
  private let wrapper = TransactionItems()

  override var items: [LayoutItem] { wrapper.wrap(contentItems, node: self) }

  override func update(_ view: ValueTransactionView<Content, Value>, _ context: UpdateContext) {
    var inner = context
    let hasChanged = value.map { $0 != view.value } ?? false
    wrapper.transform = nil
    if hasChanged {
      view.transform(&inner.transaction)
      wrapper.transform = view.transform
      stage.afterUpdate { [wrapper] in wrapper.transform = nil }
    }
    value = view.value
    updateContent(view.content, inner)
  }
}

/// A view all of whose updates bear another transaction.
struct TransactionView<Content: View>: PrimitiveView {
  let content: Content
  let transform: (inout Transaction) -> Void

  func makeNode(parent: ViewNode) -> NodeOf<Self> { TransactionNode(parent: parent) }
}

private final class TransactionNode<Content: View>: WrapperNode<TransactionView<Content>> {
  private let wrapper = TransactionItems()

  override var items: [LayoutItem] { wrapper.wrap(contentItems, node: self) }

  override func update(_ view: TransactionView<Content>, _ context: UpdateContext) {
    var inner = context
    view.transform(&inner.transaction)
    wrapper.transform = view.transform
    updateContent(view.content, inner)
  }

  override func transactionReaching(_ transaction: Transaction) -> Transaction {
    var transaction = super.transactionReaching(transaction)
    wrapper.transform?(&transaction)
    return transaction
  }
}
