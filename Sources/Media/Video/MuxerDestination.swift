/// Where a muxer writes: a file that appears when complete, or standard output.
enum MuxerDestination: Sendable {
  case file(AtomicFile)
  case standardOutput

  /// The place that a path names; "-" is standard output.
  init(path: String) throws(MediaError) {
    self = path == "-" ? .standardOutput : .file(try AtomicFile(path: path))
  }

  /// The path as the user wrote it.
  var path: String {
    switch self {
    case .file(let file): file.path
    case .standardOutput: "-"
    }
  }

  /// What FFmpeg calls it.
  var url: String {
    switch self {
    case .file(let file): "file:" + file.workingPath
    case .standardOutput: "pipe:1"
    }
  }

  /// Whether what was written can be gone back to.
  var isSeekable: Bool {
    switch self {
    case .file(let file): !file.isInPlace
    case .standardOutput: false
    }
  }

  /// Puts the complete file in its place.
  func commit() throws(MediaError) { if case .file(let file) = self { try file.commit() } }

  /// Removes the file.
  func discard() { if case .file(let file) = self { file.discard() } }
}
