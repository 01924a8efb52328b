import Drawing
import Foundation
import Media
import TestSupport
import Testing

@Suite("PNG")
struct PNGTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func writeStill(_ name: String, _ bitmap: Bitmap, matte: Matte? = nil) throws -> String {
    var settings = smallSettings(width: bitmap.width, height: bitmap.height, frames: 1)
    settings.matte = matte
    try write(directory(name), settings) { _ in bitmap }
    return directory(name)
  }

  @Test("half-transparent red is written as (255, 0, 0, 128)")
  func straightAlpha() throws {
    let red = TestColor(red: 128, green: 0, blue: 0, alpha: 128)
    let path = try writeStill("red.png", .flat(red, width: 3, height: 2))
    let information = try FrameReader(path: path).information
    #expect(information.pixelFormat == "rgba")
    guard let ffmpeg = Tool("ffmpeg") else { return }
    let raw = directory("red.raw")
    _ = try ffmpeg.run(["-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgba", raw])
    #expect(try bytes(of: raw) == Array(repeating: [255, 0, 0, 128], count: 6).flatMap { $0 })
  }

  @Test("every premultiplied colour survives")
  func premultiplied() throws {
    var random = SeededRandom(seed: 1)
    let pixels = (0..<(40 * 30)).flatMap { _ -> [UInt8] in
      let alpha = UInt8.random(in: 0...255, using: &random)
      return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &random) } + [alpha]
    }
    let bitmap = Bitmap(width: 40, height: 30, bytes: pixels)
    let path = try writeStill("random.png", bitmap)
    #expect(try decodeFrames(path: path).map(\.bitmap) == [bitmap])
  }

  @Test(
    "an opaque picture is RGB, says that it is sRGB, and comes back exactly",
    arguments: Quality.allCases)
  func opaque(quality: Quality) throws {
    let picture = movingShapes(width: 61, height: 47, frame: 3, of: 9)
    var settings = smallSettings(width: 61, height: 47, frames: 1)
    settings.quality = quality
    let path = directory("picture.png")
    try write(path, settings) { _ in picture }
    #expect(try FrameReader(path: path).information.pixelFormat == "rgb24")
    #expect(try decodeFrames(path: path).map(\.bitmap) == [picture])
    let file = try bytes(of: path)
    #expect(file.firstRange(of: Array("sRGB".utf8)) != nil)
  }

  @Test("the same picture gives the same bytes")
  func deterministic() throws {
    let picture = movingShapes(width: 61, height: 47, frame: 3, of: 9)
    let first = try bytes(of: writeStill("a.png", picture))
    #expect(try first == bytes(of: writeStill("b.png", picture)))
  }

  @Test("a matte makes the picture opaque")
  func matte() throws {
    let veil = Bitmap.flat(TestColor(red: 0, green: 0, blue: 64, alpha: 128), width: 2, height: 2)
    let path = try writeStill("veil.png", veil, matte: .white)
    #expect(try decodeFrames(path: path)[0].bitmap.pixel(0, 0) == [127, 127, 191, 255])
  }

  @Test("more than one frame don't fit into one picture, and the message says what to do")
  func stillOfMany() throws {
    let path = directory("film.png")
    let error = #expect(throws: MediaError.self) {
      try OutputFormat(path: path).makeSink(path: path, settings: smallSettings(frames: 2))
    }
    #expect(error?.remedy?.contains("frame-%04d.png") == true)
  }

  @Test(
    "a sequence is a file a frame",
    arguments: [
      ("frames/", 0, "frames/0000.png", "frames/0002.png"),
      ("frames/%04d.png", 0, "frames/0000.png", "frames/0002.png"),
      ("f%d.png", 9, "f9.png", "f11.png"),
      ("shot-%03d-x.png", 998, "shot-998-x.png", "shot-1000-x.png"),
    ])
  func sequence(path: String, start: Int, first: String, last: String) throws {
    var settings = smallSettings(frames: 3)
    settings.firstFrameNumber = start
    try writeShapes(directory(path), settings) { $0.reversed() }
    for (name, frame) in [(first, 0), (last, 2)] {
      let expected = movingShapes(width: 64, height: 48, frame: frame, of: 3)
      #expect(try decodeFrames(path: directory(name)).map(\.bitmap) == [expected])
    }
  }

  @Test("a directory that exists asks for a sequence")
  func existingDirectory() throws {
    #expect(try OutputFormat(path: directory.path).name == "PNG sequence")
  }
}
