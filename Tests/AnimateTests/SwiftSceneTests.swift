import Animate
import Foundation
import SwiftScenes
import Testing

/// The films of Scenes/Swift against the frame hashes committed for them.
///
/// `ANIMATE_RECORD=1` with this suite records them, once the film has been looked at.
@Suite("The films written in Swift")
struct SwiftSceneTests {
  private static let goldens = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("SwiftGoldens")

  @Test("show the frames they are committed with", arguments: SwiftScenes.films.map(\.name))
  func frames(_ name: String) throws {
    let film = try #require(SwiftScenes.films.first { $0.name == name }).film()
    let file = Self.goldens.appendingPathComponent("\(name).framehash").path
    let pictures = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    #expect(try FilmGolden(film, hashes: file, pictures: pictures).differences() == [])
  }

  @Test("have nothing wrong with their views", arguments: SwiftScenes.films.map(\.name))
  func diagnostics(_ name: String) throws {
    let film = try #require(SwiftScenes.films.first { $0.name == name }).film()
    let stage = film.makeStage()
    _ = stage.drawing(at: film.duration)
    #expect(stage.diagnostics == [])
  }

  @Test("each have a poster that is in the repository")
  func posters() {
    for film in SwiftScenes.films {
      let poster = Self.goldens.appendingPathComponent("\(film.name).png").path
      #expect(FileManager.default.fileExists(atPath: poster), "\(film.name)")
    }
  }
}
