import Synchronization

/// A flag that one thread raises and others look at.
public final class Cancellation: Sendable {
  private let flag = Atomic(false)

  /// A flag that isn't raised.
  public init() {}

  /// Whether the work is to end.
  public var isCancelled: Bool { flag.load(ordering: .relaxed) }

  /// Asks the work to end as soon as it can.
  public func cancel() { flag.store(true, ordering: .relaxed) }
}
