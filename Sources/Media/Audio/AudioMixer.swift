/// Adds up the tracks and cues of a clip, stretch by stretch.
struct AudioMixer {
  /// The samples of the clip in all.
  let count: Int
  private var readers: [AudioTrackReader]
  private var cues: AudioCueReader
  private(set) var position = 0
  /// The sum from a margin before the position on, as far as it has been made.
  private var sum = AudioSamples()
  /// The number of the sample after those of the sum.
  private var end = 0

  /// A mixer for a clip of `duration` seconds.
  init(_ tracks: [AudioTrack], _ cues: [AudioCue] = [], duration: Double) throws(MediaError) {
    let count = max(0, AudioSamples.index(at: duration))
    self.count = count
    readers = try tracks.map { (track) throws(MediaError) in
      try AudioTrackReader(track, clipEnd: count)
    }
    self.cues = try AudioCueReader(cues)
    sum.values = AudioSamples.silence(AudioLimiter.margin)
  }

  /// The next samples, at most `limit` of them; nil after the last.
  ///
  /// Where the sum swings too far it is turned down.
  mutating func next(_ limit: Int) throws(MediaError) -> AudioSamples? {
    guard position < count else { return nil }
    let length = min(limit, count - position)
    try extend(to: position + length + AudioLimiter.margin)
    let needed = (length + 2 * AudioLimiter.margin) * AudioSamples.channels
    let mix = AudioLimiter.limited(AudioSamples(values: Array(sum.values[..<needed])))
    sum.values.removeFirst(length * AudioSamples.channels)
    position += length
    return mix
  }

  /// Adds up the sound as far as `place`; after the clip's end there is silence.
  private mutating func extend(to place: Int) throws(MediaError) {
    guard place > end else { return }
    var stretch = AudioSamples(values: AudioSamples.silence(max(0, min(place, count) - end)))
    for index in readers.indices { try readers[index].add(to: &stretch, from: end) }
    cues.add(to: &stretch, from: end)
    sum.values += stretch.values
    sum.values += AudioSamples.silence(place - max(end, min(place, count)))
    end = place
  }
}

extension AudioSamples {
  fileprivate static func silence(_ count: Int) -> [Float] {
    Array(repeating: 0, count: count * channels)
  }
}
