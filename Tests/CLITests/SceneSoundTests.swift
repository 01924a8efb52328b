import Foundation
import Testing

@Suite("Sounds of scenes") struct SceneSoundTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(smallScene, to: "films/silent.json")
    try place.write(withSound("{ \"file\": \"tone.wav\", \"at\": 0.2 }"), to: "films/scene.json")
  }

  private func withSound(_ sounds: String) -> String {
    smallScene.replacingOccurrences(of: "\"size\"", with: "\"audio\": [\(sounds)], \"size\"")
  }

  private func writeTone() throws {
    _ = try place.run(
      "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "sine=duration=3", "films/tone.wav")
  }

  private func render(_ arguments: String...) throws {
    let run = try place.animate(["render"] + arguments)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("are heard as those of the command line, for exactly the film's length")
  func heard() throws {
    guard isInstalled("ffmpeg") else { return }
    try writeTone()
    try render("films/scene.json", "-o", "a.mp4")
    let streams = try place.run(
      "ffprobe", "-v", "error", "-show_entries", "stream=codec_name,duration", "-of", "csv=p=0",
      "a.mp4")
    #expect(streams.output == "h264,1.000000\naac,1.000000\n")
    try render("films/silent.json", "-o", "b.mp4", "--audio", "films/tone.wav@0.2")
    #expect(try place.read("a.mp4") == place.read("b.mp4"))
    try render("films/scene.json", "-o", "a.mp4", "--audio", "films/tone.wav@0.5,volume=0.5")
    try render(
      "films/silent.json", "-o", "c.mp4", "--audio", "films/tone.wav@0.2", "--audio",
      "films/tone.wav@0.5,volume=0.5")
    #expect(try place.read("a.mp4") == place.read("c.mp4"))
    #expect(try place.read("b.mp4") != place.read("c.mp4"))
  }

  @Test("change nothing where there is no sound")
  func silent() throws {
    try place.write("", to: "films/tone.wav")
    try render("films/scene.json", "-o", "a.gif")
    try render("films/silent.json", "-o", "b.gif")
    #expect(try place.read("a.gif") == place.read("b.gif"))
    let hashes = try place.animate("hash", "films/scene.json")
    #expect(
      try hashes.status == 0 && hashes.output == place.animate("hash", "films/silent.json").output)
  }

  @Test("that aren't there are mistakes with a place", arguments: ["tone.wav", "."])
  func missing(name: String) throws {
    try place.write(withSound("{ \"file\": \"\(name)\" }"), to: "films/scene.json")
    let run = try place.animate("render", "films/scene.json", "-o", "a.mp4")
    #expect(run.status == 65)
    let end = "error: cannot read \"\(name)\": there is no such file that may be read"
    #expect(run.errorLines[0].hasPrefix("films/scene.json:") && run.errorLines[0].hasSuffix(end))
    #expect(place.files == ["films"])
  }
}
