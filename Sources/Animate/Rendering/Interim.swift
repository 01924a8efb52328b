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

  /// Gives up and removes what was written; harmless after `finish` and a second time.
  func abandon()
}

extension FrameSink {
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

  /// Ends the segment and frees what encoding took.
  func finish() throws(MediaError) -> EncodedSegment
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
/// Why a file could not be written or read.
public enum MediaError: Error, Sendable, Equatable {
  /// The path's extension names no format; `suggestion` is the known one most like it.
  case unknownExtension(path: String, known: [String], suggestion: String?)
  /// The format can't hold what the settings ask for.
  case unsuitable(format: String, problem: String, remedy: String)
  /// FFmpeg's libraries were built without an encoder that is needed.
  case missingEncoder(name: String, remedy: String)
  /// The output can't be created.
  case cannotCreate(path: String, reason: String)
  /// The disk is full.
  case noSpace(path: String)
  /// Writing failed for another reason.
  case writing(path: String, reason: String)
  /// An encoder or muxer failed; `message` holds the library's own words.
  case encoder(name: String, message: String)
  /// A frame or segment came that wasn't asked for.
  case unexpected(String)
  /// A file can't be opened or isn't what it should be.
  case reading(path: String, reason: String)
  /// A line of a file of frame hashes makes no sense.
  case malformedHashes(path: String, line: Int, reason: String)
}
extension MediaError {
  /// What is wrong, with its place; one line unless a library's own words are longer.
  public var message: String {
    switch self {
    case .unknownExtension(let path, _, _): "\(path): no known output format has this extension"
    case .unsuitable(let format, let problem, _): "\(format): \(problem)"
    case .missingEncoder(let name, _): "this FFmpeg has no encoder \(name)"
    case .cannotCreate(let path, let reason): "\(path): cannot create: \(reason)"
    case .noSpace(let path): "\(path): no space left on the device"
    case .writing(let path, let reason): "\(path): cannot write: \(reason)"
    case .encoder(let name, let message): "\(name): \(message)"
    case .unexpected(let problem): "internal error: \(problem)"
    case .reading(let path, let reason): "\(path): cannot read: \(reason)"
    case .malformedHashes(let path, let line, let reason): "\(path):\(line): \(reason)"
    }
  }

  /// What can be done about it, if there is something to say.
  public var remedy: String? {
    switch self {
    case .unknownExtension(_, let known, let suggestion):
      (suggestion.map { "did you mean .\($0)? " } ?? "")
        + "known are " + known.map { ".\($0)" }.joined(separator: ", ")
    case .unsuitable(_, _, let remedy), .missingEncoder(_, let remedy): remedy
    case .cannotCreate: "choose another path, or make this one writable"
    case .noSpace: "free some space, or write elsewhere"
    case .encoder: "try other settings, such as another size or quality"
    case .writing, .unexpected, .reading, .malformedHashes: nil
    }
  }

  /// The exit code of sysexits.h that fits.
  public var exitCode: Int32 {
    switch self {
    case .unknownExtension, .unsuitable: 64
    case .malformedHashes: 65
    case .reading: 66
    case .missingEncoder: 69
    case .encoder, .unexpected: 70
    case .cannotCreate: 73
    case .noSpace, .writing: 74
    }
  }
}

extension MediaError: CustomStringConvertible {
  /// The message, and the remedy after a semicolon.
  public var description: String { remedy.map { "\(message); \($0)" } ?? message }
}
