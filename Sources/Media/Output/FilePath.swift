import Glibc

/// A path cut at its last slash.
struct FilePath: Sendable, Equatable {
  /// What stands before the last slash, with it; empty for a bare name.
  var directory: String
  /// What stands after the last slash.
  var name: String

  init(_ path: String) {
    let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    directory = String(path[..<cut])
    name = String(path[cut...])
  }

  /// What follows the last point of the name, in lower case; nil without one.
  ///
  /// The point of a hidden file's name doesn't count.
  var `extension`: String? {
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return nil }
    return name[name.index(after: point)...].lowercased()
  }

  /// The directory as the system wants it.
  var directoryPath: String { directory.isEmpty ? "." : directory }
}

/// What stands at a path.
enum FileKind {
  case missing
  case regular(mode: mode_t)
  case directory
  /// A device, pipe or socket, which is written in place.
  case special

  /// Whether it is a directory.
  var isDirectory: Bool { if case .directory = self { true } else { false } }

  /// Looks through symbolic links; what can't be looked at counts as missing.
  init(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .missing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular(mode: status.st_mode & 0o777)
    case S_IFDIR: self = .directory
    default: self = .special
    }
  }
}

/// The path with its symbolic links resolved, when there is a file at it.
func resolvingLinks(_ path: String) -> String {
  guard let resolved = realpath(path, nil) else { return path }
  defer { free(resolved) }
  return String(cString: resolved)
}
