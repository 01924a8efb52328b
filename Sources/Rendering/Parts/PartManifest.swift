import Foundation
public import Media

/// What stands beside a part that is whole: which frames it has, of which film, and how to check it.
public struct PartManifest: Codable, Sendable, Hashable {
  public var film: PartFilm
  /// The first frame and the one after the last, counted in the film that is to be joined.
  public var frames: [Int]
  /// The hashes of the first and the last picture, as `hash` prints them.
  public var pictures: [String]
  /// The name of the part's file, in the manifest's folder.
  public var file: String
  /// The SHA-256 of that file.
  public var sha256: String

  /// The manifest of a part in the file called `file`.
  public init(
    film: PartFilm, frames: Range<Int>, pictures: [FrameHash], file: String, hash: FileHash
  ) {
    self.film = film
    self.frames = [frames.lowerBound, frames.upperBound]
    self.pictures = pictures.map(\.hexadecimal)
    (self.file, sha256) = (file, hash.hexadecimal)
  }
}

extension PartManifest {
  /// The part's frames.
  public var range: Range<Int> {
    frames.count == 2 && frames[0] >= 0 && frames[0] < frames[1] ? frames[0]..<frames[1] : 0..<0
  }

  /// The manifest in a file; nil when there is none.
  public init?(path: String) throws(MediaError) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw .reading(path: path, reason: "it is no manifest of a part")
    }
  }

  /// Writes the manifest.
  public func write(to path: String) throws(MediaError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      throw .writing(path: path, reason: "its values have no text")
    }
    try writeFile(Array(data) + [10], to: path)
  }
}
