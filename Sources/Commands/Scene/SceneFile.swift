/// Finds and reads a scene.
enum SceneFile {
  /// A scene's bytes and where they were found.
  typealias Contents = (path: String, bytes: [UInt8])

  /// The bytes at `path`, `-` being standard input, and the path that was found.
  static func read(_ path: String, _ console: Console) throws(Failure) -> Contents {
    if path == "-" { return ("<stdin>", try InputFile.standardInput()) }
    guard let found = ScenePath.find(path) else {
      throw Failure(.missingInput, "no scene at \"\(path)\"\(ScenePath.suggestion(for: path))")
    }
    if found != path { console.note("there is no \"\(path)\"; this is \"\(found)\"") }
    return (found, try InputFile.bytes(at: found))
  }
}
