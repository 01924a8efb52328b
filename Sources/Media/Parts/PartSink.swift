import Drawing
import Synchronization

/// Writes some of a clip's segments, encoded, to a file that can be joined with others to the clip.
///
/// What an earlier attempt has left in the file isn't done again. An abandoned part stays, so that
/// the next attempt goes on after it.
public final class PartSink: FrameSink {
  /// The frames that were there already.
  public let framesThere: Range<Int>
  public let frameCount: Int
  public var segmentLength: Int { encoders.segmentLength }
  public var notes: [String] { encoders.notes }
  /// Makes the encoders; what is written goes nowhere.
  private let encoders: any StorableSink
  private let state: Mutex<State>

  private struct State: @unchecked Sendable {
    var writer: PartWriter?
  }

  /// A part of the clip that `settings` describe.
  ///
  /// - Parameters:
  ///   - path: The part's file.
  ///   - format: What the clip is to become.
  ///   - settings: Those of the whole clip.
  ///   - frames: The part's frames; they begin and end where segments do.
  ///   - key: The key of the clip.
  /// - Throws: When the file can't be written, and for formats that can't be joined.
  public init(
    path: String, format: OutputFormat, settings: EncodingSettings, frames: Range<Int>, key: PartKey
  ) throws(MediaError) {
    encoders = try format.makePartEncoders(settings)
    let writer = try PartWriter(path: path, key: key, frames: frames)
    framesThere = frames.lowerBound..<writer.next
    frameCount = frames.upperBound - writer.next
    state = Mutex(State(writer: writer))
  }

  deinit { encoders.abandon() }

  public func makeSegmentEncoder(frames: Range<Int>) throws(MediaError) -> any SegmentEncoder {
    let start = framesThere.upperBound
    return try encoders.makeSegmentEncoder(
      frames: (frames.lowerBound + start)..<(frames.upperBound + start))
  }

  public func append(_ segment: EncodedSegment) throws(MediaError) {
    var store = ByteStore()
    try encoders.store(segment, in: &store)
    try state.withLock { (state) throws(MediaError) in
      try state.writer?.append(segment.frames, store.bytes)
    }
  }

  public func finish() throws(MediaError) {
    try state.withLock { (state) throws(MediaError) in
      guard let writer = state.writer, writer.next == framesThere.upperBound + frameCount else {
        throw .unexpected("a part ended early")
      }
      try writer.finish()
      state.writer = nil
    }
    encoders.abandon()
  }

  public func abandon() {
    state.withLock { $0.writer = nil }
    encoders.abandon()
  }
}

extension OutputFormat {
  /// How many frames make a segment of a clip.
  ///
  /// - Throws: For formats that can't be joined from parts.
  public func segmentLength(_ settings: EncodingSettings) throws(MediaError) -> Int {
    let sink = try makePartEncoders(settings)
    defer { sink.abandon() }
    return sink.segmentLength
  }

  fileprivate func makePartEncoders(
    _ settings: EncodingSettings
  ) throws(MediaError) -> any StorableSink {
    guard canBeJoined else {
      throw .unsuitable(
        format: name, problem: "it isn't joined from parts",
        remedy: isStill
          ? "it is one picture" : "each frame is a file; render ranges of them with --frames alone")
    }
    var silent = settings
    (silent.audio, silent.cues) = ([], [])  // Sound is added once, to the whole.
    let sink = try makeSink(path: "/dev/null", settings: silent)
    if let sink = sink as? any StorableSink { return sink }
    sink.abandon()
    throw .unsuitable(
      format: name, problem: "a picture isn't joined from parts", remedy: "render it as it is")
  }
}
