import Foundation
import Media
import Synchronization

/// What the threads of a pass agree on: who takes which segment, and which is appended next.
///
/// A segment may only be taken when it is less than `window` segments ahead of the last appended
/// one, so that encoded segments don't pile up behind a slow one.
final class SegmentSchedule: Sendable {
  /// What there is for the thread that appends.
  enum Event {
    /// The next segment in order, as each sink wants it.
    case segment([EncodedSegment])
    /// Time has passed, no more.
    case nothingYet
  }

  private struct State {
    var taken = 0
    var appended = 0
    var delivered: [Int: [EncodedSegment]] = [:]
    var workers: Int
    var failure: RenderError?
  }

  private let count: Int
  private let window: Int
  private let condition = NSCondition()
  /// Guarded by `condition`.
  nonisolated(unsafe) private var state: State
  private let frames = Atomic(0)

  init(count: Int, window: Int, workers: Int) {
    (self.count, self.window) = (count, window)
    state = State(workers: workers)
  }

  /// Runs `body` while no other thread looks at the state, except while `body` waits.
  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }
}

/// For the threads that encode.
extension SegmentSchedule {
  /// The next segment to encode; waits while the window is full; nil when there is none left.
  func take() -> Int? {
    locked {
      while state.failure == nil, state.taken < count, state.taken >= state.appended + window {
        condition.wait()
      }
      guard state.failure == nil, state.taken < count else { return nil }
      state.taken += 1
      return state.taken - 1
    }
  }

  /// Hands over an encoded segment.
  func deliver(_ segments: [EncodedSegment], at index: Int) {
    locked { state.delivered[index] = segments }
    condition.broadcast()
  }

  /// Counts an encoded frame.
  func frameDone() { frames.add(1, ordering: .relaxed) }

  /// Must be the last call of each worker.
  func workerEnded() {
    locked { state.workers -= 1 }
    condition.broadcast()
  }
}

/// For the thread that appends.
extension SegmentSchedule {
  /// The next segment in order, or word that there was none `within` so many seconds; nil when all
  /// are appended, or when the work was stopped, and no worker is left.
  func next(within seconds: Double) -> Event? {
    let deadline = Date(timeIntervalSinceNow: seconds)
    return locked {
      while true {
        let segments = state.delivered.removeValue(forKey: state.appended)
        if state.failure == nil, let segments { return .segment(segments) }
        if state.workers == 0 { return nil }
        if !condition.wait(until: deadline) { return .nothingYet }
      }
    }
  }

  /// Must be called when the segment that `next` gave is appended.
  func didAppend() {
    locked { state.appended += 1 }
    condition.broadcast()
  }

  /// How many frames are encoded so far.
  var framesDone: Int { frames.load(ordering: .relaxed) }
}

/// For all threads.
extension SegmentSchedule {
  /// Ends the work; of several failures the first counts.
  func stop(_ failure: RenderError) {
    locked { state.failure = state.failure ?? failure }
    condition.broadcast()
  }

  /// Why the work was stopped; nil when it wasn't.
  var failure: RenderError? { locked { state.failure } }
  var isStopped: Bool { failure != nil }
}
