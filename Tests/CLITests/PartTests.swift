import Foundation
import Testing

@Suite("Films in parts") struct PartTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(scene(seconds: 5), to: "scene.json")
  }

  private func scene(seconds: Int) -> String {
    smallScene.replacingOccurrences(of: "\"duration\": 1", with: "\"duration\": \(seconds)")
  }

  /// Renders to `path` with the options that the films of these tests share.
  @discardableResult
  private func render(_ path: String, _ options: String...) throws -> Outcome {
    let run = try place.animate(
      ["render", "scene.json", "-o", path, "--fps", "20", "--quality", "draft"] + options)
    #expect(run.status == 0, "\(run.errors)")
    return run
  }

  private func join(_ arguments: String...) throws -> Outcome {
    try place.animate(["join"] + arguments)
  }

  @Test(
    "parts of any ranges, joined, are the film that is rendered at once, byte for byte",
    arguments: ["mp4", "webm", "gif", "apng", "webp", "y4m", "framehash"])
  func anyRanges(format: String) throws {
    try render("whole.\(format)")
    for range in ["70...99", "0..<33", "33..<70"] {
      try render("film.\(format)", "--frames", range, "--chunk")
    }
    let run = try join("film.\(format)")
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(try place.read("film.\(format)") == place.read("whole.\(format)"))
  }

  @Test("equal parts, more of them than segments, make the film too, from a scene faster than GIF")
  func shares() throws {
    func fast(_ path: String, _ options: String...) throws {
      let run = try place.animate(
        ["render", "scene.json", "-o", path, "--fps", "60", "--to", "1"] + options)
      #expect(run.status == 0, "\(run.errors)")
    }
    try fast("whole.gif")
    for number in 1...20 { try fast("film.gif", "--part", "\(number)/20") }
    #expect(try join("film.gif.parts").status == 0)
    #expect(try place.read("film.gif") == place.read("whole.gif"))
  }

  @Test("the sound is added once, when parts are joined")
  func sound() throws {
    guard isInstalled("ffmpeg") else { return }
    _ = try place.run(
      "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "sine=duration=0.3", "tone.wav")
    let sound = "tone.wav@0.2,loop"
    try render("whole.mp4", "--audio", sound)
    for part in ["1/2", "2/2"] { try render("film.mp4", "--audio", sound, "--part", part) }
    #expect(try join("film.mp4.parts", "-o", "other.mp4").status == 0)
    #expect(try place.read("other.mp4") == place.read("whole.mp4"))
  }

  @Test("a part that is whole isn't written again, one that shows something else is")
  func skipped() throws {
    try render("film.mp4", "--part", "1/2")
    let part = "film.mp4.parts/000000-000049.part"
    let before = try place.read(part)
    #expect(try render("film.mp4", "--part", "1/2").errors.contains("there already, and whole"))
    for change in [["--crf", "40"], ["--set", "open=true"]] {
      let run = try place.animate(
        ["render", "scene.json", "-o", "film.mp4", "--fps", "20", "--part", "1/2"] + change)
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
      #expect(try place.read(part) != before)
    }
    var damaged = before
    damaged[damaged.count / 2] ^= 1
    try render("film.mp4", "--part", "1/2")
    try damaged.write(to: URL(fileURLWithPath: place.path(part)))
    #expect(try !render("film.mp4", "--part", "1/2").errors.contains("and whole"))
    #expect(try place.read(part) == before)
  }

  @Test("parts that are missing, damaged or of another film are told, and the film stays")
  func unsuitable() throws {
    try place.write("as it was", to: "film.mp4")
    #expect(try join("film.mp4").status == 66)
    try render("film.mp4", "--frames", "0..<10", "--chunk")
    let missing = try join("film.mp4")
    #expect(missing.status == 65)
    #expect(missing.errorLines[0] == "animate: error: of 100 frames 25..<100 are in no part")
    let later = "film.mp4.parts/000025-000099"
    _ = try place.animate(
      "render", "scene.json", "-o", "film.mp4", "--fps", "20", "--frames", "25..<100", "--chunk")
    #expect(try join("film.mp4").errors.contains("the way of encoding isn't that of"))
    try render("film.mp4", "--frames", "25..<100", "--chunk")
    var bytes = try place.read(later + ".part")
    bytes[bytes.count - 1] ^= 1
    try bytes.write(to: URL(fileURLWithPath: place.path(later + ".part")))
    let damaged = try join("film.mp4")
    #expect(damaged.status == 65 && damaged.errors.contains("\(later).part: the part is damaged"))
    #expect(try join("film.mp4.parts", "-o", "film.gif").status == 64)
    #expect(try place.read("film.mp4") == Data("as it was".utf8))
  }

  @Test("a killed render goes on where it was, and leaves nothing beside the film")
  func resumed() throws {
    try place.write(scene(seconds: 40), to: "scene.json")
    let options = ["render", "scene.json", "--scale", "6", "--quality", "draft", "-o"]
    let running = try place.starting(options + ["film.mp4", "--resume"])
    let part = "film.mp4.parts/000000-001199.part"
    while running.process.isRunning, ((try? place.read(part).count) ?? 0) < 100 { usleep(1000) }
    running.signal(SIGKILL)
    _ = running.end()
    let run = try place.animate(options + ["film.mp4", "--resume"])
    #expect(run.status == 0)
    #expect(run.errors.contains("\(part) is there up to frame "))
    #expect(place.files == ["film.mp4", "scene.json"])
    _ = try place.animate(options + ["whole.mp4"])
    #expect(try place.read("film.mp4") == place.read("whole.mp4"))
  }

  @Test("a part is written by one process at a time")
  func locked() throws {
    try place.write(scene(seconds: 10_000), to: "scene.json")
    let running = try place.starting(
      "render", "scene.json", "-o", "film.mp4", "--resume", "--progress", "plain")
    running.waitForWord()
    let second = try place.animate("render", "scene.json", "-o", "film.mp4", "--resume")
    #expect(second.status == 73 && second.errors.contains("another process is writing this part"))
    running.signal(SIGINT)
    let first = running.end()
    #expect(first.status == 130)
    #expect(first.errors.contains("the same command goes on from there"))
  }

  @Test("what has no parts is told with a remedy")
  func refusals() throws {
    func errors(_ arguments: String...) throws -> String {
      let run = try place.animate(["render", "scene.json"] + arguments)
      #expect(run.status == 64)
      return run.errors
    }
    #expect(try errors("-o", "a/", "--chunk").contains("each frame is a file"))
    #expect(try errors("-o", "a.mp4", "-o", "b.mp4", "--chunk").contains("of one film"))
    #expect(try errors("-o", "a.mp4", "--chunk", "--resume").contains("exclude one another"))
    #expect(try errors("-o", "a.mp4", "--part", "3/2").contains("such as 3/8"))
    #expect(try errors("-o", "a.mp4", "--chunk", "--report", "r.json").contains("no --report"))
    #expect(place.files == ["scene.json"])
  }
}
