import Foundation
import Testing

@Suite("Sounds of touches and typing") struct EventSoundTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(scene("true"), to: "scene.json")
  }

  /// A text that is tapped at 0.5 and typed until 4.5, its letters at 1.5, 2.5, 3.5, 4.5.
  private func scene(_ sounds: String, more: String = "") -> String {
    """
    { "size": [64, 36], "fps": 30, "duration": 5, "state": { "typed": 0 },
      "eventSounds": \(sounds),\(more)
      "body": { "text": "abcd", "modifiers": [
        { "typewriter": { "progress": "= typed" } }, { "name": "text" }, { "onTap": { "set": { "typed": "= typed" } } } ] },
      "script": [ { "at": 0.25, "tap": "text" }, { "at": 0.5, "set": { "typed": 1 },
        "animation": { "linear": { "duration": 4 } } } ] }
    """
  }

  @discardableResult
  private func render(_ arguments: String...) throws -> Outcome {
    let run = try place.animate(["render", "scene.json", "--quality", "draft"] + arguments)
    #expect(run.status == 0, "\(run.errors)")
    return run
  }

  /// The times at which something begins to be heard after silence.
  private func onsets(_ name: String) throws -> [Double] {
    _ = try place.run(
      "ffmpeg", "-v", "error", "-y", "-i", name, "-map", "0:a", "-ac", "1", "-ar", "48000", "-f",
      "f32le", "out.f32")
    let samples = try place.read("out.f32").withUnsafeBytes {
      Array($0.bindMemory(to: Float.self))
    }
    var onsets: [Double] = []
    var loudest = -10_000
    for (index, sample) in samples.enumerated() where abs(sample) > 0.03 {
      if index - loudest > 2400 { onsets.append(Double(index) / 48000) }
      loudest = index
    }
    return onsets
  }

  private func expect(
    _ name: String, at times: [Double], location: SourceLocation = #_sourceLocation
  ) throws {
    let onsets = try onsets(name)
    #expect(onsets.count == times.count, "\(onsets)", sourceLocation: location)
    for (onset, time) in zip(onsets, times) {
      #expect(abs(onset - time) < 0.003, "\(onsets)", sourceLocation: location)
    }
  }

  private func streams(_ name: String) throws -> String {
    try place.run(
      "ffprobe", "-v", "error", "-show_entries", "stream=codec_type,duration", "-of", "csv=p=0",
      name
    ).output
  }

  @Test("are heard at their times, whichever frames are rendered, at any rate, by any jobs")
  func heard() throws {
    guard isInstalled("ffmpeg") else { return }
    let times = [0.25, 0.35, 1.5, 2.5, 3.5, 4.5]
    try render("-o", "whole.mp4", "--jobs", "1")
    try expect("whole.mp4", at: times)
    #expect(try streams("whole.mp4") == "video,5.000000\naudio,5.000000\n")
    try render("-o", "again.mp4", "--jobs", "3")
    #expect(try place.read("again.mp4") == place.read("whole.mp4"))
    try render("-o", "part.mp4", "--frames", "40..<130")
    try expect("part.mp4", at: [1.5, 2.5, 3.5].map { $0 - 40.0 / 30 })
    #expect(try streams("part.mp4") == "video,3.000000\naudio,3.000000\n")
    try render("-o", "slow.mp4", "--fps", "30000/1001", "--from", "1.45", "--to", "2")
    try expect("slow.mp4", at: [1.5 - 44 * 1001 / 30000.0])
  }

  @Test("are added once when parts are joined, as they were last asked for")
  func parts() throws {
    guard isInstalled("ffmpeg") else { return }
    try render("-o", "whole.mp4")
    for part in ["1/2", "2/2"] { try render("-o", "film.mp4", "--part", part, "--no-audio") }
    for part in ["1/2", "2/2"] {
      let again = try render("-o", "film.mp4", "--part", part)
      #expect(again.errors.contains("is there already, and whole"))
    }
    #expect(try place.animate("join", "film.mp4").status == 0)
    #expect(try place.read("film.mp4") == place.read("whole.mp4"))
    try render("-o", "chunks.mp4", "--frames", "0..<75", "--chunk")
    try render("-o", "chunks.mp4", "--frames", "75..<150", "--chunk")
    #expect(try place.animate("join", "chunks.mp4").status == 0)
    #expect(try place.read("chunks.mp4") == place.read("whole.mp4"))
    try render("-o", "middle.mp4", "--from", "1", "--to", "4")
    for part in ["1/2", "2/2"] {
      try render("-o", "middle-parts.mp4", "--from", "1", "--to", "4", "--part", part)
    }
    #expect(try place.animate("join", "middle-parts.mp4").status == 0)
    #expect(try place.read("middle-parts.mp4") == place.read("middle.mp4"))
    try render("-o", "resumed.mp4", "--resume")
    #expect(try place.read("resumed.mp4") == place.read("whole.mp4"))
  }

  @Test("are those that the command line chooses")
  func choices() throws {
    guard isInstalled("ffmpeg") else { return }
    try render("-o", "a.mp4", "--event-sounds", "touches")
    try expect("a.mp4", at: [0.25, 0.35])
    try render("-o", "a.mp4", "--event-sounds", "keys", "--no-audio")
    try expect("a.mp4", at: [1.5, 2.5, 3.5, 4.5])
    for silence in [["--no-audio"], ["--event-sounds", "none"]] {
      let run = try place.animate(["render", "scene.json", "-o", "a.mp4"] + silence)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try streams("a.mp4") == "video,5.000000\n")
    }
    try place.write(scene("false"), to: "scene.json")
    try render("-o", "a.mp4")
    #expect(try streams("a.mp4") == "video,5.000000\n")
    try render("-o", "a.mp4", "--event-sounds", "all")
    try render("-o", "b.mp4", "--event-sounds", "all", "--no-audio")
    #expect(try place.read("a.mp4") == place.read("b.mp4"))
    try expect("a.mp4", at: [0.25, 0.35, 1.5, 2.5, 3.5, 4.5])
  }

  @Test("a scene's soundtrack can be left out, or replaced by the command line's")
  func soundtrack() throws {
    guard isInstalled("ffmpeg") else { return }
    for name in ["one", "two"] {
      _ = try place.run(
        "ffmpeg", "-v", "error", "-f", "lavfi", "-i",
        "sine=duration=1:frequency=\(name == "one" ? 500 : 700)", "\(name).wav")
    }
    try place.write(scene("false", more: " \"audio\": [\"one.wav\"],"), to: "scene.json")
    try render("-o", "replaced.mp4", "--no-audio", "--audio", "two.wav")
    try place.write(scene("false"), to: "scene.json")
    try render("-o", "other.mp4", "--audio", "two.wav")
    #expect(try place.read("replaced.mp4") == place.read("other.mp4"))
  }

  @Test("change nothing where there is no sound, and are refused there when they are asked for")
  func silentFormats() throws {
    try render("-o", "a.gif", "--to", "1")
    try render("-o", "b.gif", "--to", "1", "--event-sounds", "none")
    #expect(try place.read("a.gif") == place.read("b.gif"))
    let run = try place.animate("render", "scene.json", "-o", "c.gif", "--event-sounds", "all")
    #expect(run.status == 64)
    #expect(run.errorLines[0].hasSuffix("it has no sound"), "\(run.errors)")
    let wrong = try place.animate("render", "scene.json", "-o", "c.mp4", "--event-sounds", "some")
    #expect(wrong.status == 64 && wrong.errors.contains("all, touches, keys or none"))
  }

  @Test("are listed in the report, each with its time, its length and its volume")
  func report() throws {
    guard isInstalled("ffmpeg") else { return }
    _ = try place.run(
      "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "sine=duration=1", "-ar", "48000", "tone.wav")
    try place.write(
      scene("{ \"key\": \"tone.wav\", \"volume\": 0.5 }", more: " \"audio\": [\"tone.wav\"],"),
      to: "scene.json")
    try render("-o", "a.mp4", "-o", "a.gif", "--from", "0.3", "--report", "report.json")
    let json = try JSONSerialization.jsonObject(with: place.read("report.json"))
    let sounds = try #require((json as? [String: Any])?["sounds"] as? [[String: Any]])
    func numbers(_ key: String) -> [Double] { sounds.compactMap { $0[key] as? Double } }
    #expect(
      sounds.map { $0["kind"] as? String } == ["file", "release", "file", "file", "file", "file"])
    let starts = [0, 0.05, 1.2, 2.2, 3.2, 4.2]
    for (start, expected) in zip(numbers("start"), starts) { #expect(abs(start - expected) < 1e-4) }
    let lengths = [0.7, 0.03, 1, 1, 1, 0.5]
    for (length, expected) in zip(numbers("length"), lengths) {
      #expect(abs(length - expected) < 1e-4)
    }
    #expect(numbers("volume") == [1, 0.5, 0.5, 0.5, 0.5, 0.5])
    let sum = String(try place.run("sha256sum", "tone.wav").output.prefix(64))
    #expect(sounds.map { $0["sha256"] as? String } == [sum, nil, sum, sum, sum, sum])
    try render("-o", "a.gif", "--report", "report.json")
    #expect(
      try String(decoding: place.read("report.json"), as: UTF8.self).contains("\"sounds\": []"))
  }
}
