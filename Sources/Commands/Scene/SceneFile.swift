/// Finds and reads a scene.
enum SceneFile {
  /// The bytes at `path`, `-` being standard input, and the path that was found.
  static func read(
    _ path: String, _ console: Console
  ) throws(Failure) -> (path: String, bytes: [UInt8]) {
    if path == "-" { return ("<stdin>", try InputFile.standardInput()) }
    guard let found = ScenePath.find(path) else {
      throw Failure(.missingInput, "no scene at \"\(path)\"\(ScenePath.suggestion(for: path))")
    }
    if found != path { console.note("there is no \"\(path)\"; this is \"\(found)\"") }
    return (found, try InputFile.bytes(at: found))
  }
}
