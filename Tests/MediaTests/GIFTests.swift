import Drawing
import Foundation
import Media
import TestSupport
import Testing

@Suite("GIF")
struct GIFTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private var path: String { directory("clip.gif") }

  private func structure() throws -> GIFStructure { try GIFStructure(bytes(of: path)) }

  @Test("a frame has no more colours than wanted", arguments: [2, 3, 16, 256])
  func colors(limit: Int) throws {
    var settings = smallSettings(frames: 4)
    (settings.gifColors, settings.quality) = (limit, .best)
    try write(path, settings) { frame in
      TestPainter(gradientOfWidth: 64 + frame, height: 48).bitmap.leftmost(64)
    }
    let first = try #require(try decodeFrames(path: path).first)
    let pixels = (0..<48).flatMap { y in (0..<64).map { first.bitmap.pixel($0, y) } }
    #expect(Set(pixels).count <= limit - 1)
    #expect(Set(pixels).count >= max(1, limit / 4))
  }

  @Test("a scene is drawn at its own rate up to 50 frames a second, and above that at 50")
  func rates() {
    for (scene, gif) in [
      (FrameRate(60)!, FrameRate(50)!), (FrameRate(60000, 1001)!, FrameRate(50)!),
      (FrameRate(50)!, FrameRate(50)!), (FrameRate(30)!, FrameRate(30)!),
      (FrameRate(48)!, FrameRate(48)!), (FrameRate(1, 10)!, FrameRate(1, 10)!),
    ] { #expect(GIFTiming.frameRate(for: scene) == gif) }
    #expect(throws: MediaError.self) {
      try OutputFormat.gif.makeSink(
        path: path, settings: smallSettings(rate: FrameRate(60)!, frames: 3))
    }
  }

  @Test(
    "delays sum to the exact length and none is below 2",
    arguments: [
      (FrameRate(30)!, 300, 1000), (FrameRate(50)!, 50, 100), (FrameRate(24)!, 24, 100),
      (FrameRate(25)!, 29, 116), (FrameRate(30000, 1001)!, 300, 1001), (FrameRate(48)!, 48, 100),
      (FrameRate(100, 3)!, 100, 300), (FrameRate(1, 1000)!, 2, 200_000), (FrameRate(30)!, 1, 3),
    ])
  func delays(rate: FrameRate, count: Int, total: Int) throws {
    let settings = smallSettings(width: 16, height: 12, rate: rate, frames: count)
    try write(path, settings) { frame in
      .flat(TestColor(red: UInt8(frame % 256), green: 9, blue: 0), width: 16, height: 12)
    }
    let structure = try structure()
    #expect(structure.duration == total)
    #expect(structure.images.allSatisfy { $0.delay >= 2 })
    #expect(structure.isWhole)
  }

  @Test(
    "a clip lasts as long as it is told to, to the hundredth of a second",
    arguments: [(2.35, 50), (1.01, 50), (0.001, 50), (10.0, 30), (1.16, 25), (0.334, 48)])
  func exactDuration(duration: Double, framesPerSecond: Int) throws {
    let rate = FrameRate(framesPerSecond)!
    let count = GIFTiming.frameCount(duration: duration, rate: rate)!
    var settings = smallSettings(width: 16, height: 12, rate: rate, frames: count)
    settings.duration = duration
    try write(path, settings) { frame in
      .flat(TestColor(red: UInt8(frame % 256), green: 9, blue: 0), width: 16, height: 12)
    }
    let structure = try structure()
    #expect(structure.duration == max(2, Int((duration * 100).rounded())))
    #expect(structure.images.allSatisfy { $0.delay >= 2 })
  }

  @Test("equal frames are one frame that is shown longer, and hold to the end")
  func merging() throws {
    let settings = smallSettings(rate: FrameRate(30)!, frames: 30)
    try write(path, settings) { movingShapes(width: 64, height: 48, frame: $0 / 10, of: 3) }
    #expect(try structure().images.map(\.delay) == [33, 34, 33])
  }

  @Test("a frame that is shown for ten minutes and more is still exact")
  func longHold() throws {
    let settings = smallSettings(width: 8, height: 8, rate: FrameRate(1, 1000)!, frames: 2)
    try write(path, settings) { frame in
      frame == 0
        ? .flat(TestColor(red: 255, green: 0, blue: 0), width: 8, height: 8)
        : Bitmap(width: 8, height: 8)
    }
    let structure = try structure()
    #expect(structure.duration == 200_000)
    // Only the last of the frames that show the red square clears it.
    #expect(structure.images.map(\.disposal) == [1, 2, 1, 1])
  }

  @Test(
    "loops",
    arguments: [(Loop.forever, Optional(0)), (.times(1), nil), (.times(3), 2), (.times(0), nil)])
  func loops(loop: Loop, repetitions: Int?) throws {
    var settings = smallSettings(frames: 2)
    settings.loop = loop
    try writeShapes(path, settings)
    #expect(try structure().repetitions == repetitions)
    #expect(Loop(count: 0) == .forever && Loop(count: 1) == .times(1))
  }

  @Test("pictures of few colours come back exactly")
  func exact() throws {
    let settings = smallSettings(frames: 6)
    func picture(_ frame: Int) -> Bitmap {
      var painter = TestPainter(
        width: 64, height: 48, background: TestColor(red: 16, green: 20, blue: 24))
      for i in 0..<5 {
        painter.rectangle(
          x: Double(3 + 9 * i), y: Double(4 + frame * (i + 1)), width: 8, height: 9,
          TestColor(red: UInt8(50 * i), green: 200, blue: UInt8(255 - 40 * i)))
      }
      return painter.bitmap
    }
    var best = settings
    best.quality = .best
    try write(path, best, picture: picture)
    #expect(try decodeFrames(path: path).map(\.bitmap) == (0..<6).map(picture))
  }

  @Test("pictures of many colours come back well, and nothing still ever changes")
  func still() throws {
    let settings = smallSettings(width: 96, height: 64, frames: 12)
    func picture(_ frame: Int) -> Bitmap {
      // The left half is a gradient of thousands of colours, which doesn't move.
      var painter = TestPainter(gradientOfWidth: 96, height: 64)
      painter.rectangle(
        x: 48, y: 0, width: 48, height: 64, TestColor(red: 20, green: 20, blue: 20))
      painter.disc(
        x: 72, y: 8 + 4 * Double(frame), radius: 6, TestColor(red: 250, green: 200, blue: 60))
      return painter.bitmap
    }
    let pictures = (0..<12).map(picture)
    try write(path, settings) { pictures[$0] }
    let frames = try decodeFrames(path: path).map(\.bitmap)
    for (frame, picture) in zip(frames, pictures) {
      #expect(signalToNoise(frame, picture) > 33)
      for y in 0..<64 {
        let row = (y * 96 * 4)..<(y * 96 * 4 + 48 * 4)
        #expect(frame.bytes[row] == frames[0].bytes[row])
      }
    }
    #expect(try structure().images.dropFirst().allSatisfy { $0.x >= 48 && $0.width < 48 })
  }

  @Test("shapes on nothing leave no ghosts", arguments: Quality.allCases)
  func transparency(quality: Quality) throws {
    var settings = smallSettings(width: 72, height: 40, frames: 16)
    settings.quality = quality
    func picture(_ frame: Int) -> Bitmap {
      var painter = TestPainter(width: 72, height: 40)
      // A disc that crosses a still square, vanishes for a while, and comes again.
      painter.rectangle(
        x: 30, y: 12, width: 12, height: 16, TestColor(red: 0, green: 194, blue: 168))
      if frame % 8 != 3 && frame % 8 != 4 {
        painter.disc(
          x: 6 + 4 * Double(frame), y: 20, radius: 6.3, TestColor(red: 255, green: 90, blue: 95))
      }
      return frame == 9 ? Bitmap(width: 72, height: 40) : painter.bitmap
    }
    try write(path, settings, picture: picture)
    // Held frames are merged, so each is found by its time.
    let decoded = try decodeFrames(path: path)
    for frame in 0..<16 {
      let time = (Double(frame) * 100 / 30).rounded() / 100
      let shown = decoded.last { $0.time! <= time + 1e-9 }!.bitmap
      let wanted = picture(frame)
      for y in 0..<40 {
        for x in 0..<72 {
          #expect(shown.pixel(x, y)[3] == (wanted.pixel(x, y)[3] >= 128 ? 255 : 0))
        }
      }
    }
  }

  @Test("a matte leaves nothing transparent")
  func matte() throws {
    var settings = smallSettings(width: 20, height: 20, frames: 1)
    settings.matte = .white
    try write(path, settings) { _ in
      var painter = TestPainter(width: 20, height: 20)
      painter.disc(x: 10, y: 10, radius: 5, TestColor(red: 255, green: 0, blue: 0, alpha: 100))
      return painter.bitmap
    }
    let picture = try decodeFrames(path: path)[0].bitmap
    #expect(picture.pixel(0, 0) == [255, 255, 255, 255])
    #expect(picture.pixel(10, 10) == [255, 155, 155, 255])
  }

  @Test("the file is the same whatever the order in which segments are encoded")
  func segmentOrder() throws {
    let settings = smallSettings(frames: 23)
    try writeShapes(path, settings)
    let first = try bytes(of: path)
    try writeShapes(path, settings) { $0.reversed() }
    #expect(try first == bytes(of: path))
  }

  @Test("noise, which compresses worst, is written and read", arguments: [1, 2, 7, 300])
  func noise(size: Int) throws {
    var random = SeededRandom(seed: UInt64(size))
    let pictures = (0..<3).map { _ in
      Bitmap(
        width: size, height: size,
        bytes: (0..<(size * size)).flatMap { _ -> [UInt8] in
          (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [255]
        })
    }
    try write(path, smallSettings(width: size, height: size, frames: 3)) { pictures[$0] }
    let decoded = try decodeFrames(path: path)
    #expect(decoded.count == 3)
    // 127 colours for all of RGB are about 21 dB.
    for (frame, picture) in zip(decoded, pictures) where size > 2 {
      #expect(signalToNoise(frame.bitmap, picture) > 20)
    }
    #expect(try structure().isWhole)
  }

  @Test("ffmpeg, gifsicle and ImageMagick read the file without complaint")
  func judges() throws {
    try writeShapes(path, smallSettings(width: 97, height: 61, rate: FrameRate(50)!, frames: 40))
    for (name, arguments) in [
      ("ffmpeg", ["-v", "warning", "-i", path, "-f", "null", "-"]),
      ("gifsicle", ["--no-ignore-errors", "--info", "-o", "/dev/null", path]),
      ("identify", ["-regard-warnings", path]),
    ] {
      guard let tool = Tool(name) else { continue }
      let result = try tool.run(arguments)
      #expect(result.status == 0)
      if name != "identify" { #expect(!result.output.contains("rror")) }
      if name == "ffmpeg" { #expect(result.output.isEmpty) }
      if name == "identify" { #expect(result.output.split(separator: "\n").count == 40) }
    }
  }
}

extension Bitmap {
  /// The first columns.
  fileprivate func leftmost(_ columns: Int) -> Bitmap {
    let rows = (0..<height).flatMap { y in
      bytes[(y * bytesPerRow)..<(y * bytesPerRow + columns * 4)]
    }
    return Bitmap(width: columns, height: height, bytes: rows)
  }
}
