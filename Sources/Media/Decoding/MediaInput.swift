/// Where a picture, a film or a sound is read from.
public enum MediaInput: Sendable, Hashable {
  /// A file.
  case file(path: String)
  /// The bytes of a file, with the name that messages call it by.
  case bytes([UInt8], name: String)

  /// What messages call it.
  public var name: String {
    switch self {
    case .file(let path): path
    case .bytes(_, let name): name
    }
  }
}
