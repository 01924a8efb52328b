import Foundation
import Media
public import Views

/// A film compared with the hashes of its frames that are committed in a file.
///
/// In Swift Testing, where a failure tells what differs and where pictures of it are:
///
///     let golden = FilmGolden(film, hashes: "Goldens/card.framehash")
///     #expect(try golden.differences() == [])
///
/// With XCTest it is `XCTAssertEqual(try golden.differences(), [])`. Where the environment variable
/// `ANIMATE_RECORD` is set, the file is written instead and its making is the difference that is told.
public struct FilmGolden {
  /// The film.
  public let film: Film
  /// The file of hashes, as `hash` prints them.
  public let path: String
  /// Pixels a point.
  public let scale: Double
  /// The folder for pictures of frames that differ.
  public let pictures: String

  /// A comparison of `film` with the hashes in the file at `path`.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - path: The file of hashes.
  ///   - scale: Pixels a point.
  ///   - pictures: Where pictures go, made when it is needed; beside the hashes unless given.
  public init(_ film: Film, hashes path: String, scale: Double = 1, pictures: String? = nil) {
    (self.film, self.path, self.scale) = (film, path, scale)
    self.pictures = pictures ?? path + ".differences"
  }

  /// What differs, a sentence each; nothing when every frame is as it was.
  ///
  /// The first three frames that differ are written as pictures.
  ///
  /// - Throws: `RenderError` or `MediaError` when the film can't be rendered or a file can't be written.
  public func differences() throws -> [String] {
    let actual = try film.frameHashes(scale: scale)
    if ProcessInfo.processInfo.environment["ANIMATE_RECORD"] != nil {
      try Data(actual.description.utf8).write(to: URL(fileURLWithPath: path))
      return ["\(path) has been recorded; look at the film and commit it"]
    }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      return ["there is no \(path); run with ANIMATE_RECORD=1 to record it"]
    }
    let expected = try FrameHashes(text: text, path: path)
    guard let difference = actual.firstDifference(from: expected) else { return [] }
    return ["\(path): \(difference)"] + (try writePictures(actual, expected))
  }

  private func writePictures(
    _ actual: FrameHashes, _ expected: FrameHashes
  ) throws(MediaError) -> [String] {
    let different = actual.frames.keys.sorted().filter {
      actual.frames[$0] != expected.frames[$0]
    }
    try? FileManager.default.createDirectory(
      atPath: pictures, withIntermediateDirectories: true)
    var notes: [String] = []
    for frame in different.prefix(3) {
      let file = "\(pictures)/frame-\(frame).png"
      try film.bitmap(at: film.frameRate.time(ofFrame: frame), scale: scale).write(to: file)
      notes.append("\(file) shows frame \(frame) as it is now")
    }
    return notes
  }
}
