import Drawing
import Media
import TestSupport
import Testing

@Suite("Frames of which some rows change")
struct ChangedRowsTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Pictures, and the rows in which each differs from the one before; some don't at all.
  static func pictures(_ count: Int, width: Int, height: Int) -> [(Bitmap, Range<Int>)] {
    var random = SeededRandom(seed: 11)
    var picture = TestPainter(gradientOfWidth: width, height: height).bitmap
    return (0..<count).map { index in
      if index == 0 { return (picture, 0..<height) }
      let first = Int.random(in: 0..<height, using: &random)
      let rows = index % 3 == 0 ? 0..<0 : first..<Int.random(in: first...height, using: &random)
      picture.withUnsafeMutableBytes { bytes in
        for place in rows.lowerBound * width..<rows.upperBound * width {
          let value = UInt8.random(in: 0...255, using: &random)
          bytes[4 * place] = value
          bytes[4 * place + 2] = 255 - value
        }
      }
      return (picture, rows)
    }
  }

  @Test(
    "the file is the same when encoders are told which rows change",
    arguments: [
      "a.mp4", "a.webm", "a.mov", "a.gif", "a.apng", "a.webp", "a.y4m", "a.rgba", "a.framehash",
    ])
  func told(name: String) throws {
    for (width, height) in [(64, 48), (33, 31)] {
      let pictures = Self.pictures(24, width: width, height: height)
      var settings = smallSettings(width: width, height: height, frames: 24)
      (settings.quality, settings.matte) = (.draft, .white)
      let (whole, told) = (directory("whole-" + name), directory("told-" + name))
      try write(whole, settings) { pictures[$0].0 }
      let sink = try OutputFormat(path: told).makeSink(path: told, settings: settings)
      for frames in sink.segments {
        let encoder = try sink.makeSegmentEncoder(frames: frames)
        for frame in frames {
          let rows = frame == frames.lowerBound ? 0..<height : pictures[frame].1
          try encoder.encode(pictures[frame].0, changing: rows)
        }
        try sink.append(encoder.finish())
      }
      try sink.finish()
      #expect(try bytes(of: told) == bytes(of: whole))
    }
  }

  @Test("pictures of a sequence that repeat are written again without being encoded")
  func sequence() throws {
    let pictures = Self.pictures(8, width: 20, height: 10)
    try write(directory("%d.png"), smallSettings(width: 20, height: 10, frames: 8)) {
      pictures[$0].0
    }
    for (index, picture) in pictures.enumerated() {
      let image = try ImageReader(.file(path: directory("\(index).png"))).image()
      #expect(image == picture.0)
    }
  }

  @Test(
    "a short clip has two segments of one length or a single one",
    arguments: [(10, [10]), (29, [29]), (30, [15, 15]), (61, [31, 30]), (180, [45, 45, 45, 45])])
  func segments(count: Int, lengths: [Int]) throws {
    let sink = try OutputFormat.mp4.makeSink(
      path: directory("a.mp4"), settings: smallSettings(frames: count))
    #expect(sink.segments.map(\.count) == lengths)
    sink.abandon()
  }
}
