/// Gives a track's samples one stretch of a clip after the other, with bounded memory.
struct AudioTrackReader {
  private let track: AudioTrack
  private let input: MediaInput
  /// The samples of the file that are heard.
  private let part: Range<Int>
  private let begin: Int
  private let clipEnd: Int
  private var decoder: AudioDecoder
  private var block = AudioSamples()
  /// The number in the file of the block's first sample.
  private var blockStart = 0
  /// The length of the part, once the file's end has been seen.
  private var length: Int?
  private let end: Int

  /// A reader for a clip of so many samples.
  init(_ track: AudioTrack, clipEnd: Int) throws(MediaError) {
    (self.track, input, self.clipEnd) = (track, track.input, clipEnd)
    let first = max(0, AudioSamples.index(at: track.range.lowerBound))
    part = first..<max(first, AudioSamples.index(at: track.range.upperBound))
    begin = AudioSamples.index(at: track.start)
    decoder = try AudioDecoder(track.input)
    // Fading out needs to know the end before it comes.
    let needsEnd = track.isLooped || track.fadeOut > 0
    length = needsEnd ? try Self.count(track.input, part) : nil
    end = track.isLooped ? clipEnd : min(clipEnd, begin + (length ?? part.count))
  }

  /// How many samples of the part the file really has.
  private static func count(_ input: MediaInput, _ part: Range<Int>) throws(MediaError) -> Int {
    let decoder = try AudioDecoder(input)
    var count = 0
    while count < part.upperBound, let samples = try decoder.next() { count += samples.count }
    return max(0, min(count, part.upperBound) - part.lowerBound)
  }

  /// The samples of the clip in which the track is heard; nil when there are none.
  func heard() throws(MediaError) -> Range<Int>? {
    let whole = if let length { length } else { try Self.count(input, part) }
    let end = track.isLooped && whole > 0 ? clipEnd : min(clipEnd, begin + whole)
    return max(0, begin) < end ? max(0, begin)..<end : nil
  }

  /// Adds the track to samples of the clip from `start` on.
  mutating func add(to mix: inout AudioSamples, from start: Int) throws(MediaError) {
    for offset in 0..<mix.count {
      let place = start + offset
      guard place >= begin, place < end, let pair = try sample(place - begin) else { continue }
      let gain = gain(at: place)
      mix.values[2 * offset] += pair.x * gain
      mix.values[2 * offset + 1] += pair.y * gain
    }
  }

  /// The sample of the part at a place; nil after its end.
  private mutating func sample(_ place: Int) throws(MediaError) -> SIMD2<Float>? {
    var wanted = place
    if track.isLooped {
      guard let length, length > 0 else { return nil }
      wanted = place % length
    }
    guard wanted < part.count else { return nil }
    let index = part.lowerBound + wanted
    if index < blockStart { try rewind() }
    while index >= blockStart + block.count {
      blockStart += block.count
      guard let next = try decoder.next() else {
        block = AudioSamples()
        return nil
      }
      block = next
    }
    let offset = 2 * (index - blockStart)
    return SIMD2(block.values[offset], block.values[offset + 1])
  }

  private mutating func rewind() throws(MediaError) {
    decoder = try AudioDecoder(input)
    (block, blockStart) = (AudioSamples(), 0)
  }

  private func gain(at place: Int) -> Float {
    var gain = track.volume.isFinite ? max(0, track.volume) : 0
    let (fadeIn, fadeOut) = (
      AudioSamples.index(at: track.fadeIn), AudioSamples.index(at: track.fadeOut)
    )
    if fadeIn > 0 { gain *= min(1, Double(place - begin) / Double(fadeIn)) }
    if fadeOut > 0 { gain *= min(1, Double(end - place) / Double(fadeOut)) }
    return Float(gain)
  }
}
