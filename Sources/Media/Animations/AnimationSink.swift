import Drawing
import Synchronization

/// Writes a clip as a file of changes.
final class AnimationSink: FrameSink {
  let frameCount: Int
  // Few, so that whole pictures in flight don't take much memory.
  let segmentLength = 8
  let notes: [String] = []
  private let settings: EncodingSettings
  private let kind: AnimationKind
  private let output: SequentialFile
  private let state: Mutex<State>

  private struct State {
    var writer: any AnimationWriter
    var last: Bitmap?
    var size = 0
  }

  init(path: String, settings: EncodingSettings, kind: AnimationKind) throws(MediaError) {
    try settings.check(format: kind.title, longestSide: kind.longestSide)
    guard settings.frameRate == AnimationRate.adapted(settings.frameRate) else {
      throw .unsuitable(
        format: kind.title, problem: "a rate of \(settings.frameRate) is too high",
        remedy: "players show at most 90 frames a second")
    }
    (self.settings, self.kind, frameCount) = (settings, kind, settings.frameCount)
    output = try SequentialFile(path: path, frameCount: settings.frameCount)
    state = Mutex(State(writer: kind.makeWriter(settings)))
  }

  /// A picture of the clip's size.
  var emptyPicture: Bitmap { Bitmap(width: settings.width, height: settings.height) }

  func makeSegmentEncoder(frames: Range<Int>) throws(MediaError) -> any SegmentEncoder {
    AnimationSegmentEncoder(frames: frames, settings: settings, kind: kind)
  }

  func append(_ segment: EncodedSegment) throws(MediaError) {
    guard let payload = segment.payload as? AnimationSegment else {
      throw .unexpected("a segment of another format")
    }
    let bytes = try state.withLock { (state) throws(MediaError) -> [UInt8] in
      try self.bytes(of: payload, at: segment.frames.lowerBound, &state)
    }
    try output.append(segment.frames, bytes)
  }

  private func bytes(
    of segment: AnimationSegment, at index: Int, _ state: inout State
  ) throws(MediaError) -> [UInt8] {
    let change =
      state.last.map { PictureChange(from: $0, to: segment.first, grid: kind.grid) }
      ?? PictureChange(whole: segment.first)
    let first = try kind.encode(change, settings)
    var bytes = state.last == nil ? state.writer.begin(first) : []
    for (offset, frame) in ([first] + segment.changes).enumerated() {
      bytes += state.writer.frame(frame, index: index + offset)
    }
    state.last = segment.last
    state.size += bytes.count
    return bytes
  }

  func finish() throws(MediaError) {
    let (end, correction) = try state.withLock {
      (state) throws(MediaError) -> ([UInt8], (offset: Int, bytes: [UInt8])?) in
      let end = state.writer.end()
      return (end, try state.writer.correction(size: state.size + end.count))
    }
    try output.write(end)
    if let correction { try output.replace(at: correction.offset, with: correction.bytes) }
    try output.finish()
  }

  func abandon() { output.abandon() }
}

/// Rates that browsers show.
enum AnimationRate {
  /// The rate at which a scene is drawn: its own up to 90 frames a second, and above that 60.
  ///
  /// Browsers take a frame of 10 ms and less for a mistake and show it for 100.
  static func adapted(_ rate: FrameRate) -> FrameRate {
    rate.numerator > 90 * rate.denominator ? .default : rate
  }
}
