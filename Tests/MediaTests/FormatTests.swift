import Drawing
import Foundation
import Media
import TestSupport
import Testing

/// What is written is read again and compared with what went in.
@Suite("Every format")
struct FormatTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// A translucent disc that moves over nothing, with a solid bar.
  static func overNothing(_ frame: Int, width: Int = 64, height: Int = 48) -> Bitmap {
    var painter = TestPainter(width: width, height: height)
    painter.disc(
      x: 10 + Double(frame) * 3, y: 20, radius: 8,
      TestColor(red: 255, green: 90, blue: 95, alpha: 200))
    painter.rectangle(x: 4, y: 34, width: 30, height: 6, TestColor(red: 0, green: 194, blue: 168))
    return painter.bitmap
  }

  /// Whether this FFmpeg can write it with the codec.
  static func isAvailable(_ name: String, _ codec: String?) -> Bool {
    guard let format = try? OutputFormat(path: name) else { return false }
    guard let codec else { return format.isAvailable }
    return format.codecs.contains { $0.name == codec && $0.isAvailable }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var codec: String?
    var testDescription: String { name + (codec.map { " " + $0 } ?? "") }
  }

  static let films = [
    Case(name: "a.mp4"), Case(name: "a.mp4", codec: "hevc"), Case(name: "a.mp4", codec: "av1"),
    Case(name: "a.mov"), Case(name: "a.mov", codec: "hevc"), Case(name: "a.mov", codec: "prores"),
    Case(name: "a.mov", codec: "qtrle"), Case(name: "a.mov", codec: "png"), Case(name: "a.mkv"),
    Case(name: "a.mkv", codec: "hevc"), Case(name: "a.mkv", codec: "av1"),
    Case(name: "a.mkv", codec: "vp9"), Case(name: "a.mkv", codec: "ffv1"), Case(name: "a.webm"),
    Case(name: "a.webm", codec: "av1"),
  ].filter { isAvailable($0.name, $0.codec) }

  @Test("a film has its exact frames and times, from 0 on", arguments: films)
  func timing(film: Case) throws {
    for (rate, count) in [(FrameRate(50)!, 101), (FrameRate(30000, 1001)!, 61)] {
      var settings = smallSettings(height: 64, rate: rate, frames: count)
      settings.codec = film.codec
      settings.quality = .draft
      let path = directory(film.name)
      try writeShapes(path, settings)
      let reader = try FrameReader(path: path)
      // Matroska's clock has milliseconds.
      let tolerance = film.name.hasSuffix("mkv") || film.name.hasSuffix("webm") ? 6e-4 : 1e-9
      #expect(reader.information.frameRate == rate)
      #expect(abs(reader.information.duration! - rate.time(ofFrame: count)) <= 2 * tolerance)
      var times: [Double] = []
      while let frame = try reader.next() { times.append(frame.time!) }
      #expect(times.count == count)
      for (index, time) in times.enumerated() {
        #expect(abs(time - rate.time(ofFrame: index)) <= tolerance)
      }
    }
  }

  @Test("a flat colour comes back within 2 of 255, and is tagged as BT.709", arguments: films)
  func flatColor(film: Case) throws {
    for color in [
      TestColor(red: 0, green: 255, blue: 0), TestColor(red: 255, green: 0, blue: 0),
      TestColor(red: 0, green: 0, blue: 255), TestColor(red: 255, green: 255, blue: 255),
      TestColor(red: 0, green: 194, blue: 168), TestColor(red: 255, green: 90, blue: 95),
    ] {
      var settings = smallSettings(height: 64, frames: 3)
      settings.codec = film.codec
      let path = directory(film.name)
      try write(path, settings) { _ in .flat(color, width: 64, height: 64) }
      let information = try FrameReader(path: path).information
      if information.pixelFormat.hasPrefix("yuv") {
        #expect(information.colorSpace == "bt709" && information.colorRange == "tv")
      }
      for frame in try decodeFrames(path: path) {
        for (got, wanted) in zip(
          frame.bitmap.pixel(31, 24), [color.red, color.green, color.blue, 255])
        { #expect(abs(Int(got) - Int(wanted)) <= 2) }
      }
    }
  }

  @Test("the file is the same in whatever order segments are encoded, and twice", arguments: films)
  func reproducible(film: Case) throws {
    var settings = smallSettings(height: 64, rate: FrameRate(10)!, frames: 50)
    (settings.codec, settings.quality) = (film.codec, .draft)
    let (first, second) = (directory("1" + film.name), directory("2" + film.name))
    try writeShapes(first, settings)
    try writeShapes(second, settings) { $0.reversed() }
    #expect(try bytes(of: first) == bytes(of: second))
  }

  @Test(
    "lossless formats come back exactly, with their alpha",
    arguments: [
      Case(name: "a.mov", codec: "qtrle"), Case(name: "a.mov", codec: "png"),
      Case(name: "a.mkv", codec: "ffv1"), Case(name: "a.apng"),
    ].filter { isAvailable($0.name, $0.codec) })
  func lossless(film: Case) throws {
    for size in [(64, 48), (63, 45)] {
      var settings = smallSettings(width: size.0, height: size.1, frames: 20)
      (settings.codec, settings.isTransparent) = (film.codec, true)
      let path = directory(film.name)
      try write(path, settings) { Self.overNothing($0, width: size.0, height: size.1) }
      let frames = try decodeFrames(path: path)
      #expect(frames.count == 20)
      for (index, frame) in frames.enumerated() {
        // Straight alpha keeps colours to within what premultiplied ones say of them.
        #expect(
          frame.bitmap == Self.overNothing(index, width: size.0, height: size.1), "frame \(index)")
      }
    }
  }

  @Test("ProRes 4444 keeps alpha within 1 of 255")
  func proRes() throws {
    var settings = smallSettings(frames: 5)
    (settings.codec, settings.isTransparent) = ("prores", true)
    try write(directory("a.mov"), settings) { Self.overNothing($0) }
    for (index, frame) in try decodeFrames(path: directory("a.mov")).enumerated() {
      let wanted = Self.overNothing(index)
      for place in stride(from: 3, to: wanted.bytes.count, by: 4) {
        #expect(abs(Int(frame.bitmap.bytes[place]) - Int(wanted.bytes[place])) <= 1)
      }
      for (got, want) in zip(frame.bitmap.pixel(20, 37), wanted.pixel(20, 37)) {
        #expect(abs(Int(got) - Int(want)) <= 2)
      }
    }
  }

  @Test("VP9 keeps transparency, with crf 0 exactly", arguments: [nil, 0.0])
  func vp9Alpha(factor: Double?) throws {
    guard Self.isAvailable("a.webm", "vp9"), let ffmpeg = Tool("ffmpeg") else { return }
    var settings = smallSettings(rate: FrameRate(10)!, frames: 30)
    (settings.isTransparent, settings.constantRateFactor) = (true, factor)
    let sink = try write(directory("a.webm"), settings) { Self.overNothing($0) }
    #expect(sink.notes.contains { $0.contains("crf 0") })
    // FFmpeg's own decoder drops alpha, libvpx keeps it.
    let run = try ffmpeg.run([
      "-v", "error", "-c:v", "libvpx-vp9", "-i", directory("a.webm"), "-f", "rawvideo", "-pix_fmt",
      "yuva420p", directory("a.yuv"),
    ])
    #expect(run.status == 0, "\(run.output)")
    let raw = try bytes(of: directory("a.yuv"))
    let (pixels, frameSize) = (64 * 48, 64 * 48 * 5 / 2)
    try #require(raw.count == 30 * frameSize)
    for frame in 0..<30 {
      let wanted = Self.overNothing(frame)
      var worst = 0
      for place in 0..<pixels {
        let got = Int(raw[frame * frameSize + frameSize - pixels + place])
        worst = max(worst, abs(got - Int(wanted.bytes[4 * place + 3])))
      }
      #expect(worst <= (factor == 0 ? 0 : 48), "frame \(frame)")
    }
  }

  @Test("a film in pieces starts at 0 too and has all its frames")
  func fragmented() throws {
    let fifo = directory("pipe.mp4")
    #expect(mkfifo(fifo, 0o600) == 0)
    guard let cat = Tool("sh") else { return }
    let reader = Thread { _ = try? cat.run(["-c", "cat '\(fifo)' > '\(fifo).out'"]) }
    reader.start()
    try writeShapes(fifo, smallSettings(rate: FrameRate(10)!, frames: 50))
    while !reader.isFinished { usleep(1000) }
    let film = try FrameReader(.bytes(bytes(of: fifo + ".out"), name: "piped"))
    var times: [Double] = []
    while let frame = try film.next() { times.append(frame.time!) }
    #expect(times.count == 50)
    for (index, time) in times.enumerated() { #expect(abs(time - Double(index) / 10) < 1e-9) }
  }

  @Test("pictures are written one a file", arguments: ["jpg", "webp", "png"])
  func pictures(suffix: String) throws {
    let color = TestColor(red: 255, green: 90, blue: 95)
    let (still, pattern) = (directory("one.\(suffix)"), directory("f-%02d.\(suffix)"))
    try write(still, smallSettings(frames: 1)) { _ in .flat(color, width: 64, height: 48) }
    try write(pattern, smallSettings(frames: 3)) { _ in .flat(color, width: 64, height: 48) }
    for name in ["one", "f-00", "f-01", "f-02"] {
      let image = try ImageReader(.file(path: directory("\(name).\(suffix)"))).image()
      for (got, wanted) in zip(image.pixel(9, 9), [255, 90, 95, 255]) {
        #expect(abs(Int(got) - wanted) <= 2)
      }
    }
    let translucent = Self.overNothing(0)
    var settings = smallSettings(frames: 1)
    try write(still, settings) { _ in translucent }
    let image = try ImageReader(.file(path: still)).image()
    if suffix == "jpg" {
      #expect(image.pixel(60, 4) == [0, 0, 0, 255])
      settings.matte = .white
      try write(still, settings) { _ in translucent }
      let onWhite = try ImageReader(.file(path: still)).image()
      #expect(onWhite.pixel(60, 4).allSatisfy { $0 >= 253 })
    } else {
      #expect(image == translucent)
    }
  }

  @Test("Y4M says its size, rate and siting and holds the frames", arguments: [(64, 48), (63, 47)])
  func y4m(width: Int, height: Int) throws {
    let path = directory("a.y4m")
    try writeShapes(
      path, smallSettings(width: width, height: height, rate: FrameRate(30000, 1001)!, frames: 4))
    let reader = try FrameReader(path: path)
    #expect(reader.information.frameRate == FrameRate(30000, 1001))
    #expect((reader.information.width, reader.information.height) == (width, height))
    #expect(reader.information.pixelFormat == "yuv420p" && reader.information.colorRange == "tv")
    var count = 0
    while let frame = try reader.next() {
      // The file can't say BT.709, so only greys are compared.
      #expect(frame.bitmap.width == width)
      count += 1
    }
    #expect(count == 4)
  }

  @Test("raw RGBA is straight alpha, row after row")
  func raw() throws {
    try write(directory("a.rgba"), smallSettings(frames: 2)) { Self.overNothing($0) }
    let raw = try bytes(of: directory("a.rgba"))
    #expect(raw.count == 2 * 64 * 48 * 4)
    let place = (20 * 64 + 10) * 4
    for (got, wanted) in zip(raw[place..<place + 4], [255, 90, 95, 200]) {
      #expect(abs(Int(got) - wanted) <= 1)
    }
  }

  @Test("what a format can't do is told with a remedy")
  func refusals() throws {
    func error(_ name: String, _ change: (inout EncodingSettings) -> Void) -> MediaError? {
      var settings = smallSettings(frames: 2)
      change(&settings)
      return #expect(throws: MediaError.self) {
        try OutputFormat(path: name).makeSink(path: directory(name), settings: settings)
      }
    }
    #expect(error("a.mp4") { $0.codec = "vp8" }?.remedy == "choose h264, hevc, av1")
    #expect(error("a.mp4") { $0.isTransparent = true }?.remedy?.contains(".webm") == true)
    #expect(error("a.y4m") { $0.isTransparent = true }?.remedy?.contains(".apng") == true)
    #expect(
      error("a.mov") { ($0.isTransparent, $0.codec) = (true, "h264") }?.remedy
        == "choose prores, qtrle, png, or put it on a --matte")
    #expect(error("a.mov") { ($0.codec, $0.constantRateFactor) = ("prores", 20) }?.remedy != nil)
    #expect(error("a.mp4") { $0.constantRateFactor = 52 }?.remedy?.contains("51") == true)
    #expect(error("a.gif") { $0.codec = "h264" }?.remedy == "leave --codec h264 out")
    #expect(error("a.apng") { $0.bitrate = 1000 }?.remedy == "leave --bitrate out")
    #expect(error("a.mp4") { $0.bitrate = 1 }?.exitCode == 64)
    #expect(try directory.names == [])
  }

  @Test("a bit rate is kept")
  func bitrate() throws {
    for name in ["a.mp4", "a.webm"] {
      var sizes: [Int] = []
      for rate in [100_000, 400_000] {
        var settings = smallSettings(width: 160, height: 120, frames: 60)
        (settings.bitrate, settings.quality) = (rate, .draft)
        var random = SeededRandom(seed: 7)
        try write(directory(name), settings) { _ in
          Bitmap(
            width: 160, height: 120,
            bytes: (0..<(160 * 120)).flatMap { _ in
              [UInt8(random.next() & 255), UInt8(random.next() & 255), 0, 255]
            })
        }
        sizes.append(try bytes(of: directory(name)).count)
      }
      #expect(sizes[1] > sizes[0])
    }
  }
}
