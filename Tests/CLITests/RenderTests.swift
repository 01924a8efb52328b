import Foundation
import Testing

@Suite("Films and pictures") struct RenderTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(smallScene, to: "Scenes/Small.json")
  }

  @discardableResult
  private func animate(_ arguments: String...) throws -> Outcome {
    let run = try place.animate(arguments)
    #expect(run.status == 0, "\(run.errors)")
    return run
  }

  @Test("a render says nothing where there is no terminal")
  func silence() throws {
    let run = try animate("render", "Scenes/Small.json", "-o", "film.mp4")
    #expect(run.output == "")
    #expect(run.errors == "")
    #expect(place.files == ["Scenes", "film.mp4"])
  }

  @Test("letter case in the path of a scene is forgiven, with a note")
  func letterCase() throws {
    let note = "animate: note: there is no \"scenes/small.JSON\"; this is \"Scenes/Small.json\"\n"
    #expect(try animate("validate", "scenes/small.JSON").errors == note)
    #expect(try animate("validate", "scenes/small.JSON", "--quiet").errors == "")
    #expect(try animate("validate", place.path("SCENES/small.json")).errors != "")
  }

  @Test("two scenes that differ by letter case alone are kept apart")
  func ambiguous() throws {
    try place.write(smallScene, to: "Scenes/SMALL.json")
    #expect(try animate("validate", "Scenes/SMALL.json").errors == "")
    #expect(try place.animate("validate", "scenes/small.json").status == 66)
  }

  @Test("a scene may come from standard input")
  func standardInput() throws {
    #expect(try place.animate("validate", "-", input: smallScene).status == 0)
    let bad = try place.animate("validate", "-", input: "{")
    #expect(bad.status == 65)
    #expect(bad.errors.hasPrefix("<stdin>:1:1: error: "))
  }

  @Test("what an SVG file asks for and can't have is told with its place")
  func incompleteSVG() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">
      <image href="none.png" width="9" height="9"/></svg>
      """
    try place.write(text, to: "logo.svg")
    let run = try animate("still", "logo.svg", "-o", "logo.png")
    #expect(run.errors == "logo.svg:2:1: warning: there is no picture none.png\n")
  }

  @Test("an odd size is padded for MP4, with a note")
  func oddSize() throws {
    let run = try animate(
      "render", "Scenes/Small.json", "-o", "film.mp4", "--size", "63x35", "--to", "0.1")
    #expect(
      run.errors.hasPrefix("animate: note: H.264 needs even sides: 63×35 was padded to 64×36"))
  }

  @Test("MP4 files are the same for any number of jobs")
  func jobs() throws {
    for jobs in ["1", "2", "5"] {
      try animate(
        "render", "Scenes/Small.json", "-o", "\(jobs).mp4", "--fps", "600", "--jobs", jobs)
    }
    #expect(try place.read("1.mp4") == place.read("2.mp4"))
    #expect(try place.read("1.mp4") == place.read("5.mp4"))
  }

  @Test("one render can write several files")
  func several() throws {
    try animate(
      "render", "Scenes/Small.json", "-o", "film.mp4", "-o", "film.gif", "-o", "frames/", "-o",
      "film.framehash")
    #expect(place.files == ["Scenes", "film.framehash", "film.gif", "film.mp4", "frames"])
    let frames = try FileManager.default.contentsOfDirectory(atPath: place.path("frames"))
    #expect(frames.sorted() == (0..<30).map { "00\($0 < 10 ? "0" : "")\($0).png" })
  }

  @Test("a still is the picture of a moment, and the end is one of them")
  func still() throws {
    try animate("frames", "Scenes/Small.json", "-o", "frames")
    try animate("still", "Scenes/Small.json", "--at", "0.5", "-o", "half.png")
    #expect(try place.read("half.png") == place.read("frames/0015.png"))
    try animate("still", "Scenes/Small.json", "--at", "1", "-o", "end.png")
    try animate("still", "Scenes/Small.json", "-o", "start.png")
    #expect(try place.read("start.png") == place.read("frames/0000.png"))
  }

  @Test("plain progress is lines, JSON progress is objects, and quiet is quiet")
  func progress() throws {
    func errors(_ style: String...) throws -> [String] {
      try place.animate(["render", "Scenes/Small.json", "-o", "film.mp4"] + style).errorLines
    }
    let plain = try errors("--progress", "plain")
    #expect(
      plain.dropLast().last?.wholeMatch(
        of: /animate: 30 of 30 frames, [0-9.]+ a second, 0:00 left/) != nil, "\(plain)")
    let json = try errors("--progress", "json")
    let last = try #require(json.dropLast().last)
    let object = try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Double]
    #expect(object?["frame"] == 30)
    #expect(object?["frames"] == 30)
    #expect(object?["secondsLeft"] == 0)
    #expect(try errors("--progress", "json", "--quiet") == [""])
  }

  @Test("values of the state can be set")
  func set() throws {
    try animate("still", "Scenes/Small.json", "--at", "0", "-o", "small.png")
    try animate("still", "Scenes/Small.json", "--at", "0", "-o", "large.png", "--set", "open=true")
    #expect(try place.read("small.png") != place.read("large.png"))
  }
}
