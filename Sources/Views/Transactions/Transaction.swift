public import Motion

/// How a change is to be shown: what travels with it from where it is made to each value it alters.
public struct Transaction: Sendable {
  /// The animation along which changed values travel; nil shows them at once.
  public var animation: Animation?
  /// Whether animations that views ask for are disregarded.
  public var disablesAnimations = false

  /// A transaction without an animation.
  public init() {}

  /// A transaction with the given animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction of the code that runs now.
  @TaskLocal static var current = Transaction()
}

/// Makes the changes of `body` travel along `animation`.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes the changes of `body` in the given transaction.
@discardableResult
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction) { try body() }
}
