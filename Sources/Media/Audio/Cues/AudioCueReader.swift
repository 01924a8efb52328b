/// Adds a clip's cues to its sound, one stretch after the other.
struct AudioCueReader {
  /// A cue that is being heard.
  fileprivate struct Sounding {
    let samples: AudioSamples
    let begin: Int
    let gain: Float
  }

  /// In order of their beginnings.
  private let cues: ArraySlice<(begin: Int, cue: AudioCue)>
  private var next: Int
  private var sounding: [Sounding] = []
  private var recordings: [MediaInput: AudioSamples] = [:]

  /// A reader of cues; their files are read at once.
  init(_ cues: [AudioCue]) throws(MediaError) {
    self.cues =
      cues.enumerated().map { ($0.offset, AudioSamples.index(at: $0.element.start), $0.element) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map { ($0.1, $0.2) }[...]
    next = self.cues.startIndex
    for case .recording(let input) in cues.map(\.sound) where recordings[input] == nil {
      recordings[input] = try AudioSamples(recording: input)
    }
  }

  /// Adds the cues to samples of the clip from `start` on.
  mutating func add(to mix: inout AudioSamples, from start: Int) {
    let end = start + mix.count
    while next < cues.endIndex, cues[next].begin < end {
      let (begin, cue) = cues[next]
      let samples = samples(of: cue.sound)
      if begin + samples.count > start {
        let volume = cue.volume.isFinite ? max(0, cue.volume) : 0
        sounding.append(Sounding(samples: samples, begin: begin, gain: Float(volume)))
      }
      next += 1
    }
    for cue in sounding { cue.add(to: &mix, from: start) }
    sounding.removeAll { $0.begin + $0.samples.count <= end }
  }

  private func samples(of sound: AudioCue.Sound) -> AudioSamples {
    switch sound {
    case .click(let click, let variation): AudioSamples(click, variation: variation)
    case .recording(let input): recordings[input] ?? AudioSamples()
    }
  }
}

extension AudioCueReader.Sounding {
  fileprivate func add(to mix: inout AudioSamples, from start: Int) {
    let first = max(begin, start)
    let end = min(begin + samples.count, start + mix.count)
    guard first < end else { return }
    let (source, target) = (2 * (first - begin), 2 * (first - start))
    for index in 0..<(2 * (end - first)) {
      mix.values[target + index] += samples.values[source + index] * gain
    }
  }
}

extension AudioSamples {
  /// The longest sound of a cue, in seconds.
  static let longestCue = 10

  /// The beginning of a file's sound.
  init(recording input: MediaInput) throws(MediaError) {
    let decoder = try AudioDecoder(input)
    let most = Self.longestCue * Self.rate
    while count < most, let block = try decoder.next() { values += block.values }
    values.removeLast(max(0, count - most) * Self.channels)
  }
}
