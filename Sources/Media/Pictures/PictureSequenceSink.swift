import Glibc
import Synchronization

/// Writes a picture a frame.
///
/// The workers write the files, each of which appears complete or not at all. Those that are
/// complete when the clip is abandoned stay, so that a long render need not begin again.
final class PictureSequenceSink: FrameSink {
  let frameCount: Int
  // Some, so that pictures that repeat are encoded once.
  let segmentLength = 4
  let notes: [String] = []
  private let settings: EncodingSettings
  private let kind: PictureKind
  private let pattern: SequencePattern
  private let next = Mutex(0)

  init(
    pattern: SequencePattern, settings: EncodingSettings, kind: PictureKind
  ) throws(MediaError) {
    try settings.check(format: kind.title + " sequence", longestSide: kind.longestSide)
    (self.settings, self.pattern, frameCount) = (settings, pattern, settings.frameCount)
    self.kind = kind
    try Self.prepare(pattern.directory.isEmpty ? "." : pattern.directory)
  }

  // The directory itself may be made; that its parent is missing is rather a slip of the pen.
  private static func prepare(_ directory: String) throws(MediaError) {
    if mkdir(directory, 0o777) != 0, errno != EEXIST { throw .creating(directory, errno: errno) }
    guard FileKind(at: directory).isDirectory else {
      throw .cannotCreate(path: directory, reason: "it is no directory")
    }
    guard access(directory, W_OK | X_OK) == 0 else { throw .creating(directory, errno: errno) }
  }

  func makeSegmentEncoder(frames: Range<Int>) throws(MediaError) -> any SegmentEncoder {
    let (settings, pattern, kind) = (settings, pattern, kind)
    return EachFrameEncoder(frames: frames, settings: settings) { frame throws(MediaError) in
      try kind.file(frame, settings)
    } deliver: { bytes, index throws(MediaError) in
      var file = try ByteFile(path: pattern.path(settings.firstFrameNumber + index))
      try file.write(bytes)
      try file.commit()
    }
  }

  func append(_ segment: EncodedSegment) throws(MediaError) {
    try next.withLock { (next) throws(MediaError) in
      guard segment.frames.lowerBound == next else {
        throw .unexpected("frame \(segment.frames.lowerBound) came instead of \(next)")
      }
      next = segment.frames.upperBound
    }
  }

  func finish() throws(MediaError) {
    let done = next.withLock { $0 }
    guard done == frameCount else {
      throw .unexpected("the clip ended after \(done) of \(frameCount) frames")
    }
  }

  func finishEarly() -> Bool { next.withLock { $0 > 0 } }

  func abandon() {}
}
