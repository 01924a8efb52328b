import Synchronization

/// Writes a clip as H.264 in an MP4 file.
final class MP4Sink: FrameSink {
  let frameCount: Int
  let notes: [String]
  var segmentLength: Int { settings.groupLength }
  private let settings: H264Settings
  private let state: Mutex<State>

  private struct State {
    let file: AtomicFile
    var muxer: MP4Muxer?
    /// The encoder whose parameters are in the header waits for the first segment.
    var spare: H264Encoder?
    var next = 0
    let header: [UInt8]
  }

  init(path: String, settings: EncodingSettings) throws(MediaError) {
    let h264 = try H264Settings(settings)
    (self.settings, frameCount, notes) = (h264, settings.frameCount, h264.notes)
    state = try Mutex(Self.open(path: path, settings: h264))
  }

  deinit { abandon() }

  private static func open(path: String, settings: H264Settings) throws(MediaError) -> State {
    let encoder = try H264Encoder(settings)
    let file = try AtomicFile(path: path)
    do throws(MediaError) {
      let muxer = try MP4Muxer(file: file, encoder: encoder, frameRate: settings.frameRate)
      return State(file: file, muxer: muxer, spare: encoder, header: encoder.header)
    } catch {
      file.discard()
      throw error
    }
  }

  func makeSegmentEncoder(frames: Range<Int>) throws(MediaError) -> any SegmentEncoder {
    let (spare, header) = state.withLock { state in
      defer { state.spare = nil }
      return (Spare(encoder: state.spare), state.header)
    }
    let encoder = if let waiting = spare.encoder { waiting } else { try H264Encoder(settings) }
    guard encoder.header == header else {
      throw .encoder(name: H264Settings.encoderName, message: "segments have different headers")
    }
    return H264SegmentEncoder(encoder, settings: settings, frames: frames)
  }

  /// Takes the spare encoder out of the lock: from then on one thread has it alone.
  private struct Spare: @unchecked Sendable {
    let encoder: H264Encoder?
  }

  func append(_ segment: EncodedSegment) throws(MediaError) {
    guard let packets = segment.payload as? [EncodedPacket] else {
      throw .unexpected("a segment of another format")
    }
    try state.withLock { (state) throws(MediaError) in
      guard segment.frames.lowerBound == state.next else {
        throw .unexpected("frame \(segment.frames.lowerBound) came instead of \(state.next)")
      }
      try state.muxer?.write(packets)
      state.next = segment.frames.upperBound
    }
  }

  func finish() throws(MediaError) {
    try state.withLock { (state) throws(MediaError) in
      guard let muxer = state.muxer, state.next == frameCount else {
        throw .unexpected("the clip ended after \(state.next) of \(frameCount) frames")
      }
      try muxer.finish()
      state.muxer = nil
      try state.file.commit()
    }
  }

  func abandon() {
    state.withLock { state in
      state.spare = nil
      // After `finish` there is no muxer, and the file is no longer ours.
      guard state.muxer != nil else { return }
      state.muxer = nil
      state.file.discard()
    }
  }
}
