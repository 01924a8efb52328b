import Foundation

/// Reads the bytes of a scene.
enum SceneFile {
  /// More than any scene that the reader takes; keeps an endless device from filling memory.
  private static let mostBytes = 65 << 20

  /// The bytes at `path`, `-` being standard input, and the path that was found.
  static func read(
    _ path: String, _ console: Console
  ) throws(Failure) -> (path: String, bytes: [UInt8]) {
    if path == "-" { return ("<stdin>", try read(descriptor: STDIN_FILENO, "standard input")) }
    guard let found = ScenePath.find(path) else {
      throw Failure(.missingInput, "no scene at \"\(path)\"\(ScenePath.suggestion(for: path))")
    }
    if found != path { console.note("there is no \"\(path)\"; this is \"\(found)\"") }
    let descriptor = open(found, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(found, errno) }
    defer { close(descriptor) }
    return (found, try read(descriptor: descriptor, found))
  }

  private static func read(descriptor: Int32, _ name: String) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < mostBytes {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
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
