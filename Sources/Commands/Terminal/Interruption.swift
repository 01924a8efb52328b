import Dispatch
import Rendering
import Synchronization

/// Watches for SIGINT and SIGTERM: the first asks the work to end and tidy up, the second ends the
/// program at once.
final class Interruption: Sendable {
  /// The one watch of this process, set up when first asked for.
  static let watched = Interruption()

  /// Raised by the first signal.
  let cancellation = Cancellation()
  private let received = Atomic<Int32>(0)
  /// Kept so that they go on watching; touched by nobody after `init`.
  nonisolated(unsafe) private let sources: [any DispatchSourceSignal]

  /// The status to exit with; nil when no signal came.
  var exitStatus: ExitStatus? {
    switch received.load(ordering: .relaxed) {
    case SIGINT: .interrupted
    case SIGTERM: .terminated
    default: nil
    }
  }

  private init() {
    let queue = DispatchQueue(label: "signals")
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)  // Else the default action comes before the source's.
      return DispatchSource.makeSignalSource(signal: number, queue: queue)
    }
    for (source, number) in zip(sources, [SIGINT, SIGTERM]) {
      source.setEventHandler { [unowned self] in self.receive(number) }
      source.resume()
    }
  }

  private func receive(_ number: Int32) {
    if cancellation.isCancelled {
      TemporaryFiles.removeAll()
      _exit(128 + number)
    }
    received.store(number, ordering: .relaxed)
    cancellation.cancel()
  }
}
