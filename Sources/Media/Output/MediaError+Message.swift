extension MediaError {
  /// What is wrong, with its place; one line unless a library's own words are longer.
  public var message: String {
    switch self {
    case .unknownExtension(let path, _):
      FilePath(path).extension == nil
        ? "\(path): no extension says which format to write"
        : "\(path): no known output format has this extension"
    case .unsuitable(let format, let problem, _): "\(format): \(problem)"
    case .missingEncoder(let name, _): "this FFmpeg has no encoder \(name)"
    case .cannotCreate(let path, let reason): "\(path): cannot create: \(reason)"
    case .noSpace(let path): "\(path): no space left on the device"
    case .readerGone(let path): "\(path): nobody reads it any more"
    case .writing(let path, let reason): "\(path): cannot write: \(reason)"
    case .encoder(let name, let message): "\(name): \(message)"
    case .unexpected(let problem): "internal error: \(problem)"
    case .reading(let path, let reason): "\(path): cannot read: \(reason)"
    case .pictureTooLarge(let path, let width, let height, _):
      "\(path): \(width)×\(height) pixels are too many"
    case .damagedPart(let path): "\(path): the part is damaged or of another version"
    case .unsuitableParts(let problem, _): problem
    case .partInUse(let path): "\(path): another process is writing this part"
    case .malformedHashes(let path, let line, let reason): "\(path):\(line): \(reason)"
    }
  }

  /// What can be done about it, if there is something to say.
  public var remedy: String? {
    switch self {
    case .unknownExtension(_, let known):
      "known are " + known.map { ".\($0)" }.joined(separator: ", ")
    case .unsuitable(_, _, let remedy), .missingEncoder(_, let remedy),
      .unsuitableParts(_, let remedy):
      remedy
    case .damagedPart: "render it again"
    case .partInUse: "wait for it, or end it"
    case .cannotCreate: "choose another path, or make this one writable"
    case .noSpace: "free some space, or write elsewhere"
    case .encoder: "try other settings, such as another size or quality"
    case .pictureTooLarge(_, _, _, let side): "make it smaller; a side may have \(side)"
    case .reading: "see that it is there, is whole and is a picture, film or sound"
    case .readerGone, .writing, .unexpected, .malformedHashes: nil
    }
  }

  /// The exit code of sysexits.h that fits.
  public var exitCode: Int32 {
    switch self {
    case .unknownExtension, .unsuitable: 64
    case .malformedHashes, .damagedPart, .unsuitableParts: 65
    case .reading, .pictureTooLarge: 66
    case .missingEncoder: 69
    case .encoder, .unexpected: 70
    case .cannotCreate, .partInUse: 73
    case .noSpace, .readerGone, .writing: 74
    }
  }
}

extension MediaError: CustomStringConvertible {
  /// The message, and the remedy after a semicolon.
  public var description: String { remedy.map { "\(message); \($0)" } ?? message }
}
