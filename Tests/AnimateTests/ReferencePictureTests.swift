import Animate
import Foundation
import Testing

/// The pictures of the format's reference against those committed.
///
/// `ANIMATE_RECORD=1` with this suite draws them anew; they have to be looked at.
@Suite("The pictures of the reference")
struct ReferencePictureTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../docs/pictures").standardizedFileURL
  private static let isRecording = ProcessInfo.processInfo.environment["ANIMATE_RECORD"] != nil

  private func picture(_ document: String) throws -> Bitmap {
    let film = try SceneReader.read(
      SourceText(name: "reference", text: document), folder: Self.folder.path
    ).film
    return try #require(film.frames(at: [0], scale: 1)).first.map(\.bitmap)
      ?? Bitmap(width: 1, height: 1)
  }

  @Test("show what the scenes beside them show")
  func pictures() throws {
    for sample in ReferencePicture.all {
      let file = Self.folder.appendingPathComponent("\(sample.name).png").path
      let bitmap = try picture(sample.document)
      if Self.isRecording { try bitmap.write(to: file) }
      let committed = try ImageReader(.file(path: file)).image()
      #expect(committed == bitmap, "\(sample.name)")
      let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
      #expect(size <= 4096, "\(sample.name): \(size) bytes")
    }
  }

  @Test("show that a modifier does something")
  func differences() throws {
    for sample in ReferencePicture.all {
      guard let plain = sample.plainDocument else { continue }
      #expect(try picture(plain) != picture(sample.document), "\(sample.name)")
    }
  }
}
