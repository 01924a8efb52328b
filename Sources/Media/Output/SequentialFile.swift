import Synchronization

/// A file to which the segments of a clip are appended as bytes, in order.
final class SequentialFile: Sendable {
  private let frameCount: Int
  private let state: Mutex<State>

  private struct State: ~Copyable {
    var file: ByteFile
    var next = 0
  }

  init(path: String, frameCount: Int) throws(MediaError) {
    self.frameCount = frameCount
    state = Mutex(State(file: try ByteFile(path: path)))
  }

  deinit { abandon() }

  /// How many frames have been appended.
  var frameCountSoFar: Int { state.withLock { $0.next } }

  /// Writes bytes that belong to no segment.
  func write(_ bytes: some Sequence<UInt8>) throws(MediaError) {
    try state.withLock { (state) throws(MediaError) in try state.file.write(bytes) }
  }

  /// Writes over bytes that were written before; not possible in pipes.
  func replace(at offset: Int, with bytes: [UInt8]) throws(MediaError) {
    try state.withLock { (state) throws(MediaError) in
      try state.file.replace(at: offset, with: bytes)
    }
  }

  /// Writes the bytes of a segment.
  func append(_ frames: Range<Int>, _ bytes: some Sequence<UInt8>) throws(MediaError) {
    try state.withLock { (state) throws(MediaError) in
      guard frames.lowerBound == state.next else {
        throw .unexpected("frame \(frames.lowerBound) came instead of \(state.next)")
      }
      try state.file.write(bytes)
      state.next = frames.upperBound
    }
  }

  /// Completes the file.
  func finish() throws(MediaError) {
    try state.withLock { (state) throws(MediaError) in
      guard state.next == frameCount else {
        throw .unexpected("the clip ended after \(state.next) of \(frameCount) frames")
      }
      try state.file.commit()
    }
  }

  /// Completes the file with what has been written; false when that is nothing.
  func finishEarly() throws(MediaError) -> Bool {
    try state.withLock { (state) throws(MediaError) -> Bool in
      guard state.next > 0 else {
        state.file.discard()
        return false
      }
      try state.file.commit()
      return true
    }
  }

  /// Removes the file unless it is complete.
  func abandon() { state.withLock { $0.file.discard() } }
}
