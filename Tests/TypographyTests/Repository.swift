import Foundation

/// Files of this repository.
enum Repository {
  /// A font file below Sources/CFonts.
  static func font(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/CFonts/\(name)").path
  }
}
