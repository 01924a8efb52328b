import Foundation
public import Media

/// The folder beside a film in which its parts are.
public struct PartFolder: Sendable, Hashable {
  public let path: String
  private static let suffix = ".parts"

  /// The folder for the film at a path.
  public init(for film: String) { path = film + Self.suffix }

  /// The folder at a path.
  public init(at path: String) {
    self.path = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
  }

  /// The path of the film whose parts are here; nil when the folder has another name than it would.
  public var film: String? {
    path.hasSuffix(Self.suffix) ? String(path.dropLast(Self.suffix.count)) : nil
  }

  /// Whether it is there.
  public var exists: Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// Makes the folder unless it is there.
  public func make() throws(MediaError) {
    if exists { return }
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false)
    } catch {
      // Another process may have made it just now.
      if exists { return }
      throw .cannotCreate(path: path, reason: "the folder for parts can't be made")
    }
  }

  /// The manifests in it.
  public var manifests: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { path + "/" + $0 }
  }

  /// The name without extension of the part with some frames.
  public static func name(_ frames: Range<Int>) -> String {
    "\(padded(frames.lowerBound))-\(padded(frames.upperBound - 1))"
  }

  /// Removes a part, and the folder when it is empty then.
  public func remove(_ frames: Range<Int>) {
    for suffix in [".json", ".part"] { unlink(path + "/" + Self.name(frames) + suffix) }
    rmdir(path)
  }

  private static func padded(_ number: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, 6 - text.count)) + text
  }
}
