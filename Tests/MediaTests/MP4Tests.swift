import Drawing
import Foundation
import Media
import Testing

@Suite("MP4")
struct MP4Tests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test(
    "a clip has its exact number of frames, its exact length, and starts at 0",
    arguments: [
      (FrameRate(30)!, 1), (FrameRate(30)!, 2), (FrameRate(30)!, 3), (FrameRate(60)!, 61),
      (FrameRate(60)!, 121), (FrameRate(60)!, 122), (FrameRate(60)!, 123),
      (FrameRate(30000, 1001)!, 90), (FrameRate(25)!, 29), (FrameRate(1)!, 3),
      (FrameRate(1, 1000)!, 2), (FrameRate(1000)!, 40),
    ])
  func timing(rate: FrameRate, count: Int) throws {
    let path = directory("clip.mp4")
    try writeShapes(path, smallSettings(rate: rate, frames: count))
    let reader = try FrameReader(path: path)
    let length = rate.time(ofFrame: count)
    #expect(reader.information.start == 0)
    #expect(abs(reader.information.duration! - length) < 1e-9 * max(1, length))
    #expect(reader.information.frameRate == rate)
    var times: [Double] = []
    while let frame = try reader.next() { times.append(frame.time!) }
    #expect(times.count == count)
    for (index, time) in times.enumerated() {
      #expect(abs(time - rate.time(ofFrame: index)) < 1e-9 * max(1, length))
    }
  }

  @Test("a clip is H.264 in 4:2:0 and says that it is BT.709 in limited range")
  func tags() throws {
    let path = directory("clip.mp4")
    try writeShapes(path, smallSettings(frames: 3))
    let information = try FrameReader(path: path).information
    #expect(information.codec == "h264")
    #expect(information.pixelFormat == "yuv420p")
    #expect(information.colorSpace == "bt709")
    #expect(information.colorPrimaries == "bt709")
    #expect(information.colorTransfer == "bt709")
    #expect(information.colorRange == "tv")
  }

  @Test("ffprobe sees what we say")
  func probe() throws {
    guard let ffprobe = Tool("ffprobe") else { return }
    let path = directory("clip.mp4")
    try writeShapes(path, smallSettings(rate: FrameRate(50)!, frames: 101))
    let fields = "codec_name,pix_fmt,color_range,color_space,start_time,duration,nb_read_frames"
    let result = try ffprobe.run([
      "-v", "error", "-count_frames", "-show_entries", "stream=\(fields),r_frame_rate", "-of",
      "default=nokey=0:noprint_wrappers=1", path,
    ])
    #expect(
      Set(result.output.split(separator: "\n")) == [
        "codec_name=h264", "pix_fmt=yuv420p", "color_range=tv", "color_space=bt709",
        "r_frame_rate=50/1", "start_time=0.000000", "duration=2.020000", "nb_read_frames=101",
      ])
  }

  @Test(
    "a flat colour comes back within 2 of 255",
    arguments: [
      TestColor(red: 0, green: 255, blue: 0), TestColor(red: 255, green: 0, blue: 0),
      TestColor(red: 0, green: 0, blue: 255), TestColor(red: 255, green: 255, blue: 255),
      TestColor(red: 0, green: 0, blue: 0), TestColor(red: 0, green: 194, blue: 168),
      TestColor(red: 255, green: 90, blue: 95),
    ])
  func flatColor(color: TestColor) throws {
    let path = directory("flat.mp4")
    try write(path, smallSettings(frames: 3)) { _ in .flat(color, width: 64, height: 48) }
    for frame in try decodeFrames(path: path) {
      for (x, y) in [(0, 0), (31, 24), (63, 47)] {
        for (got, wanted) in zip(
          frame.bitmap.pixel(x, y), [color.red, color.green, color.blue, 255])
        {
          #expect(abs(Int(got) - Int(wanted)) <= 2)
        }
      }
    }
  }

  @Test("the file is the same whatever the order in which segments are encoded")
  func segmentOrder() throws {
    let settings = smallSettings(rate: FrameRate(10)!, frames: 70)
    try writeShapes(directory("a.mp4"), settings)
    try writeShapes(directory("b.mp4"), settings) { $0.reversed() }
    let file = try bytes(of: directory("a.mp4"))
    #expect(try file == bytes(of: directory("b.mp4")))
    #expect(
      try OutputFormat(path: "a.mp4").makeSink(path: directory("c.mp4"), settings: settings)
        .segments.count == 4)
  }

  @Test("frames that are reordered more in a later segment than in the first keep their times")
  func lateReordering() throws {
    // A still segment needs less reordering than one that moves.
    let rate = FrameRate(10)!
    try write(directory("late.mp4"), smallSettings(rate: rate, frames: 90)) { frame in
      movingShapes(width: 64, height: 48, frame: frame < 20 ? 0 : frame * 7 % 90, of: 90)
    }
    try writeShapes(directory("even.mp4"), smallSettings(rate: rate, frames: 90))
    for name in ["late.mp4", "even.mp4"] {
      let times = try decodeFrames(path: directory(name)).map { $0.time! }
      #expect(times.count == 90)
      for (index, time) in times.enumerated() { #expect(abs(time - Double(index) / 10) < 1e-9) }
    }
  }

  @Test("translucent pixels are put on the matte, black by default")
  func matte() throws {
    var settings = smallSettings(frames: 1)
    let veil = Bitmap.flat(
      TestColor(red: 128, green: 0, blue: 0, alpha: 128), width: 64, height: 48)
    try write(directory("black.mp4"), settings) { _ in veil }
    settings.matte = .white
    try write(directory("white.mp4"), settings) { _ in veil }
    let black = try decodeFrames(path: directory("black.mp4"))[0].bitmap.pixel(20, 20)
    let white = try decodeFrames(path: directory("white.mp4"))[0].bitmap.pixel(20, 20)
    for (got, wanted) in zip(black + white, [128, 0, 0, 255, 255, 127, 127, 255]) {
      #expect(abs(Int(got) - wanted) <= 2)
    }
  }

  @Test("odd sides are padded by a copy of the last pixels, with a note")
  func oddSize() throws {
    let settings = smallSettings(width: 33, height: 21, frames: 2)
    let sink = try write(directory("odd.mp4"), settings) { _ in
      .flat(TestColor(red: 200, green: 100, blue: 50), width: 33, height: 21)
    }
    #expect(sink.notes.count == 1)
    #expect(sink.notes[0].contains("33×21"))
    let frame = try decodeFrames(path: directory("odd.mp4"))[0].bitmap
    #expect(frame.width == 34 && frame.height == 22)
    for (got, wanted) in zip(frame.pixel(33, 21), [200, 100, 50, 255]) {
      #expect(abs(Int(got) - wanted) <= 2)
    }
  }

  @Test("a picture survives well", arguments: Quality.allCases)
  func fidelity(quality: Quality) throws {
    var settings = smallSettings(width: 160, height: 96, frames: 20)
    settings.quality = quality
    let path = directory("clip.mp4")
    try writeShapes(path, settings)
    let frames = try decodeFrames(path: path)
    // What 4:2:0 leaves of edges as hard as these is about 31 dB.
    let original = movingShapes(width: 160, height: 96, frame: 10, of: 20)
    #expect(signalToNoise(frames[10].bitmap, original) > 28)
  }

  @Test(
    "settings that can't be encoded are refused before anything is written",
    arguments: [
      (0, 48, 1, 18.0), (64, -1, 1, 18), (20000, 48, 1, 18), (64, 48, 0, 18), (64, 48, 1, 52),
      (64, 48, 1, .nan),
    ])
  func unsuitable(width: Int, height: Int, frames: Int, factor: Double) throws {
    var settings = smallSettings(width: width, height: height, frames: frames)
    settings.constantRateFactor = factor
    let path = directory("clip.mp4")
    let error = #expect(throws: MediaError.self) {
      try OutputFormat(path: path).makeSink(path: path, settings: settings)
    }
    #expect(error?.exitCode == 64)
    #expect(error?.remedy != nil)
    #expect(try directory.names.isEmpty)
  }
}
