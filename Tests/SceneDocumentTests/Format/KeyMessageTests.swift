import Foundation
import Testing

@testable import SceneDocument

/// What is said of each key when it is misspelt, has a value of a wrong type or an extreme one.
///
/// The keys come from the tables of the format. `ANIMATE_RECORD=1` with this suite writes the messages
/// anew; they have to be read.
@Suite("The messages about every key")
struct KeyMessageTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../Messages/keys.txt").standardizedFileURL

  @Test("are those that are written down")
  func messages() throws {
    let lines = KeyTests.places.flatMap { self.lines(of: $0) }
    if ProcessInfo.processInfo.environment["ANIMATE_RECORD"] != nil {
      try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: Self.file)
    }
    let known = try String(contentsOf: Self.file, encoding: .utf8)
      .split(separator: "\n").map(String.init)
    #expect(lines.count == known.count)
    for (line, pinned) in zip(lines, known) where line != pinned {
      #expect(line == pinned)
      return
    }
  }

  private func lines(of place: KeyPlace) -> [String] {
    place.keys.flatMap { key in
      [
        line(place, key, key.name + "x", "1"), line(place, key, key.name, "{ \"strange\": [] }"),
        line(place, key, key.name, "-1e300"), line(place, key, key.name, "\"= 'a' * 2\""),
      ]
    }
  }

  /// The first message about the key itself, without its place in the document.
  private func line(
    _ place: KeyPlace, _ key: KeyDescription, _ name: String, _ value: String
  ) -> String {
    let column = (place.before + "{ ").count + 1
    let found = headlines(place.document("\"\(name)\": \(value)")).filter {
      Int($0.split(separator: ":")[1]).map { $0 >= column } ?? false
    }
    let message =
      found.first.map { $0.split(separator: ":", maxSplits: 2)[2].dropFirst() } ?? "fine"
    return "\(place.name).\(name) = \(value) → \(message)"
  }
}
