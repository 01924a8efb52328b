public import Motion

/// Makes the changes of `body` travel along `animation`.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes the changes of `body` travel along `animation`, and has `completion` done when they have.
///
/// Completion is an event at a time of its own, whatever the frame rate. Where nothing is set in
/// motion it comes at the time of the change.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Makes the changes of `body` in the given transaction.
///
/// What it doesn't say is as in the transaction around.
@discardableResult
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let merged = transaction.merged(onto: Transaction.current)
  defer { Stage.current?.expect(transaction.completions) }
  return try Transaction.$current.withValue(merged) { try body() }
}

/// Makes the changes of `body` in a transaction with one more value.
@discardableResult
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
