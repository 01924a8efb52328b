import Foundation
import Testing

@Suite("Where results go") struct DestinationTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(smallScene, to: "scene.json")
  }

  @Test(
    "nobody has to read results to the end",
    arguments: [
      "--help", "--version", "help hash", "hash --help", "hash scene.json",
      "hash scene.json --jobs 3", "render scene.json -o - --format gif",
      "render scene.json -o - --format mp4", "render scene.json -o - --format mkv",
      "render scene.json -o - --format y4m", "render scene.json -o - --format rgba",
      "render scene.json -o - --format apng",
      "render scene.json -o - --format framehash", "still scene.json -o - --format png",
      "curve bouncy", "curve bouncy --at 0.1", "curve bouncy -o - --format png",
      "curve bouncy -o - --format svg", "inspect scene.json",
    ])
  func closedPipe(_ line: String) throws {
    let run = try place.animateWithoutReader(line.split(separator: " ").map(String.init))
    #expect(run.status == 141)
    #expect(run.errors == "")
    #expect(place.files == ["scene.json"])
  }

  @Test("who has read enough ends the work quietly")
  func head() throws {
    // More lines than a pipe holds, so that some are written after the reader has gone.
    let run = try place.run(
      "bash", "-c", "\"$0\" hash scene.json --fps 1000 | head -n 1; exit \"${PIPESTATUS[0]}\"",
      programURL.path)
    #expect(run.status == 141)
    #expect(run.output.hasPrefix("#") && run.errors == "")
  }

  @Test("a format can be said in place of an extension")
  func format() throws {
    let named = try place.animate("render", "scene.json", "-o", "named.gif")
    let said = try place.animate("render", "scene.json", "-o", "said", "--format", "gif")
    let other = try place.animate("render", "scene.json", "-o", "other.mp4", "--format", "GIF")
    #expect([named.status, said.status, other.status] == [0, 0, 0])
    #expect(try place.read("said") == place.read("named.gif"))
    #expect(try place.read("other.mp4") == place.read("named.gif"))
  }

  @Test("standard output gets the bytes that a file would")
  func standardOutput() throws {
    #expect(try place.animate("hash", "scene.json", "-q").status == 0)
    #expect(try place.animate("render", "scene.json", "-o", "list.framehash").status == 0)
    let piped = try place.animate("render", "scene.json", "-o", "-", "--format", "framehash")
    #expect(piped.output == String(decoding: try place.read("list.framehash"), as: UTF8.self))
    #expect(place.files == ["list.framehash", "scene.json"])
  }

  @Test("PNG frames still go to folders and patterns when the format is said")
  func sequences() throws {
    for path in ["frames/", "f-%02d.png"] {
      let run = try place.animate(
        "render", "scene.json", "-o", path, "--format", "png", "--to", "0.1")
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(place.files == ["f-00.png", "f-01.png", "f-02.png", "frames", "scene.json"])
  }

  @Test(
    "a full device is told for every format",
    arguments: [
      "mp4", "mov", "mkv", "webm", "gif", "apng", "webp", "y4m", "rgba", "framehash",
    ])
  func fullDevice(_ format: String) throws {
    let run = try place.animate("render", "scene.json", "-o", "/dev/full", "--format", format)
    #expect(run.status == 74)
    #expect(run.errorLines[0] == "animate: error: /dev/full: no space left on the device")
  }

  @Test(
    "a limit on the size of files is an error like any other", arguments: ["mp4", "gif", "rgba"])
  func sizeLimit(_ format: String) throws {
    try place.write("as it was", to: "film.\(format)")
    let run = try place.run(
      "bash", "-c", "ulimit -f 1; exec \"$0\" render scene.json --scale 4 -o film.\(format)",
      programURL.path)
    #expect(run.status == 74, "\(run.errors)")
    #expect(run.errorLines[0].hasPrefix("animate: error: film.\(format): cannot write: "))
    #expect(try place.read("film.\(format)") == Data("as it was".utf8))
    #expect(place.files == ["film.\(format)", "scene.json"])
  }

  @Test("a GIF is made small enough, and what was given up is said")
  func largestSize() throws {
    let whole = try place.animate("render", "scene.json", "-o", "film.gif")
    #expect(whole.status == 0)
    let size = try place.read("film.gif").count
    for limit in [size, size * 2 / 3, size / 4] {
      let run = try place.animate(
        "render", "scene.json", "-o", "film.gif", "--max-size", "\(limit)")
      #expect(run.status == 0, "\(run.errors)")
      let got = try place.read("film.gif").count
      #expect(got <= limit)
      #expect(run.errors.contains("film.gif has \(got) bytes: quality "))
    }
    let before = try place.read("film.gif")
    let never = try place.animate("render", "scene.json", "-o", "film.gif", "--max-size", "100")
    #expect(never.status == 74 && never.errors.contains("can't be made smaller than"))
    #expect(try place.read("film.gif") == before)
    #expect(place.files == ["film.gif", "scene.json"])
    let wrong = try place.animate("render", "scene.json", "-o", "a.mp4", "--max-size", "2MB")
    #expect(wrong.status == 64)
  }

  @Test("no more is given up than a GIF's size asks for")
  func nothingGivenUpInVain() throws {
    // Colours that differ in many pixels, so that fewer of them are fewer bytes.
    try place.write(
      """
      { "size": [120, 90], "duration": 0.4, "fps": 10, "state": { "on": false },
        "body": { "rectangle": {}, "modifiers": [
          { "fill": { "radialGradient": { "colors": ["#f00", "#0f0", "#00f"], "endRadius": 80 } } },
          { "hueRotation": "= on ? 180 : 0" } ] },
        "script": [ { "at": 0, "set": { "on": true }, "animation": { "linear": { "duration": 0.4 } } } ] }
      """, to: "colors.json")
    let draft = ["render", "colors.json", "-o", "film.gif", "--quality", "draft"]
    let known = try place.animate(draft + ["--gif-colors", "64"])
    #expect(known.status == 0, "\(known.errors)")
    let size = try place.read("film.gif").count
    let run = try place.animate(
      "render", "colors.json", "-o", "film.gif", "--max-size", "\(size)")
    #expect(
      run.errors.contains("\(size) bytes: quality draft, at most 64 colours, 10 frames a second"),
      "\(run.errors)")
  }

  @Test("a report says what a render was made with and what came of it")
  func report() throws {
    let run = try place.animate(
      "render", "scene.json", "-o", "film.gif", "-o", "film.mp4", "--fps", "60", "--report",
      "report.json", "--quality", "draft")
    #expect(run.status == 0, "\(run.errors)")
    let json = try JSONSerialization.jsonObject(with: place.read("report.json"))
    let report = try #require(json as? [String: Any])
    let outputs = try #require(report["outputs"] as? [[String: Any]])
    #expect(outputs.map { $0["path"] as? String } == ["film.gif", "film.mp4"])
    #expect(outputs.map { $0["frameRate"] as? String } == ["50/1", "60/1"])
    #expect(outputs.map { $0["frames"] as? Int } == [50, 60])
    #expect((report["libraries"] as? [String: String])?["libavcodec"] != nil)
    let sum = try place.run("sha256sum", "film.mp4").output.prefix(64)
    #expect(outputs[1]["sha256"] as? String == String(sum))
  }

  @Test("sound goes to the outputs that have some, and formats are listed")
  func sound() throws {
    guard isInstalled("ffmpeg") else { return }
    _ = try place.run(
      "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "sine=duration=0.3", "tone@home.wav")
    let run = try place.animate(
      "render", "scene.json", "-o", "a.mp4", "-o", "a.gif", "--audio", "tone@home.wav@0.2,loop",
      "--audio", "tone@home.wav")
    #expect(run.status == 0, "\(run.errors)")
    let streams = try place.run(
      "ffprobe", "-v", "error", "-show_entries", "stream=codec_name,duration", "-of", "csv=p=0",
      "a.mp4")
    #expect(streams.output == "h264,1.000000\naac,1.000000\n")
    let wrong = try place.animate("render", "scene.json", "-o", "b.gif", "--audio", "tone@home.wav")
    #expect(wrong.status == 64 && wrong.errors.contains("it has no sound"))
    let list = try place.animate("formats")
    #expect(list.status == 0 && list.output.contains(".mp4, .m4v"))
  }

  @Test("what a moment draws is printed as a tree")
  func inspect() throws {
    let run = try place.animate("inspect", "scene.json", "--at", "0")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("drawing 64 × 36 on #101418\n  group "))
    #expect(run.output.contains("fill #ff9f0a "))
    #expect(run.output.hasSuffix("\n") && !run.output.hasSuffix("\n\n"))
    #expect(try place.animate("inspect", "scene.json", "--at", "1").output != run.output)
    let data = try place.animate("inspect", "scene.json", "--at", "0", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(data.output.utf8)) as? [String: Any]
    #expect(object?["size"] as? [Int] == [64, 36])
    #expect(object?["background"] as? String == "#101418")
    let late = try place.animate("inspect", "scene.json", "--at", "1.5")
    #expect(late.status == 64)
    #expect(late.errorLines[0] == "animate: error: --at 1.5 is after the film's end")
  }
}
