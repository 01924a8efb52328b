import Rendering

/// Finds a scene whose name is written in other letter case than the file's.
enum ScenePath {
  /// The path of an existing file that equals `path` but for letter case; `path` itself when it
  /// exists; nil when there is none or more than one.
  static func find(_ path: String) -> String? {
    if access(path, F_OK) == 0 { return path }
    var found = path.hasPrefix("/") ? "/" : ""
    for component in path.split(separator: "/") {
      guard let name = entry(named: String(component), in: found) else { return nil }
      found += (found.isEmpty || found.hasSuffix("/") ? "" : "/") + name
    }
    return found
  }

  /// `, did you mean "file"?` when a scene beside the missing one has a similar name.
  static func suggestion(for path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    let directory = folder.isEmpty ? (path.hasPrefix("/") ? "/" : "") : folder
    let scenes = entries(of: find(directory) ?? directory).filter { $0.hasSuffix(".json") }
    let prefix = parts.count > 1 ? folder + "/" : ""
    return Suggestion.nearest(to: String(parts.last ?? ""), among: scenes)
      .map { ", did you mean \"\(prefix)\($0)\"?" } ?? ""
  }

  private static func entry(named name: String, in directory: String) -> String? {
    let path = directory + (directory.isEmpty || directory.hasSuffix("/") ? "" : "/") + name
    if access(path, F_OK) == 0 { return name }
    let alike = entries(of: directory).filter { $0.lowercased() == name.lowercased() }
    return alike.count == 1 ? alike[0] : nil
  }

  /// The names in a directory, sorted; none when it can't be read.
  private static func entries(of directory: String) -> [String] {
    guard let stream = opendir(directory.isEmpty ? "." : directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 } }
      names.append(String(decoding: name, as: UTF8.self))
    }
    return names.sorted()
  }
}
