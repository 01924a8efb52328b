/// The nodes that changes have made outdated, by the transaction in which they were made.
struct PendingUpdates {
  /// The nodes to be updated together.
  struct Batch {
    let transaction: Transaction
    var nodes: [any Invalidatable]
  }

  private var batches: [Batch] = []

  /// Whether everything is up to date.
  var isEmpty: Bool { batches.isEmpty }

  /// Whether a change in `transaction` can't be shown together with those that wait.
  func isOther(_ transaction: Transaction) -> Bool {
    batches.last.map { !$0.transaction.isSame(as: transaction) } ?? false
  }

  /// Notes that a change in `transaction` makes a node outdated.
  mutating func add(_ node: any Invalidatable, _ transaction: Transaction) {
    if batches.isEmpty || isOther(transaction) {
      batches.append(Batch(transaction: transaction, nodes: []))
    }
    let last = batches.count - 1
    if !batches[last].nodes.contains(where: { $0 === node }) { batches[last].nodes.append(node) }
  }

  /// The nodes of the next transaction, those further up first.
  mutating func next() -> Batch? {
    guard !batches.isEmpty else { return nil }
    var batch = batches.removeFirst()
    batch.nodes.sort { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
    return batch
  }

  /// The first of the nodes that wait.
  var first: (any Invalidatable)? { batches.first?.nodes.first }

  mutating func removeAll() { batches = [] }
}
