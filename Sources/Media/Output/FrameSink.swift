public import Drawing

/// One output being written: bitmaps go in, a file comes out.
///
/// A clip is cut into segments of `segmentLength` frames, which depends on the format and the
/// settings alone. Each segment is encoded by an encoder of its own — on any thread, in any order
/// — and the results are appended in order. So the file doesn't depend on the number of threads.
///
///     let sink = try OutputFormat(path: path).makeSink(path: path, settings: settings)
///     for frames in sink.segments {
///       let encoder = try sink.makeSegmentEncoder(frames: frames)
///       for frame in frames { try encoder.encode(picture(frame)) }
///       try sink.append(encoder.finish())
///     }
///     try sink.finish()
///
/// The previous file at the path stays as it was until `finish` replaces it. After an error only
/// `abandon` is of use.
public protocol FrameSink: AnyObject, Sendable {
  /// How many frames the clip has.
  var frameCount: Int { get }

  /// The number of frames of each segment but the last, at least 1.
  var segmentLength: Int { get }

  /// What the user should know of choices made for them, such as a padded size; whole sentences.
  var notes: [String] { get }

  /// An encoder for one of `segments`; may be called on any thread at any time.
  func makeSegmentEncoder(frames: Range<Int>) throws(MediaError) -> any SegmentEncoder

  /// Adds a finished segment; they come in order, from one thread at a time.
  func append(_ segment: EncodedSegment) throws(MediaError)

  /// Completes the file, makes sure that it was written, and puts it in its place.
  func finish() throws(MediaError)

  /// Completes the file with the frames that were appended, if the format allows that, and gives
  /// whether it did; otherwise it is abandoned.
  func finishEarly() throws(MediaError) -> Bool

  /// Gives up and removes what was written; harmless after `finish` and a second time.
  func abandon()
}

extension FrameSink {
  public func finishEarly() throws(MediaError) -> Bool {
    abandon()
    return false
  }

  /// The clip's frames, cut into segments.
  public var segments: [Range<Int>] {
    stride(from: 0, to: frameCount, by: segmentLength).map {
      $0..<min($0 + segmentLength, frameCount)
    }
  }
}

/// Encodes the frames of one segment, in order; used by one thread at a time.
public protocol SegmentEncoder: AnyObject {
  /// Encodes the next frame of the segment.
  func encode(_ frame: Bitmap) throws(MediaError)

  /// Encodes the next frame, which differs from the one before it in `rows` alone; all rows of a
  /// segment's first frame do.
  func encode(_ frame: Bitmap, changing rows: Range<Int>) throws(MediaError)

  /// Ends the segment and frees what encoding took.
  func finish() throws(MediaError) -> EncodedSegment
}

extension SegmentEncoder {
  public func encode(_ frame: Bitmap, changing rows: Range<Int>) throws(MediaError) {
    try encode(frame)
  }
}

/// What an encoder made of a segment, for the sink that made the encoder.
public struct EncodedSegment: Sendable {
  /// The frames of the clip that the segment holds.
  public let frames: Range<Int>
  /// The encoded frames, in a form known to the sink.
  public let payload: any Sendable

  /// A segment with what the sink is to append.
  public init(frames: Range<Int>, payload: any Sendable) {
    (self.frames, self.payload) = (frames, payload)
  }
}
