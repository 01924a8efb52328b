import Foundation
import Testing

@testable import SceneDocument

@Suite("The reference of the scene format")
struct SceneReferenceTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../docs/scene-format.md").standardizedFileURL
  private static let start =
    "<!-- made from the tables in Sources/SceneDocument/Format; a test keeps it true -->\n"
  private static let end = "<!-- end -->"

  private func text() throws -> String { try String(contentsOf: Self.file, encoding: .utf8) }

  /// With `ANIMATE_RECORD` set the file is brought up to date, and the test fails all the same.
  @Test("says of every key what the tables say")
  func tables() throws {
    let text = try text()
    let head = try #require(text.range(of: Self.start))
    let tail = try #require(text.range(of: Self.end))
    let expected = SceneReference.markdown
    let isTrue = text[head.upperBound..<tail.lowerBound] == expected
    #expect(isTrue, "run the test with ANIMATE_RECORD=1 and look at what has changed")
    guard !isTrue, ProcessInfo.processInfo.environment["ANIMATE_RECORD"] != nil else { return }
    let new = text[..<head.upperBound] + expected + text[tail.lowerBound...]
    try String(new).write(to: Self.file, atomically: true, encoding: .utf8)
  }

  @Test("has scenes that are right")
  func samples() throws {
    let blocks = try text().components(separatedBy: "```json\n").dropFirst()
    #expect(blocks.count >= 3)
    for block in blocks {
      let sample = block.components(separatedBy: "\n```")[0]
      _ = try scene(sample)
    }
  }
}
