import Drawing
import Foundation
import Media
import Testing

@Suite("APNG and animated WebP")
struct AnimationTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Frames that move, stand still, vanish and come over what was there.
  private func picture(_ frame: Int) -> Bitmap {
    switch frame {
    case 5, 6: Bitmap(width: 64, height: 48)
    case 7..<12: FormatTests.overNothing(7)
    case 12..<16: movingShapes(width: 64, height: 48, frame: frame, of: 20)
    default: FormatTests.overNothing(frame)
    }
  }

  /// A number in bytes from the low one up.
  private func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  @Test("APNG shows each frame exactly at its time, without ghosts")
  func apng() throws {
    let path = directory("a.apng")
    for rate in [FrameRate(50)!, FrameRate(30000, 1001)!, FrameRate(60)!] {
      try write(path, smallSettings(rate: rate, frames: 20), picture: picture)
      let frames = try decodeFrames(path: path)
      #expect(frames.count == 20)
      for (index, frame) in frames.enumerated() {
        #expect(frame.bitmap == picture(index), "frame \(index)")
        // The reader's clock rounds each delay to hundred thousandths.
        #expect(abs(frame.time! - rate.time(ofFrame: index)) < 20 * 5e-6)
      }
    }
  }

  @Test(
    "APNG plays as often as wanted", arguments: [(Loop.forever, 0), (.times(1), 1), (.times(3), 3)])
  func plays(loop: Loop, count: Int) throws {
    var settings = smallSettings(frames: 2)
    settings.loop = loop
    try write(directory("a.apng"), settings, picture: picture)
    try write(directory("a.webp"), settings, picture: picture)
    let file = try bytes(of: directory("a.apng"))
    let place = try #require(file.firstRange(of: Array("acTL".utf8))?.upperBound)
    #expect(number(ArraySlice(file[place..<place + 8].reversed())) == 2 << 32 | count)
    let other = try bytes(of: directory("a.webp"))
    let start = try #require(other.firstRange(of: Array("ANIM".utf8))?.upperBound)
    #expect(number(other[start + 8..<start + 10]) == count)
  }

  @Test("a WebP shows each frame exactly, for times that add up, without ghosts")
  func webP() throws {
    let path = directory("a.webp")
    try write(path, smallSettings(rate: FrameRate(30)!, frames: 20), picture: picture)
    let file = try bytes(of: path)
    #expect(number(file[4..<8]) == file.count - 8)
    var screen = Bitmap(width: 64, height: 48)
    var (place, index, time) = (12, 0, 0)
    while place < file.count {
      let size = number(file[place + 4..<place + 8])
      let data = file[place + 8..<place + 8 + size]
      if Array(file[place..<place + 4]) == Array("ANMF".utf8) {
        try show(data, on: &screen)
        #expect(screen == picture(index), "frame \(index)")
        time += number(data.dropFirst(12).prefix(3))
        index += 1
        #expect(time == Int((Double(index) * 1000 / 30).rounded()))
      }
      place += 8 + size + size % 2
    }
    #expect(index == 20)
  }

  /// Does what a viewer does with a frame.
  private func show(_ frame: ArraySlice<UInt8>, on screen: inout Bitmap) throws {
    let header = Array(frame.prefix(16))
    let (x, y) = (2 * number(header[0..<3]), 2 * number(header[3..<6]))
    let picture = Array(frame.dropFirst(16))
    let size = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: (picture.count + 4) >> $0) }
    let file = Array("RIFF".utf8) + size + Array("WEBP".utf8) + picture
    let part = try ImageReader(.bytes(file, name: "frame")).image()
    #expect((part.width, part.height) == (number(header[6..<9]) + 1, number(header[9..<12]) + 1))
    let isBlended = header[15] & 2 == 0
    let width = screen.width
    screen.withUnsafeMutableBytes { pixels in
      for row in 0..<part.height {
        for column in 0..<part.width {
          let pixel = part.pixel(column, row)
          if isBlended, pixel[3] == 0 { continue }
          #expect(!isBlended || pixel[3] == 255)
          for channel in 0..<4 {
            pixels[((y + row) * width + x + column) * 4 + channel] = pixel[channel]
          }
        }
      }
    }
  }

  @Test("other programs read them")
  func otherPrograms() throws {
    try write(
      directory("a.apng"), smallSettings(rate: FrameRate(50)!, frames: 20), picture: picture)
    if let ffprobe = Tool("ffprobe") {
      let run = try ffprobe.run([
        "-v", "error", "-count_frames", "-show_entries", "stream=nb_read_frames,r_frame_rate",
        "-of", "csv=p=0", directory("a.apng"),
      ])
      #expect(run.output.hasPrefix("50/1,20"), "\(run.output)")
    }
  }

  @Test("files are the same in whatever order segments are encoded", arguments: ["apng", "webp"])
  func reproducible(suffix: String) throws {
    let settings = smallSettings(frames: 20)
    try write(directory("a." + suffix), settings, picture: picture)
    try write(directory("b." + suffix), settings, order: { $0.reversed() }, picture: picture)
    #expect(try bytes(of: directory("a." + suffix)) == bytes(of: directory("b." + suffix)))
  }

  @Test("rates that browsers don't show are drawn at 60")
  func rates() throws {
    for format in [OutputFormat.apng, .animatedWebP] {
      #expect(format.frameRate(for: FrameRate(120)!) == FrameRate(60))
      #expect(format.frameRate(for: FrameRate(90)!) == FrameRate(90))
      #expect(throws: MediaError.self) {
        try format.makeSink(
          path: directory("a"), settings: smallSettings(rate: FrameRate(120)!, frames: 2))
      }
    }
  }
}
