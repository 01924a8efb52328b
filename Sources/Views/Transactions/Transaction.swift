public import Motion

/// How a change is to be shown: what travels with it from where it is made to each value it alters.
///
/// It is a bag of values: one that was never set leaves that of the transaction around untouched.
public struct Transaction: Sendable {
  private var setAnimation: Animation??
  private var values = TransactionValues()
  /// Who waits for the animations that changes made in this transaction start.
  var completions: [AnimationCompletion] = []
  /// What tells the transaction of one piece of code from that of another.
  private var identity: TransactionIdentity?

  /// A transaction that says nothing.
  public init() {}

  /// A transaction with the given animation; nil keeps changes from being animated.
  public init(animation: Animation?) { setAnimation = .some(animation) }

  /// The animation along which changed values travel; nil shows them at once.
  public var animation: Animation? {
    get { setAnimation ?? nil }
    set { setAnimation = .some(newValue) }
  }

  /// The value for a key, or the key's default.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values.byKey[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values.byKey[ObjectIdentifier(key)] = newValue }
  }
}

extension Transaction {
  /// Whether animations that views ask for are disregarded.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change is one of many that belong to one gesture.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  private enum DisablesAnimationsKey: TransactionKey { static let defaultValue = false }
  private enum IsContinuousKey: TransactionKey { static let defaultValue = false }
}

/// Names a value that a transaction carries.
public protocol TransactionKey {
  associatedtype Value
  /// The value where none has been set.
  static var defaultValue: Value { get }
}

// Transactions are made and read by a stage, which is confined to one thread at a time.
private struct TransactionValues: @unchecked Sendable {
  var byKey: [ObjectIdentifier: Any] = [:]
}

private final class TransactionIdentity: Sendable {}

// MARK: Nesting

extension Transaction {
  /// The transaction of the code that runs now.
  @TaskLocal static var current = Transaction()

  /// Whether changes in both are shown by one update.
  func isSame(as other: Transaction) -> Bool { identity === other.identity }

  /// This transaction for a piece of code of its own, over what `outer` says.
  func merged(onto outer: Transaction) -> Transaction {
    var merged = outer
    if let setAnimation { merged.setAnimation = .some(setAnimation) }
    merged.values.byKey.merge(values.byKey) { $1 }
    merged.completions += completions
    merged.identity = TransactionIdentity()
    return merged
  }
}
