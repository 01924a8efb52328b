import Rendering

/// What the program says: results on standard output, everything else on standard error.
struct Console: Sendable {
  /// Whether notes are left out.
  var isQuiet = false

  /// Writes a result.
  func print(_ text: String) throws(Failure) {
    do { try put(text) } catch { throw Failure(error) }
  }

  /// Writes a part of a result, as the receiver of a render may do.
  func put(_ text: String) throws(MediaError) {
    guard let code = put(text, to: STDOUT_FILENO) else { return }
    switch code {
    case ENOSPC: throw .noSpace(path: "standard output")
    case EPIPE: throw .readerGone(path: "-")
    default: throw .writing(path: "standard output", reason: systemMessage(code))
    }
  }

  /// Says something that's good to know.
  func note(_ message: String) {
    if !isQuiet { say("\(Program.name): note: \(message)\n") }
  }

  /// Says why the program ends early.
  func complain(_ failure: Failure) {
    for line in failure.lines { say(line.hasSuffix("\n") ? line : line + "\n") }
  }

  /// Writes to standard error; when that fails there is no one left to tell.
  func say(_ text: String) { _ = put(text, to: STDERR_FILENO) }

  /// Writes all of a text; gives the system's error number when that fails.
  private func put(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
