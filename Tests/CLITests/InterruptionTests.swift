import Foundation
import Testing

@Suite("A render that is ended from outside leaves the previous file") struct InterruptionTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write("as it was", to: "film.mp4")
    try place.write(
      smallScene.replacingOccurrences(of: "\"duration\": 1", with: "\"duration\": 100000"),
      to: "scene.json")
  }

  /// A render that would take hours, once it has begun.
  private func begunRender() throws -> Running {
    let running = try place.starting(
      "render", "scene.json", "-o", "film.mp4", "--progress", "plain")
    running.waitForWord()
    return running
  }

  @Test(
    "a signal ends it with its status and removes what was begun", arguments: [SIGINT, SIGTERM])
  func signal(number: Int32) throws {
    let running = try begunRender()
    running.signal(number)
    let run = running.end()
    #expect(run.status == 128 + number)
    #expect(
      run.errorLines.suffix(2) == [
        "animate: error: interrupted; files that were there are unchanged", "",
      ])
    #expect(try place.read("film.mp4") == Data("as it was".utf8))
    #expect(place.files == ["film.mp4", "scene.json"])
  }

  @Test("with --keep-partial what is done is left, and can be played", arguments: ["mp4", "gif"])
  func partial(kind: String) throws {
    let running = try place.starting(
      "render", "scene.json", "-o", "part.\(kind)", "--progress", "plain", "--keep-partial",
      "--quality", "draft")
    // More frames than are encoded at a time.
    var done = 0
    while done < 500, running.process.isRunning {
      usleep(20_000)
      let word = running.errors.split(separator: "\n").last?.split(separator: " ").dropFirst().first
      done = word.flatMap { Int($0) } ?? 0
    }
    running.signal(SIGINT)
    #expect(running.end().status == 130)
    #expect(place.files == ["film.mp4", "part.\(kind)", "scene.json"])
    if isInstalled("ffprobe") {
      let run = try place.run(
        "ffprobe", "-v", "error", "-count_frames", "-show_entries", "stream=nb_read_frames", "-of",
        "csv=p=0", "part.\(kind)")
      let text = run.output.trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(try #require(Int(text)) > 0)
      #expect(run.errors == "")
    }
  }

  @Test("a second signal ends it too")
  func twice() throws {
    let running = try begunRender()
    running.signal(SIGINT)
    running.signal(SIGTERM)
    #expect([130, 143].contains(running.end().status))
    #expect(try place.read("film.mp4") == Data("as it was".utf8))
    #expect(place.files == ["film.mp4", "scene.json"])
  }

  @Test("what a killed render left is removed by the next one")
  func killed() throws {
    let running = try begunRender()
    running.signal(SIGKILL)
    #expect(running.end().status == 128 + SIGKILL)
    #expect(try place.read("film.mp4") == Data("as it was".utf8))
    let run = try place.animate("render", "scene.json", "-o", "film.mp4", "--to", "0.5")
    #expect(run.status == 0)
    #expect(try place.read("film.mp4") != Data("as it was".utf8))
    #expect(place.files == ["film.mp4", "scene.json"])
  }
}
