import Drawing
import Foundation
import Media
import Testing

@Suite("Sound")
struct AudioTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Writes a clip of two seconds with sound, and gives what ffmpeg decodes of it: one channel, 48 kHz.
  private func decoded(_ tracks: [AudioTrack], name: String = "a.mp4") throws -> [Float]? {
    var settings = smallSettings(rate: FrameRate(25)!, frames: 50)
    (settings.audio, settings.quality) = (tracks, .draft)
    try writeShapes(directory(name), settings)
    guard let ffmpeg = Tool("ffmpeg") else { return nil }
    let raw = directory("out.f32")
    let run = try ffmpeg.run([
      "-v", "error", "-y", "-i", directory(name), "-map", "0:a", "-ac", "1", "-ar", "48000", "-f",
      "f32le", raw,
    ])
    #expect(run.status == 0, "\(run.output)")
    return try bytes(of: raw).withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
  }

  /// How loud it is from one time to another: the root of the mean square.
  private func level(_ samples: [Float], _ from: Double, _ to: Double) -> Float {
    let part = samples[Int(from * 48000)..<min(samples.count, Int(to * 48000))]
    return (part.reduce(0) { $0 + $1 * $1 } / Float(max(1, part.count))).squareRoot()
  }

  private func track(_ change: (inout AudioTrack) -> Void = { _ in }) -> AudioTrack {
    var track = AudioTrack(.bytes(tone(seconds: 0.5), name: "tone"))
    change(&track)
    return track
  }

  // A tone at half volume; a fade's mean square over its length is a third.
  private let loud = 0.5 / Float(2).squareRoot()

  @Test(
    "sound is as long as the film and starts with it",
    arguments: ["a.mp4", "a.mov", "a.mkv", "a.webm"])
  func length(name: String) throws {
    guard let samples = try decoded([track()], name: name) else { return }
    // A decoder gives the last packet whole; what is too much is silent.
    #expect((96000..<97024).contains(samples.count))
    #expect(abs(level(samples, 0.02, 0.48) - loud) < 0.02)
    #expect(level(samples, 0.55, 2) < 0.01)
    guard let ffprobe = Tool("ffprobe") else { return }
    let run = try ffprobe.run([
      "-v", "error", "-show_entries", "stream=codec_name,start_time:format=duration", "-of",
      "csv=p=0",
      directory(name),
    ])
    let lines = run.output.split(separator: "\n").map { $0.split(separator: ",") }
    for line in lines.dropLast() { #expect(abs(Double(line[1])!) < 0.008, "\(line)") }
    let isExact = name.hasSuffix("mp4") || name.hasSuffix("mov")
    #expect(abs(Double(lines[2][0])! - 2) <= (isExact ? 0 : 0.021))
  }

  @Test("a track begins at its time, before 0 too")
  func start() throws {
    guard let late = try decoded([track { $0.start = 1 }]) else { return }
    #expect(level(late, 0, 0.95) < 0.01)
    #expect(abs(level(late, 1.02, 1.48) - loud) < 0.02)
    guard let early = try decoded([track { $0.start = -0.3 }]) else { return }
    #expect(abs(level(early, 0.02, 0.18) - loud) < 0.02)
    #expect(level(early, 0.25, 2) < 0.01)
  }

  @Test("a part can be looped, and a whole file")
  func loops() throws {
    // The first half of the file is silent.
    let file = waveFile(seconds: 0.5) { $0 < 0.25 ? 0 : 0.5 * sin(2 * .pi * 1000 * $0) }
    var track = AudioTrack(.bytes(file, name: "half"))
    track.isLooped = true
    guard let whole = try decoded([track]) else { return }
    for start in [0.0, 0.5, 1, 1.5] {
      #expect(level(whole, start + 0.03, start + 0.22) < 0.02)
      #expect(abs(level(whole, start + 0.27, start + 0.48) - loud) < 0.03)
    }
    track.range = 0.25...0.45
    guard let part = try decoded([track]) else { return }
    #expect(abs(level(part, 0.05, 1.95) - loud) < 0.03)
  }

  @Test("tracks fade, have a volume, and are added up")
  func mixing() throws {
    guard
      let faded = try decoded([
        track { ($0.isLooped, $0.fadeIn, $0.fadeOut) = (true, 1, 0.5) }
      ])
    else { return }
    #expect(abs(level(faded, 0, 1) - loud / Float(3).squareRoot()) < 0.02)
    #expect(abs(level(faded, 1.05, 1.45) - loud) < 0.02)
    #expect(abs(level(faded, 1.5, 2) - loud / Float(3).squareRoot()) < 0.02)
    guard
      let mixed = try decoded([
        track { $0.volume = 0.5 }, track { ($0.start, $0.volume) = (0.25, 0.5) },
      ])
    else { return }
    #expect(abs(level(mixed, 0.02, 0.23) - loud / 2) < 0.02)
    #expect(abs(level(mixed, 0.27, 0.48) - loud) < 0.02)
  }

  @Test("strange numbers are silence or ends, and nothing worse")
  func strangeNumbers() throws {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      _ = try decoded([
        track { $0.start = value }, track { $0.volume = value }, track { $0.fadeIn = value },
        track { ($0.fadeOut, $0.isLooped) = (value, true) },
      ])
    }
  }

  @Test("what has no sound or can't be read is told")
  func errors() throws {
    try writeShapes(directory("silent.mp4"), smallSettings(frames: 2))
    for (input, reason) in [
      (MediaInput.file(path: directory("silent.mp4")), "it has no sound"),
      (.file(path: directory("missing.wav")), "No such file or directory"),
    ] {
      var settings = smallSettings(frames: 2)
      settings.audio = [AudioTrack(input)]
      let error = #expect(throws: MediaError.self) {
        try OutputFormat.mp4.makeSink(path: directory("a.mp4"), settings: settings)
      }
      #expect(error?.message == "\(input.name): cannot read: \(reason)")
    }
    var settings = smallSettings(frames: 2)
    settings.audio = [track()]
    let error = #expect(throws: MediaError.self) {
      try OutputFormat.gif.makeSink(path: directory("a.gif"), settings: settings)
    }
    #expect(error?.remedy?.contains(".mp4") == true)
    #expect(try directory.names == ["silent.mp4"])
  }

  @Test("files with sound are the same twice")
  func reproducible() throws {
    _ = try decoded([track()], name: "a.mp4")
    _ = try decoded([track()], name: "b.mp4")
    #expect(try bytes(of: directory("a.mp4")) == bytes(of: directory("b.mp4")))
  }
}
