import Rendering

/// Checks where the command line wants things written, before any work is done.
enum OutputPaths {
  /// Makes sure that there is a path, that none is given twice, and that none is the scene.
  static func check(_ paths: [String], command: String, scene: String) throws(Failure) {
    guard !paths.isEmpty else {
      throw .usage(
        "\(command) needs -o, where to write",
        remedy: "\"animate \(command) --help\" has an example")
    }
    var seen: Set<String> = []
    for path in paths where !seen.insert(path).inserted {
      throw .usage("-o \(path) is given twice", remedy: "leave one of them")
    }
    if let path = paths.first(where: { isSameFile($0, scene) }) {
      throw .usage("-o \(path) is the scene itself", remedy: "write to another path")
    }
  }

  /// The one path of a command that writes to one.
  static func single(
    _ path: String?, command: String, scene: String
  ) throws(Failure) -> String {
    try check(path.map { [$0] } ?? [], command: command, scene: scene)
    return path ?? ""
  }

  private static func isSameFile(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }
}
