/// The names of a sequence's files.
struct SequencePattern: Sendable, Equatable {
  let directory: String
  private let prefix: String
  private let digits: Int
  private let suffix: String

  /// Four digits and an extension, in a directory.
  init(directory: String, extension suffix: String = "png") {
    let isWhole = directory.isEmpty || directory.hasSuffix("/")
    self.init(isWhole ? directory : directory + "/", prefix: "", digits: 4, suffix: "." + suffix)
  }

  private init(_ directory: String, prefix: String, digits: Int, suffix: String) {
    (self.directory, self.prefix) = (directory, prefix)
    (self.digits, self.suffix) = (digits, suffix)
  }

  /// The sequence that a path asks for: by a number's place, `%d` or `%04d`, in the name of a file
  /// with one of `extensions`.
  init?(path: String, extensions: [String]) {
    let place = FilePath(path)
    guard let suffix = place.extension, extensions.contains(suffix),
      let match = place.name.firstMatch(of: /%(?:0?([0-9]))?d/)
    else { return nil }
    self.init(
      place.directory, prefix: String(place.name[..<match.range.lowerBound]),
      digits: match.output.1.flatMap { Int($0) } ?? 1,
      suffix: String(place.name[match.range.upperBound...]))
  }

  /// Whether a path asks for a directory of pictures: by a slash at its end or by naming one.
  static func isDirectory(_ path: String) -> Bool {
    let place = FilePath(path)
    guard !path.isEmpty else { return false }
    return place.name.isEmpty || (place.extension == nil && FileKind(at: path).isDirectory)
  }

  /// The path of the file with a number.
  func path(_ number: Int) -> String {
    let text = String(number)
    return directory + prefix + String(repeating: "0", count: max(0, digits - text.count)) + text
      + suffix
  }
}
