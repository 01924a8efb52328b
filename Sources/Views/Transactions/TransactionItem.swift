/// The items of a modifier that changes the transaction on its way down.
///
/// The update pass hands the changed transaction to the nodes; these items do the same in the layout
/// pass, which also reaches views that nothing but a neighbour's change has moved.
final class TransactionItems {
  /// What is done to the transaction of the layout pass; nil leaves it.
  var transform: ((inout Transaction) -> Void)?
  private let wrappers = ItemWrappers<TransactionItem>()

  func wrap(_ items: [LayoutItem], node: ViewNode) -> [LayoutItem] {
    wrappers.wrap(items) { TransactionItem(node: node, owner: self, content: $0) }
  }
}

private final class TransactionItem: WrapperItem {
  private unowned(unsafe) let owner: TransactionItems

  init(node: ViewNode, owner: TransactionItems, content: LayoutItem) {
    self.owner = owner
    super.init(node: node, content: content)
  }

  override func transaction(_ transaction: Transaction) -> Transaction {
    var transaction = transaction
    owner.transform?(&transaction)
    return transaction
  }
}
