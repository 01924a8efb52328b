import Foundation
import Testing

@Suite("The page of the gallery")
struct GalleryPageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("shows every scene with a small film", arguments: GoldenTests.scenes)
  func films(_ name: String) throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("docs/gallery.md"), encoding: .utf8)
    #expect(page.contains("](gallery/\(name).gif)") && page.contains("(../Scenes/\(name).json)"))
    let film = Self.root.appendingPathComponent("docs/gallery/\(name).gif").path
    let size = try FileManager.default.attributesOfItem(atPath: film)[.size] as? Int ?? .max
    #expect(size < 300_000, "\(size) bytes")
  }
}
