import Animate
import Foundation
import Synchronization
import Testing

/// Every scene of the gallery against the frame hashes committed for it.
///
/// Ten small frames a second are enough to see a change, and quick. A golden that is missing fails
/// as well: `animate hash SCENE --fps 10 --scale 0.5 > GOLDEN` makes one, once its frames have been
/// looked at.
@Suite("The scenes' golden frames")
struct GoldenTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let goldens = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Goldens")

  private static func names(in folder: URL, extension suffix: String) -> Set<String> {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let names = (files ?? []).filter { $0.pathExtension == suffix }
      .map { $0.deletingPathExtension().lastPathComponent }
    return Set(names)
  }

  static let scenes = names(in: root.appendingPathComponent("Scenes"), extension: "json").sorted()

  @Test("belong to scenes, and every scene has them")
  func goldensAndScenesMatch() {
    #expect(Set(Self.scenes) == Self.names(in: Self.goldens, extension: "framehash"))
    #expect(Set(Self.scenes) == Self.names(in: Self.goldens, extension: "png"), "posters")
    #expect(!Self.scenes.isEmpty)
  }

  @Test("are what the scenes show", arguments: scenes)
  func framesAreAsCommitted(_ name: String) throws {
    let scene = Self.root.appendingPathComponent("Scenes/\(name).json")
    let bytes = Array(try Data(contentsOf: scene))
    let source = SourceText(name: scene.path, bytes: bytes)
    var film = try SceneReader.read(
      source, folder: scene.deletingLastPathComponent().path
    ).film
    film.frameRate = try #require(FrameRate(10, 1))
    let file = Self.goldens.appendingPathComponent("\(name).framehash")
    let golden = try FrameHashes(
      text: try String(contentsOf: file, encoding: .utf8), path: file.path)
    let actual = try hashes(of: film)
    #expect(actual.count == golden.frames.count)
    let different = actual.keys.sorted().first { actual[$0] != golden.frames[$0] }
    #expect(different == nil, "the first frame that differs")
  }

  private func hashes(of film: Film) throws -> [Int: FrameHash] {
    let clip = try #require(Clip(film))
    let size = try #require(PixelSize(film.size, scale: 0.5))
    let hashes = Mutex<[Int: FrameHash]>([:])
    let sink = HashSink(frameCount: clip.frames.count) { frame, hash in
      hashes.withLock { $0[frame] = hash }
    }
    let output = RenderOutput(sink, frameRate: clip.frameRate, firstFrame: 0)
    try Renderer(FilmSource(film, size: size, scale: 0.5)).render(to: [output])
    return hashes.withLock { $0 }
  }
}
