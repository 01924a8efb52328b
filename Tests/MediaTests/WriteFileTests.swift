import Foundation
import Media
import Testing

@Suite("A file written as a whole")
struct WriteFileTests {
  @Test("replaces the one before, and nothing else is left")
  func replaces() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("write file \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("text").path
    for text in ["the first, which is longer", "the second"] {
      try writeFile(Array(text.utf8), to: path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["text"])
  }

  @Test("is refused where it can't be")
  func refusals() {
    #expect(throws: MediaError.noSpace(path: "/dev/full")) {
      try writeFile([1, 2, 3], to: "/dev/full")
    }
    #expect(throws: MediaError.self) { try writeFile([], to: "/nowhere/file") }
  }
}
