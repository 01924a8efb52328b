public import Motion

extension View {
  /// Animates this view whenever `value` changes; nil keeps those changes from being animated.
  ///
  /// The modifier nearest to a view decides, and beats the animation with which the change is made.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    AnimationView(content: self, animation: animation, value: value)
  }

  /// Changes the transaction of every change on its way to this view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, transform: transform)
  }
}

struct AnimationView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let animation: Animation?
  let value: Value

  func makeNode(parent: ViewNode) -> NodeOf<Self> { AnimationNode(parent: parent) }
}

private final class AnimationNode<Content: View, Value: Equatable>:
  WrapperNode<AnimationView<Content, Value>>
{
  private var value: Value?
  private let wrapper = TransactionItems()

  override var items: [LayoutItem] { wrapper.wrap(contentItems, node: self) }

  override func update(_ view: AnimationView<Content, Value>, _ context: UpdateContext) {
    var inner = context
    let hasChanged = value.map { $0 != view.value } ?? false
    wrapper.transform = nil
    if hasChanged, !context.transaction.disablesAnimations {
      inner.transaction.animation = view.animation
      wrapper.transform = { $0.animation = view.animation }
      stage.afterUpdate { [wrapper] in wrapper.transform = nil }
    }
    value = view.value
    updateContent(view.content, inner)
  }
}

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
