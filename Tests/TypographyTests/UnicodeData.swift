import Foundation
import Testing

/// The files of the Unicode Character Database as Debian's package unicode-data installs them.
enum UnicodeData {
  static let folder = "/usr/share/unicode/"
  static let remedy: Comment = "needs Debian's package unicode-data"

  static func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + name)
  }

  /// The lines of a file without comments and empty ones.
  static func lines(of name: String) throws -> [String] {
    try String(contentsOfFile: folder + name, encoding: .utf8)
      .split(whereSeparator: \.isNewline)
      .map { $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
