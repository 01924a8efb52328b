/// Why a file could not be written or read.
public enum MediaError: Error, Sendable, Equatable {
  /// The path's extension names no format, or the path has none.
  case unknownExtension(path: String, known: [String])
  /// The format can't hold what the settings ask for.
  case unsuitable(format: String, problem: String, remedy: String)
  /// FFmpeg's libraries were built without an encoder that is needed.
  case missingEncoder(name: String, remedy: String)
  /// The output can't be created.
  case cannotCreate(path: String, reason: String)
  /// The disk is full.
  case noSpace(path: String)
  /// Nobody reads the pipe any more; the path `-` is standard output.
  case readerGone(path: String)
  /// Writing failed for another reason.
  case writing(path: String, reason: String)
  /// An encoder or muxer failed; `message` holds the library's own words.
  case encoder(name: String, message: String)
  /// A frame or segment came that wasn't asked for.
  case unexpected(String)
  /// A file can't be opened or isn't what it should be.
  case reading(path: String, reason: String)
  /// A picture has a side that is longer than can be read.
  case pictureTooLarge(path: String, width: Int, height: Int, longestSide: Int)
  /// A part of a film isn't what was written.
  case damagedPart(path: String)
  /// Parts that don't make a film together.
  case unsuitableParts(problem: String, remedy: String)
  /// Another process writes the part.
  case partInUse(path: String)
  /// A line of a file of frame hashes makes no sense.
  case malformedHashes(path: String, line: Int, reason: String)
}
