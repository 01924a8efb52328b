import CMediaKernels
import Glibc

/// A file that is written beside its target and renamed into its place when complete.
///
/// Until then the previous file at the path stays as it was, whatever happens: an error, an
/// interruption, `kill -9`. Devices and pipes can't be replaced and are written in place.
struct AtomicFile: Sendable {
  /// The path as the user wrote it, for messages.
  let path: String
  /// Where the bytes go.
  let workingPath: String
  private let target: String
  private let number: Int32

  /// Whether the bytes go straight to the target.
  var isInPlace: Bool { workingPath == target }

  /// Creates the empty working file.
  init(path: String) throws(MediaError) {
    self.path = path
    target = resolvingLinks(path)
    switch FileKind(at: target) {
    case .directory:
      throw .cannotCreate(path: path, reason: "there is a directory of this name")
    case .special:
      (workingPath, number) = (target, -1)
    case .missing:
      (workingPath, number) = try Self.create(beside: target, for: path, mode: nil)
    case .regular(let mode):
      guard access(target, W_OK) == 0 else { throw .creating(path, errno: errno) }
      (workingPath, number) = try Self.create(beside: target, for: path, mode: mode)
    }
  }

  private static func create(
    beside target: String, for path: String, mode: mode_t?
  ) throws(MediaError) -> (path: String, number: Int32) {
    let place = FilePath(target)
    guard !place.name.isEmpty else {
      throw .cannotCreate(path: path, reason: "the name of a file is missing")
    }
    TemporaryFiles.removeStale(beside: place)
    let working = place.directory + TemporaryFiles.uniqueName(for: place)
    let descriptor = open(working, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .creating(path, errno: errno) }
    if let mode { fchmod(descriptor, mode) }
    close(descriptor)
    return (working, media_temporary_note(working))
  }

  /// Puts the complete file in its place; it must be closed.
  func commit() throws(MediaError) {
    guard !isInPlace else { return }
    guard rename(workingPath, target) == 0 else {
      let code = errno
      discard()
      throw .creating(path, errno: code)
    }
    media_temporary_forget(number)
  }

  /// Removes the working file; harmless when it is gone.
  func discard() {
    guard !isInPlace else { return }
    unlink(workingPath)
    media_temporary_forget(number)
  }
}
