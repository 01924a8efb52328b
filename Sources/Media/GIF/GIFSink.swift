import Drawing
import Synchronization

/// Writes a clip as GIF.
final class GIFSink: FrameSink {
  let frameCount: Int
  // A few frames, so that whole pictures in flight don't take much memory; the work that is left
  // for `append` at the first of each is shared by the others' workers.
  let segmentLength = 4
  let notes: [String] = []
  private let settings: EncodingSettings
  private let output: SequentialFile
  private let encoder: Mutex<GIFEncoder>

  init(path: String, settings: EncodingSettings) throws(MediaError) {
    try settings.check(format: "GIF", longestSide: 65535)
    guard GIFTiming.frameRate(for: settings.frameRate) == settings.frameRate else {
      throw .unsuitable(
        format: "GIF", problem: "a rate of \(settings.frameRate) is too high",
        remedy: "players show at most 50 frames a second")
    }
    // Delays have 16 bits, so a frame that is shown longer is many.
    guard settings.frameRate.denominator <= 3600 * settings.frameRate.numerator else {
      throw .unsuitable(
        format: "GIF", problem: "a rate of \(settings.frameRate) is too low",
        remedy: "a frame may be shown for an hour")
    }
    (self.settings, frameCount) = (settings, settings.frameCount)
    output = try SequentialFile(path: path, frameCount: settings.frameCount)
    encoder = Mutex(GIFEncoder(settings))
  }

  /// A picture of the clip's size.
  var emptyPicture: GIFPicture { GIFPicture(width: settings.width, height: settings.height) }

  func makeSegmentEncoder(frames: Range<Int>) throws(MediaError) -> any SegmentEncoder {
    GIFSegmentEncoder(frames: frames, settings: settings)
  }

  func append(_ segment: EncodedSegment) throws(MediaError) {
    guard let frames = segment.payload as? GIFSegment else {
      throw .unexpected("a segment of another format")
    }
    let bytes = try encoder.withLock { (encoder) throws(MediaError) in
      try encoder.append(frames, at: segment.frames.lowerBound)
      return encoder.takeBytes()
    }
    try output.append(segment.frames, bytes)
  }

  func finish() throws(MediaError) {
    let bytes = try encoder.withLock { (encoder) throws(MediaError) in
      try encoder.finish()
      return encoder.takeBytes()
    }
    try output.write(bytes)
    try output.finish()
  }

  func finishEarly() throws(MediaError) -> Bool {
    let count = output.frameCountSoFar
    let bytes = try encoder.withLock { (encoder) throws(MediaError) -> [UInt8] in
      try encoder.finish(count: count)
      return encoder.takeBytes()
    }
    try output.write(bytes)
    return try output.finishEarly()
  }

  func abandon() { output.abandon() }
}

extension OutputFormat {
  /// Plays in every browser and chat, in few colours.
  public static let gif = OutputFormat(
    name: "GIF", extensions: ["gif"],
    summary: "plays in every chat; 50, 33⅓, 25 or 20 frames a second are exact",
    canBeTransparent: true,
    rate: GIFTiming.frameRate, count: GIFTiming.frameCount
  ) { path, settings throws(MediaError) in
    try GIFSink(path: path, settings: settings)
  }
}
