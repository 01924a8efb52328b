/// Reads files that the command line names.
enum InputFile {
  /// More than anything that is read; keeps an endless device from filling memory.
  private static let mostBytes = 65 << 20

  /// The bytes of the file at `path`.
  static func bytes(at path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path, errno) }
    defer { close(descriptor) }
    return try bytes(from: descriptor, path)
  }

  /// The bytes of standard input.
  static func standardInput() throws(Failure) -> [UInt8] {
    try bytes(from: STDIN_FILENO, "standard input")
  }

  private static func bytes(from descriptor: Int32, _ name: String) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < mostBytes {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw unreadable(name, errno) }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  private static func unreadable(_ name: String, _ code: Int32) -> Failure {
    Failure(.missingInput, "cannot read \(name): \(systemMessage(code).lowercased())")
  }
}
