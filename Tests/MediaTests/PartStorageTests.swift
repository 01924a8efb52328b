import Drawing
import Foundation
import Media
import TestSupport
import Testing

@Suite("Parts on the disk")
struct PartStorageTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private static let key = PartKey("a film")

  /// Writes all frames of a clip as a part, or what of it isn't there yet; gives how many were there.
  @discardableResult
  private func writePart(_ format: OutputFormat, _ settings: EncodingSettings) throws -> Int {
    let sink = try PartSink(
      path: directory("all.part"), format: format, settings: settings,
      frames: 0..<settings.frameCount, key: Self.key)
    let start = sink.framesThere.upperBound
    for frames in sink.segments {
      let encoder = try sink.makeSegmentEncoder(frames: frames)
      for frame in frames {
        try encoder.encode(
          movingShapes(
            width: settings.width, height: settings.height, frame: start + frame,
            of: settings.frameCount))
      }
      try sink.append(encoder.finish())
    }
    try sink.finish()
    return start
  }

  private func join(_ format: OutputFormat, _ settings: EncodingSettings) throws -> [UInt8] {
    let path = directory("joined")
    let parts = [PartJoin.Part(path: directory("all.part"), frames: 0..<settings.frameCount)]
    let join = try PartJoin(parts, frameCount: settings.frameCount, key: Self.key)
    _ = try join.run(to: try format.makeSink(path: path, settings: settings)) { _ in true }
    return try bytes(of: path)
  }

  @Test(
    "a part with a wrong byte is never joined, and what is whole before it is gone on with",
    arguments: ["mp4", "gif", "apng", "rgba", "framehash"])
  func damage(suffix: String) throws {
    let format = try OutputFormat(path: "a." + suffix)
    let settings = smallSettings(rate: FrameRate(6)!, frames: 48)
    try writePart(format, settings)
    let whole = try join(format, settings)
    let part = try bytes(of: directory("all.part"))
    var random = SeededRandom(seed: 5)
    for _ in 0..<6 {
      var damaged = part
      damaged[Int.random(in: 0..<part.count, using: &random)] ^= 1
      try Data(damaged).write(to: URL(fileURLWithPath: directory("all.part")))
      #expect(throws: MediaError.self) { try join(format, settings) }
      #expect(try writePart(format, settings) < settings.frameCount)
      #expect(try join(format, settings) == whole)
    }
    try Data(part.dropLast(7)).write(to: URL(fileURLWithPath: directory("all.part")))
    #expect(try writePart(format, settings) < settings.frameCount)
    #expect(try bytes(of: directory("all.part")) == part)
  }

  @Test("a part of another film is begun anew")
  func otherFilm() throws {
    let settings = smallSettings(frames: 4)
    try writePart(.gif, settings)
    let sink = try PartSink(
      path: directory("all.part"), format: .gif, settings: settings, frames: 0..<4,
      key: PartKey("another film"))
    #expect(sink.framesThere.isEmpty && sink.frameCount == 4)
    sink.abandon()
  }

  @Test("pictures have no parts", arguments: ["a.png", "f%d.png", "a.jpg"])
  func pictures(name: String) throws {
    let format = try OutputFormat(path: name)
    #expect(!format.canBeJoined)
    #expect(throws: MediaError.self) { try format.segmentLength(smallSettings(frames: 1)) }
  }
}
