import Drawing
import Media
import Testing

@Suite("Segments in parallel")
struct ParallelTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test(
    "two workers write the same file as one",
    arguments: ["clip.mp4", "clip.gif", "clip.framehash"])
  func workers(name: String) async throws {
    let settings = smallSettings(rate: FrameRate(10)!, frames: 90)
    try writeShapes(directory("one-\(name)"), settings)
    let path = directory("two-\(name)")
    let sink = try OutputFormat(path: path).makeSink(path: path, settings: settings)
    let segments = try await withThrowingTaskGroup(of: [EncodedSegment].self) { group in
      for worker in 0..<2 {
        group.addTask {
          try sink.segments.enumerated().filter { $0.offset % 2 == worker }.map {
            try encoded($0.element, by: sink, settings)
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    for segment in segments.sorted(by: { $0.frames.lowerBound < $1.frames.lowerBound }) {
      try sink.append(segment)
    }
    try sink.finish()
    #expect(try bytes(of: path) == bytes(of: directory("one-\(name)")))
  }
}

private func encoded(
  _ frames: Range<Int>, by sink: any FrameSink, _ settings: EncodingSettings
) throws -> EncodedSegment {
  let encoder = try sink.makeSegmentEncoder(frames: frames)
  for frame in frames {
    try encoder.encode(
      movingShapes(
        width: settings.width, height: settings.height, frame: frame, of: settings.frameCount))
  }
  return try encoder.finish()
}
