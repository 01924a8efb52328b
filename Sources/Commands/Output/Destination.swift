import Rendering

/// Where a render is written and in which format.
struct Destination {
  let path: String
  let format: OutputFormat

  /// The path in `format`; unless given, in the format that the path asks for.
  init(_ path: String, format: OutputFormat? = nil) throws(Failure) {
    self.path = path
    self.format = try Self.format(of: path, wanted: format)
    guard path != "-" || self.format.canBePiped else {
      throw .usage(
        "\(self.format.name) can't be written to standard output",
        remedy: "write it to a file, or choose one of "
          + Self.names { $0.canBePiped }.joined(separator: ", "))
    }
  }

  /// The paths of a command that takes one `--format` for a single output.
  static func list(_ paths: [String], format: OutputFormat?) throws(Failure) -> [Destination] {
    if format != nil, paths.count > 1 {
      throw .usage(
        "--format says what one output is, but there are \(paths.count)",
        remedy: "leave it out and let the extensions say it, or write one output at a time")
    }
    return try paths.map { path throws(Failure) in try Destination(path, format: format) }
  }

  /// Makes sure that a picture is asked for.
  func checkStill() throws(Failure) {
    if format.canBeStill { return }
    throw .usage(
      "\(path) is no picture but \(format.name)",
      remedy: "a still is written as "
        + Self.names { $0.canBeStill }.map { ".\($0)" }.joined(separator: ", "))
  }

  private static func format(
    of path: String, wanted: OutputFormat?
  ) throws(Failure) -> OutputFormat {
    do {
      let own = try OutputFormat(path: path)
      guard let wanted else { return own }
      // A folder's or a pattern's pictures are of the format that its name alone can't say.
      return own.extensions.isEmpty && wanted.isStill ? own : wanted
    } catch {
      if let wanted { return wanted }
      var failure = Failure(error)
      if case .unknownExtension(_, let known) = error {
        failure.lines.append("animate: note: \(remedy(for: path, known))")
      }
      throw failure
    }
  }

  private static func remedy(for path: String, _ known: [String]) -> String {
    let parts = path.split(separator: "/").last?.split(separator: ".") ?? []
    let suffix = parts.count > 1 ? String(parts[parts.count - 1]) : ""
    return Suggestion.nearest(to: suffix, among: known).map { "did you mean .\($0)?" }
      ?? "--format says what to write whatever the name"
  }

  private static func names(where isMeant: (OutputFormat) -> Bool) -> [String] {
    OutputFormat.all.filter(isMeant).compactMap(\.extensions.first)
  }
}
