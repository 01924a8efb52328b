import Drawing
import Foundation
import Media
import Testing

@Suite("Reading pictures")
struct ImageReaderTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func read(_ name: String) throws -> Bitmap {
    try ImageReader(.file(path: directory(name))).image()
  }

  /// A picture with colours and, if wanted, translucent pixels.
  private func sample(translucent: Bool = false) -> Bitmap {
    var painter = TestPainter(
      width: 48, height: 32, background: TestColor(red: 16, green: 20, blue: 24))
    painter.rectangle(x: 4, y: 4, width: 20, height: 12, TestColor(red: 255, green: 90, blue: 95))
    guard translucent else { return painter.bitmap }
    var clear = TestPainter(width: 48, height: 32)
    clear.disc(x: 20, y: 16, radius: 10, TestColor(red: 255, green: 90, blue: 95, alpha: 128))
    clear.rectangle(x: 30, y: 4, width: 8, height: 20, TestColor(red: 0, green: 194, blue: 168))
    return clear.bitmap
  }

  /// Writes a picture as PNG and has ffmpeg turn it into another file; false without ffmpeg.
  private func convert(_ bitmap: Bitmap, _ options: [String], _ name: String) throws -> Bool {
    guard let ffmpeg = Tool("ffmpeg") else { return false }
    try write(directory("source.png"), smallSettings(width: 48, height: 32, frames: 1)) { _ in
      bitmap
    }
    let run = try ffmpeg.run(
      ["-v", "error", "-y", "-i", directory("source.png")] + options + [directory(name)])
    #expect(run.status == 0, "\(run.output)")
    return run.status == 0
  }

  @Test("PNG comes back as it was, from a file and from memory", arguments: [false, true])
  func png(translucent: Bool) throws {
    let picture = sample(translucent: translucent)
    try write(directory("a.png"), smallSettings(width: 48, height: 32, frames: 1)) { _ in picture }
    #expect(try read("a.png") == picture)
    let reader = try ImageReader(.bytes(bytes(of: directory("a.png")), name: "inline"))
    #expect(reader.image() == picture)
    #expect(!reader.isAnimated && reader.duration == nil)
    #expect(try reader.frame(at: 7) == picture)
  }

  private func pixels(_ file: HandmadePNG) throws -> [[UInt8]] {
    let image = try ImageReader(.bytes(file.bytes, name: "handmade")).image()
    return (0..<image.width).map { image.pixel($0, 0) }
  }

  private func grey(_ values: [UInt8]) -> [[UInt8]] { values.map { [$0, $0, $0, 255] } }

  @Test("PNG is read in every number of bits of grey")
  func greyDepths() throws {
    for (depth, row, values): (UInt8, [UInt8], [UInt8]) in [
      (1, [0b0110_0000], [0, 255, 255, 0]), (2, [0b00_01_10_11], [0, 85, 170, 255]),
      (4, [0x0F, 0x18], [0, 255, 17, 136]), (8, [0, 1, 128, 255], [0, 1, 128, 255]),
      (16, [0, 0, 0x80, 0x7F, 0x80, 0x81, 255, 255], [0, 128, 128, 255]),
    ] {
      #expect(
        try pixels(HandmadePNG(width: 4, depth: depth, kind: 0, row: row)) == grey(values),
        "\(depth) bits")
    }
  }

  @Test("PNG is read with colour, palette and alpha in every number of bits")
  func depths() throws {
    let colors: [UInt8] = [255, 0, 0, 0, 128, 255]
    #expect(
      try pixels(HandmadePNG(width: 2, depth: 8, kind: 2, row: colors))
        == [[255, 0, 0, 255], [0, 128, 255, 255]])
    let wide = colors.flatMap { [$0, $0] }
    #expect(
      try pixels(HandmadePNG(width: 2, depth: 16, kind: 2, row: wide))
        == [[255, 0, 0, 255], [0, 128, 255, 255]])
    #expect(
      try pixels(HandmadePNG(width: 2, depth: 8, kind: 4, row: [255, 128, 100, 255]))
        == [[128, 128, 128, 128], [100, 100, 100, 255]])
    let half: [UInt8] = [255, 255, 0, 0, 0, 0, 128, 128]
    #expect(
      try pixels(HandmadePNG(width: 1, depth: 16, kind: 6, row: half)) == [[128, 0, 0, 128]])
    for (depth, row): (UInt8, [UInt8]) in [
      (1, [0b0100_0000]), (2, [0b0001_0000]), (4, [0x01]), (8, [0, 1]),
    ] {
      let file = HandmadePNG(
        width: 2, depth: depth, kind: 3, row: row,
        extra: [("PLTE", colors), ("tRNS", [51])])
      #expect(try pixels(file) == [[51, 0, 0, 51], [0, 128, 255, 255]], "\(depth) bits")
    }
  }

  @Test("a colour that PNG declares transparent is")
  func transparentColor() throws {
    let key: [UInt8] = [0, 255, 0, 0, 0, 0]
    let file = HandmadePNG(
      width: 2, depth: 8, kind: 2, row: [255, 0, 0, 1, 2, 3], extra: [("tRNS", key)])
    #expect(try pixels(file) == [[0, 0, 0, 0], [1, 2, 3, 255]])
    let grey = HandmadePNG(width: 2, depth: 8, kind: 0, row: [7, 9], extra: [("tRNS", [0, 7])])
    #expect(try pixels(grey) == [[0, 0, 0, 0], [9, 9, 9, 255]])
  }

  @Test("translucent 16-bit PNG and WebP keep their alpha")
  func alpha() throws {
    let picture = sample(translucent: true)
    for (options, name) in [
      (["-pix_fmt", "rgba64be"], "a.png"),
      (["-c:v", "libwebp", "-lossless", "1", "-pix_fmt", "bgra"], "a.webp"),
    ] {
      guard try convert(picture, options, name) else { return }
      let got = try read(name)
      for (one, other) in zip(got.bytes, picture.bytes) { #expect(abs(Int(one) - Int(other)) <= 1) }
    }
  }

  @Test("JPEG and lossy WebP have the right matrix and range")
  func lossy() throws {
    let color = TestColor(red: 255, green: 90, blue: 95)
    for (options, name) in [
      (["-q:v", "1", "-pix_fmt", "yuvj420p"], "a.jpg"),
      (["-c:v", "libwebp", "-quality", "100", "-pix_fmt", "yuv420p"], "a.webp"),
    ] {
      guard try convert(.flat(color, width: 48, height: 32), options, name) else { return }
      let pixel = try read(name).pixel(20, 16)
      for (got, wanted) in zip(pixel, [255, 90, 95, 255]) { #expect(abs(Int(got) - wanted) <= 3) }
    }
  }

  @Test("JPEG files are turned as Exif says", arguments: 1...8)
  func orientation(value: Int) throws {
    // Left half red, right half blue, with a white upper edge.
    var painter = TestPainter(
      width: 48, height: 32, background: TestColor(red: 0, green: 0, blue: 255))
    painter.rectangle(x: 0, y: 0, width: 24, height: 32, TestColor(red: 255, green: 0, blue: 0))
    painter.rectangle(x: 0, y: 0, width: 48, height: 8, TestColor(red: 255, green: 255, blue: 255))
    guard try convert(painter.bitmap, ["-q:v", "1", "-pix_fmt", "yuvj444p"], "a.jpg") else {
      return
    }
    let file = try bytes(of: directory("a.jpg"))
    let exif =
      Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(value), 0, 0, 0, 0, 0, 0]
    let segment = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    let reader = try ImageReader(.bytes(file.prefix(2) + segment + file.dropFirst(2), name: "a"))
    let image = reader.image()
    #expect((image.width == 48) == (value < 5) && (image.height == 32) == (value < 5))
    // Where the white edge is: above, below, left or right.
    let (w, h) = (image.width, image.height)
    let edges = [(w / 2, 2), (w / 2, h - 3), (2, h / 2), (w - 3, h / 2)]
    let white = edges.map { image.pixel($0.0, $0.1)[1] > 200 }
    let edge = [0, 0, 1, 1, 2, 3, 3, 2][value - 1]
    #expect(white == (0..<4).map { $0 == edge })
    // Where red is, in the corner away from the white edge.
    let isRedFirst = [true, false, false, true, true, true, false, false][value - 1]
    let (x, y) = value < 5 ? (6, edge == 0 ? h - 6 : 6) : (edge == 2 ? w - 6 : 6, 6)
    #expect((image.pixel(x, y)[0] > 200) == isRedFirst)
  }

  @Test(
    "frames of a GIF and a film are found at any time, in any order", arguments: ["gif", "mp4"])
  func frames(kind: String) throws {
    let path = directory("a." + kind)
    try writeShapes(path, smallSettings(rate: FrameRate(25)!, frames: 30))
    let frames = try decodeFrames(path: path)
    let reader = try ImageReader(.bytes(bytes(of: path), name: "clip"))
    #expect(reader.isAnimated)
    #expect(abs(reader.duration! - 1.2) < 1e-9)
    for index in [0, 3, 29, 28, 7, 7, 0, 15, 14] {
      for offset in [0, 0.02, 0.039] {
        #expect(try reader.frame(at: Double(index) / 25 + offset) == frames[index].bitmap)
      }
    }
    #expect(try reader.frame(at: -1) == frames[0].bitmap)
    #expect(try reader.frame(at: .nan) == frames[0].bitmap)
    #expect(try reader.frame(at: .infinity) == frames[29].bitmap)
    #expect(try reader.frame(at: 1e300) == frames[29].bitmap)
  }

  @Test("a long film is read far ahead and far back as if in order")
  func seeking() throws {
    let path = directory("long.mp4")
    try writeShapes(path, smallSettings(rate: FrameRate(10)!, frames: 200))
    let frames = try decodeFrames(path: path)
    let reader = try ImageReader(.file(path: path))
    for index in [190, 100, 3, 77, 199, 21, 20, 19] {
      #expect(try reader.frame(at: Double(index) / 10) == frames[index].bitmap)
    }
  }

  @Test("a sequence shows each picture for its time")
  func sequence() {
    func entry(_ name: String, _ duration: Double) -> ImageSequence.Entry {
      ImageSequence.Entry(.file(path: name), duration: duration)
    }
    let sequence = ImageSequence([
      entry("a", 0.1), entry("b", 0), entry("c", 0.2), entry("d", .nan), entry("e", -3),
    ])
    #expect(abs(sequence.duration - 0.3) < 1e-12)
    for (time, index) in [(-1, 0), (0, 0), (0.0999, 0), (0.1, 2), (0.25, 2), (0.3, 2), (9, 2)] {
      #expect(sequence.index(at: time) == index)
    }
    #expect(ImageSequence([]).index(at: 0) == nil)
    #expect(ImageSequence(paths: ["x", "y"], rate: FrameRate(10)!).index(at: 0.15) == 1)
  }

  @Test("what can't be read is told with its name and a remedy")
  func errors() throws {
    try Data("no picture at all".utf8).write(to: URL(fileURLWithPath: directory("text.png")))
    try Data("#EXTM3U\n#EXT-X-TARGETDURATION:1\nb.ts\n".utf8)
      .write(to: URL(fileURLWithPath: directory("list.m3u8")))
    try writeShapes(directory("cut.png"), smallSettings(frames: 1))
    let cut = try bytes(of: directory("cut.png"))
    let inputs: [MediaInput] = [
      .file(path: directory("missing.png")), .file(path: directory("text.png")),
      .file(path: directory("list.m3u8")), .file(path: directory.path),
      .bytes([], name: "nothing"), .bytes(Array(cut.prefix(60)), name: "cut"),
    ]
    for input in inputs {
      let error = #expect(throws: MediaError.self) { try ImageReader(input) }
      #expect(error?.message.hasPrefix(input.name + ": cannot read: ") == true)
      #expect(error?.remedy != nil)
    }
  }

  @Test("a picture that is too large is refused")
  func tooLarge() throws {
    try write(directory("wide.png"), smallSettings(width: 16385, height: 1, frames: 1)) { _ in
      Bitmap(width: 16385, height: 1)
    }
    let error = #expect(throws: MediaError.self) { try read("wide.png") }
    #expect(
      error
        == .pictureTooLarge(
          path: directory("wide.png"), width: 16385, height: 1, longestSide: 16384))
  }
}
