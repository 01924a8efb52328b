/// Adds up the tracks of a clip, stretch by stretch.
struct AudioMixer {
  /// The samples of the clip in all.
  let count: Int
  private var readers: [AudioTrackReader]
  private(set) var position = 0

  /// A mixer for a clip of `duration` seconds.
  init(_ tracks: [AudioTrack], duration: Double) throws(MediaError) {
    let count = max(0, AudioSamples.index(at: duration))
    self.count = count
    readers = try tracks.map { (track) throws(MediaError) in
      try AudioTrackReader(track, clipEnd: count)
    }
  }

  /// The next samples, at most `limit` of them; nil after the last.
  ///
  /// Where the sum swings too far it is cut off.
  mutating func next(_ limit: Int) throws(MediaError) -> AudioSamples? {
    guard position < count else { return nil }
    let length = min(limit, count - position)
    var mix = AudioSamples(
      values: Array(repeating: 0, count: length * AudioSamples.channels))
    for index in readers.indices { try readers[index].add(to: &mix, from: position) }
    for index in mix.values.indices { mix.values[index] = max(-1, min(1, mix.values[index])) }
    position += length
    return mix
  }
}
