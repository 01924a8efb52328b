import Drawing
import Synchronization

/// Writes the hashes of frames as text.
final class FrameHashSink: FrameSink {
  let frameCount: Int
  // Some, so that frames that repeat are hashed once.
  let segmentLength = 8
  let notes: [String] = []
  private let settings: EncodingSettings
  private let hashes: FrameHashes
  private let output: SequentialFile

  init(path: String, settings: EncodingSettings) throws(MediaError) {
    try settings.check(format: "frame hashes", longestSide: 1 << 20)
    (self.settings, frameCount) = (settings, settings.frameCount)
    hashes = FrameHashes(
      width: settings.width, height: settings.height, frameRate: settings.frameRate)
    output = try SequentialFile(path: path, frameCount: settings.frameCount)
    try output.write(hashes.header.utf8)
  }

  func makeSegmentEncoder(frames: Range<Int>) throws(MediaError) -> any SegmentEncoder {
    EachFrameEncoder(frames: frames, settings: settings) { FrameHash($0) }
  }

  func append(_ segment: EncodedSegment) throws(MediaError) {
    let frames = try segment.payload(as: [FrameHash].self)
    let first = settings.firstFrameNumber + segment.frames.lowerBound
    let lines = frames.enumerated().map { hashes.line(frame: first + $0.offset, hash: $0.element) }
    try output.append(segment.frames, lines.joined().utf8)
  }

  func finish() throws(MediaError) { try output.finish() }

  func finishEarly() throws(MediaError) -> Bool { try output.finishEarly() }

  func abandon() { output.abandon() }
}

extension OutputFormat {
  /// FFmpeg's framehash text, to compare frames with.
  public static let frameHashes = OutputFormat(
    name: "frame hashes", extensions: ["framehash", "sha256"],
    summary: "SHA-256 of each frame, as FFmpeg's framehash prints them"
  ) { path, settings throws(MediaError) in
    try FrameHashSink(path: path, settings: settings)
  }
}
