import Foundation

/// Calls `body` on a thread with a stack of 512 KiB, as macOS gives to all but the first, and returns its result.
public func onSmallStack<Result: Sendable>(
  _ body: @escaping @Sendable () -> Result
) async -> Result {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    thread.stackSize = 512 << 10
    thread.start()
  }
}
