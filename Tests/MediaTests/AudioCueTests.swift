import Drawing
import Foundation
import TestSupport
import Testing

@testable import Media

@Suite("Short sounds")
struct AudioCueTests {
  private func mixed(
    _ tracks: [AudioTrack] = [], _ cues: [AudioCue], seconds: Double = 1,
    stretch: () -> Int = { 1024 }
  ) throws -> [Float] {
    var mixer = try AudioMixer(tracks, cues, duration: seconds)
    var values: [Float] = []
    while let samples = try mixer.next(stretch()) { values += samples.values }
    #expect(values.count == mixer.count * 2)
    return values
  }

  private func file(seconds: Double, _ value: @escaping (Double) -> Double) -> MediaInput {
    .bytes(waveFile(seconds: seconds, rate: 48000, channels: 2, value), name: "file")
  }

  /// The first sample that isn't silent.
  private func onset(_ values: [Float]) -> Int? { values.firstIndex { $0 != 0 }.map { $0 / 2 } }

  @Test(
    "a click begins at its sample, dies away and stays within its bounds",
    arguments: AudioCue.Click.allCases)
  func clicks(click: AudioCue.Click) {
    for variation in 0..<50 {
      let values = AudioSamples(click, variation: variation).values
      #expect(values[0] != 0 && values[1] != 0)
      let peak = values.map(abs).max() ?? 0
      #expect(peak > 0.1 && peak < 0.5)
      #expect(values.suffix(96).allSatisfy { abs($0) < 0.01 * peak })
      #expect(AudioSamples(click, variation: variation).values == values)
      #expect(AudioSamples(click, variation: variation + 1).values != values)
    }
  }

  @Test("letting go is softer than pressing, and a space lower than a letter")
  func characters() {
    func power(_ click: AudioCue.Click) -> Float {
      AudioSamples(click, variation: 1).values.reduce(0) { $0 + $1 * $1 }
    }
    #expect(power(.release) < power(.press) / 4)
    func crossings(_ click: AudioCue.Click) -> Int {
      let left = AudioSamples(click, variation: 1).values.enumerated()
        .filter { $0.offset % 2 == 0 }.map(\.element).prefix(960)
      return zip(left, left.dropFirst()).count { ($0 < 0) != ($1 < 0) }
    }
    #expect(crossings(.space) < crossings(.key))
  }

  @Test("clicks are the same numbers on every machine")
  func numbers() {
    let sums = AudioCue.Click.allCases.map { click in
      AudioSamples(click, variation: 7).values.reduce(UInt64(0)) {
        ($0 &* 31) &+ UInt64($1.bitPattern)
      }
    }
    #expect(
      sums == [
        11_631_381_956_082_618_823, 14_069_472_024_140_437_978, 198_772_480_244_775_880,
        1_493_286_477_318_043_842,
      ])
  }

  @Test("a cue begins at its sample, and what lies outside of the clip isn't heard")
  func places() throws {
    let click = AudioCue.Sound.click(.press, variation: 1)
    #expect(try onset(mixed([], [AudioCue(click, at: 0.5)])) == 24000)
    let whole = AudioSamples(.press, variation: 1).values
    let early = try mixed([], [AudioCue(click, at: -0.01)])
    #expect(Array(early[..<(whole.count - 960)]) == Array(whole[960...]))
    let late = try mixed([], [AudioCue(click, at: 0.99)])
    #expect(Array(late[(2 * 47520)...]) == Array(whole[..<960]))
    for start in [-1, 1, 1e300, -1e300, .infinity] {
      #expect(try mixed([], [AudioCue(click, at: start)]).allSatisfy { $0 == 0 })
    }
    for volume in [-1, 0, Double.nan, .infinity] {
      let cue = AudioCue(click, at: 0.5, volume: volume)
      #expect(try mixed([], [cue]).allSatisfy { $0 == 0 })
    }
    #expect(try onset(mixed([], [AudioCue(click, at: .nan)])) == 0)
  }

  @Test("a file is heard as it is, for ten seconds at most")
  func recordings() throws {
    let input = file(seconds: 0.25) { _ in 0.25 }
    let values = try mixed([], [0.5, 0.625].map { AudioCue(.recording(input), at: $0) })
    func value(at time: Double) -> Float { values[2 * Int(time * 48000)] }
    #expect(onset(values) == 24000)
    for (time, level) in [(0.51, 0.25), (0.7, 0.5), (0.8, 0.25), (0.9, 0.0)] {
      #expect(abs(value(at: time) - Float(level)) < 1e-3)
    }
    let long = file(seconds: 10.5) { _ in 0.25 }
    #expect(try AudioCue.Sound.recording(long).length() == 10)
    let missing = AudioCue(.recording(.file(path: "/missing.wav")), at: 0)
    #expect(throws: MediaError.self) { try mixed([], [missing]) }
  }

  @Test("what is added up doesn't depend on how it is cut into stretches")
  func stretches() throws {
    var random = SeededRandom(seed: 5)
    let input = file(seconds: 0.9) { 0.9 * sin(2 * .pi * 300 * $0) * sin(2 * .pi * 3 * $0) }
    let cues = (0..<40).map {
      AudioCue(.click(.key, variation: $0), at: Double($0) * 0.021, volume: 3)
    }
    let tracks = [AudioTrack(input), AudioTrack(input)]
    let values = try mixed(tracks, cues)
    #expect(try mixed(tracks, cues) { 960 } == values)
    #expect(try mixed(tracks, cues) { Int.random(in: 1...3000, using: &random) } == values)
  }

  @Test("too loud a sum is turned down without being cut off, and else nothing is")
  func limiting() throws {
    func sine(_ level: Double) -> AudioTrack {
      AudioTrack(file(seconds: 1) { level * sin(2 * .pi * 441 * $0) })
    }
    let quiet = try mixed([sine(0.5), sine(0.49)], [])
    let loud = try mixed([sine(0.9), sine(0.9), sine(0.9)], [])
    #expect(quiet.map(abs).max()! > 0.98 && quiet.map(abs).max()! < 1)
    let ceiling = Float(AudioLimiter.ceiling)
    #expect(loud.map(abs).max()! <= ceiling)
    // In the middle the tone keeps its shape: it is at full swing as seldom as a sine is.
    let middle = loud[24000..<72000]
    #expect(middle.map(abs).max()! > 0.99 * ceiling)
    #expect(middle.count { abs($0) > 0.995 * ceiling } < middle.count / 12)
    let click = AudioCue(.click(.press, variation: 1), at: 0.5)
    let clicked = try mixed([sine(0.95)], [click])
    #expect(clicked.map(abs).max()! <= 1)
    #expect(try Array(clicked[..<46000]) == Array(mixed([sine(0.95)], [])[..<46000]))
  }

  @Test("sums without measure are sound within the swing")
  func extremes() throws {
    let input = file(seconds: 0.2) { sin(2 * .pi * 441 * $0) }
    for volume in [1e300, 1e30, 1e7] {
      var track = AudioTrack(input)
      track.volume = volume
      let values = try mixed(
        [track], [AudioCue(.recording(input), at: 0, volume: volume)], seconds: 0.3)
      #expect(values.allSatisfy { abs($0) <= 1 })
    }
  }

  @Test("when a sound is heard is told, in seconds of the clip")
  func spans() throws {
    func span(_ change: (inout AudioTrack) -> Void) throws -> Range<Double>? {
      var track = AudioTrack(file(seconds: 0.5) { _ in 0.5 })
      change(&track)
      return try track.heard(during: 2)
    }
    #expect(try span { $0.start = 0.25 } == 0.25..<0.75)
    #expect(try span { $0.start = -0.25 } == 0..<0.25)
    #expect(try span { $0.start = 1.75 } == 1.75..<2)
    #expect(try span { ($0.start, $0.range) = (1, 0.25...0.375) } == 1..<1.125)
    #expect(try span { $0.isLooped = true } == 0..<2)
    #expect(try span { $0.start = 2 } == nil && span { $0.start = -0.5 } == nil)
    let cue = AudioCue(.click(.press, variation: 1), at: 1.75)
    #expect(cue.heard(during: 2, length: 0.5) == 1.75..<2)
    #expect(cue.heard(during: 1.75, length: 0.5) == nil)
  }

  @Test(
    "films keep the place of a click to a thousandth of a second",
    arguments: ["a.mp4", "a.mov", "a.mkv", "a.webm"])
  func films(name: String) throws {
    guard let ffmpeg = Tool("ffmpeg") else { return }
    let directory = try TemporaryDirectory()
    var settings = smallSettings(rate: FrameRate(25)!, frames: 50)
    settings.cues = [AudioCue(.click(.press, variation: 1), at: 1.234)]
    try writeShapes(directory(name), settings)
    let run = try ffmpeg.run([
      "-v", "error", "-i", directory(name), "-map", "0:a", "-ac", "1", "-ar", "48000", "-f",
      "f32le", directory("out.f32"),
    ])
    #expect(run.status == 0, "\(run.output)")
    let samples = try bytes(of: directory("out.f32")).withUnsafeBytes {
      Array($0.bindMemory(to: Float.self))
    }
    let first = try #require(samples.firstIndex { abs($0) > 0.1 })
    #expect(abs(Double(first) / 48000 - 1.234) < 0.001)
  }

  @Test("formats without sound refuse them")
  func refusal() throws {
    let directory = try TemporaryDirectory()
    var settings = smallSettings(frames: 2)
    settings.cues = [AudioCue(.click(.press, variation: 1), at: 0)]
    let error = #expect(throws: MediaError.self) {
      try OutputFormat.gif.makeSink(path: directory("a.gif"), settings: settings)
    }
    #expect(error?.remedy?.contains(".mp4") == true)
  }
}
