import Animate
import Synchronization

/// A source of one-pixel frames that tell their time: at 1 frame a second, their number.
struct NumberSource: FrameSource {
  var onPaint: @Sendable (Int) -> Void = { _ in }

  func makePainter() -> any FramePainter { Painter(onPaint: onPaint) }

  final class Painter: FramePainter {
    private(set) var bitmap = Bitmap(width: 1, height: 1)
    private let onPaint: @Sendable (Int) -> Void

    init(onPaint: @escaping @Sendable (Int) -> Void) { self.onPaint = onPaint }

    func paint(at time: Double) {
      let number = Int(time)
      onPaint(number)
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
      bitmap = Bitmap(width: 1, height: 1, bytes: bytes)
    }
  }
}

/// A sink that remembers what it got.
final class MemorySink: FrameSink {
  enum Stage { case begin, encode, append, finish }

  struct Record {
    var numbers: [Int] = []
    var begun: [Range<Int>] = []
    var appended: [Range<Int>] = []
    /// The most segments that a begun one was ahead of the first that wasn't appended.
    var longestLead = 0
    var isFinished = false
    var isAbandoned = false
  }

  let frameCount: Int
  let segmentLength: Int
  let notes: [String] = []
  private let failing: Stage?
  private let storage = Mutex(Record())

  init(frameCount: Int, segmentLength: Int, failing: Stage? = nil) {
    (self.frameCount, self.segmentLength, self.failing) = (frameCount, segmentLength, failing)
  }

  var record: Record { storage.withLock { $0 } }

  func makeSegmentEncoder(frames: Range<Int>) throws(MediaError) -> any SegmentEncoder {
    try fail(at: .begin)
    storage.withLock {
      $0.begun.append(frames)
      let lead = frames.lowerBound / segmentLength - $0.appended.count
      $0.longestLead = max($0.longestLead, lead)
    }
    return Encoder(self, frames)
  }

  func append(_ segment: EncodedSegment) throws(MediaError) {
    try fail(at: .append)
    storage.withLock {
      $0.appended.append(segment.frames)
      $0.numbers += segment.payload as? [Int] ?? []
    }
  }

  func finish() throws(MediaError) {
    try fail(at: .finish)
    storage.withLock { $0.isFinished = true }
  }

  func abandon() { storage.withLock { $0.isAbandoned = true } }

  /// The error of a sink that fails.
  static let failure = MediaError.noSpace(path: "full")

  /// Fails in the stage that it was told to fail in, once something has been appended.
  private func fail(at stage: Stage) throws(MediaError) {
    if failing == stage, stage == .begin || !record.appended.isEmpty || segmentLength >= frameCount
    {
      throw Self.failure
    }
  }

  private final class Encoder: SegmentEncoder {
    private let sink: MemorySink
    private let frames: Range<Int>
    private var numbers: [Int] = []

    init(_ sink: MemorySink, _ frames: Range<Int>) { (self.sink, self.frames) = (sink, frames) }

    func encode(_ frame: Bitmap) throws(MediaError) {
      try sink.fail(at: .encode)
      numbers.append(frame.bytes.reversed().reduce(0) { $0 << 8 | Int($1) })
    }

    func finish() throws(MediaError) -> EncodedSegment {
      EncodedSegment(frames: frames, payload: numbers)
    }
  }
}

/// One frame a second: the number of a frame is its time.
let oneFrameASecond = FrameRate(1)!
