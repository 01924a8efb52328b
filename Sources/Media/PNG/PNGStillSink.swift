import Synchronization

/// Writes one picture.
final class PNGStillSink: FrameSink {
  let frameCount = 1
  let segmentLength = 1
  let notes: [String] = []
  private let settings: EncodingSettings
  private let output: SequentialFile

  init(path: String, settings: EncodingSettings) throws(MediaError) {
    try settings.check(format: "PNG", longestSide: longestPNGSide)
    guard settings.frameCount == 1 else {
      throw .unsuitable(
        format: "PNG", problem: "one file can't hold \(settings.frameCount) frames",
        remedy: "write a number's place into the name, as in frame-%04d.png, or a directory")
    }
    self.settings = settings
    output = try SequentialFile(path: path, frameCount: 1)
  }

  func makeSegmentEncoder(frames: Range<Int>) throws(MediaError) -> any SegmentEncoder {
    let settings = settings
    return SingleFrameEncoder(frames: frames, settings: settings) {
      frame, _ throws(MediaError) in
      try pngFile(frame.onMatte(settings), effort: .init(settings.quality))
    }
  }

  func append(_ segment: EncodedSegment) throws(MediaError) {
    guard let file = segment.payload as? [UInt8] else {
      throw .unexpected("a segment of another format")
    }
    try output.append(segment.frames, file)
  }

  func finish() throws(MediaError) { try output.finish() }

  func abandon() { output.abandon() }
}
