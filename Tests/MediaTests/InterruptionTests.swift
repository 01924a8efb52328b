import Drawing
import Foundation
import Media
import Testing

@Suite("Interruption")
struct InterruptionTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try Data("previous".utf8).write(to: URL(fileURLWithPath: directory("clip.mp4")))
  }

  private func checkPrevious() throws {
    #expect(try bytes(of: directory("clip.mp4")) == Array("previous".utf8))
  }

  @Test("a killed render leaves the previous file, and the next one clears up after it")
  func killed() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = directory("clip.mp4") as String] in
      try withHalfWrittenClip(path) { kill(getpid(), SIGKILL) }
    }
    try checkPrevious()
    #expect(try directory.names.count == 2)
    try writeShapes(directory("clip.mp4"), smallSettings(frames: 1))
    #expect(try directory.names == ["clip.mp4"])
  }

  @Test("a signal handler can remove what is unfinished")
  func interrupted() async throws {
    await #expect(processExitsWith: .exitCode(143)) { [path = directory("clip.mp4") as String] in
      signal(SIGTERM) { _ in
        TemporaryFiles.removeAll()
        _exit(143)
      }
      try withHalfWrittenClip(path) {
        // This thread may block signals, so another one gets it.
        kill(getpid(), SIGTERM)
        sleep(60)
      }
    }
    try checkPrevious()
    #expect(try directory.names == ["clip.mp4"])
  }
}

/// Runs `body` in the middle of writing a clip.
private func withHalfWrittenClip(_ path: String, _ body: () -> Void) throws {
  let settings = smallSettings(frames: 90)
  let sink = try OutputFormat.mp4.makeSink(path: path, settings: settings)
  let encoder = try sink.makeSegmentEncoder(frames: sink.segments[0])
  for frame in sink.segments[0] {
    try encoder.encode(movingShapes(width: 64, height: 48, frame: frame, of: 90))
  }
  try sink.append(encoder.finish())
  body()
  sink.abandon()
}
