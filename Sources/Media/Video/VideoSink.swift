import Drawing
import Synchronization

/// Writes a clip as video.
final class VideoSink: FrameSink {
  let frameCount: Int
  let notes: [String]
  var segmentLength: Int { settings.segmentLength }
  private let settings: VideoSettings
  private let state: Mutex<State>

  private struct State {
    let destination: MuxerDestination
    var muxer: VideoMuxer?
    /// The encoder whose parameters are in the header waits for the first segment.
    var spare: VideoEncoder?
    var next = 0
    let header: [UInt8]

    mutating func complete() throws(MediaError) {
      guard let muxer else { throw .unexpected("a clip was completed twice") }
      try muxer.finish()
      self.muxer = nil
      try destination.commit()
    }
  }

  init(
    path: String, settings: EncodingSettings, container: VideoContainer
  ) throws(MediaError) {
    let video = try VideoSettings(settings, container)
    (self.settings, frameCount, notes) = (video, settings.frameCount, video.notes)
    let sound = try Self.sound(settings, container)
    state = try Mutex(Self.open(path, video, container, sound.encoder))
  }

  deinit { abandon() }

  private static func open(
    _ path: String, _ settings: VideoSettings, _ container: VideoContainer,
    _ sound: AudioEncoder?
  ) throws(MediaError) -> State {
    let encoder = try VideoEncoder(settings)
    let destination = try MuxerDestination(path: path)
    do throws(MediaError) {
      let muxer = try VideoMuxer(destination, container, encoder, settings, sound)
      return State(
        destination: destination, muxer: muxer, spare: encoder, header: encoder.header)
    } catch {
      destination.discard()
      throw error
    }
  }

  private static func sound(
    _ settings: EncodingSettings, _ container: VideoContainer
  ) throws(MediaError) -> Sound {
    if !settings.hasSound { return Sound(encoder: nil) }
    let duration = settings.frameRate.time(ofFrame: settings.frameCount)
    return Sound(
      encoder: try AudioEncoder(
        container.audioEncoder, AudioMixer(settings.audio, settings.cues, duration: duration),
        quality: settings.quality))
  }

  /// Goes into the lock, and then one thread has it alone.
  private struct Sound: @unchecked Sendable {
    let encoder: AudioEncoder?
  }

  func makeSegmentEncoder(frames: Range<Int>) throws(MediaError) -> any SegmentEncoder {
    let (spare, header) = state.withLock { state in
      defer { state.spare = nil }
      return (Spare(encoder: state.spare), state.header)
    }
    let encoder = if let waiting = spare.encoder { waiting } else { try VideoEncoder(settings) }
    guard encoder.header == header else {
      throw .encoder(name: settings.encoderName, message: "segments have different headers")
    }
    return VideoSegmentEncoder(encoder, settings: settings, frames: frames)
  }

  /// Takes the spare encoder out of the lock: from then on one thread has it alone.
  private struct Spare: @unchecked Sendable {
    let encoder: VideoEncoder?
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
      guard state.next == frameCount else {
        throw .unexpected("the clip ended after \(state.next) of \(frameCount) frames")
      }
      try state.complete()
    }
  }

  func finishEarly() throws(MediaError) -> Bool {
    let isEmpty = state.withLock { $0.next == 0 || $0.muxer == nil }
    if isEmpty {
      abandon()
      return false
    }
    try state.withLock { (state) throws(MediaError) in try state.complete() }
    return true
  }

  func abandon() {
    state.withLock { state in
      state.spare = nil
      // After `finish` there is no muxer, and the file is no longer ours.
      guard state.muxer != nil else { return }
      state.muxer = nil
      state.destination.discard()
    }
  }
}
