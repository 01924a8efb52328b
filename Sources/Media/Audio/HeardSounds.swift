extension AudioTrack {
  /// From when to when it is heard in a clip of `duration` seconds, in seconds of the clip; nil when
  /// none of it is.
  ///
  /// Reads the file to its end, unless the track is looped.
  public func heard(during duration: Double) throws(MediaError) -> Range<Double>? {
    try AudioTrackReader(self, clipEnd: max(0, AudioSamples.index(at: duration))).heard()
      .map(AudioSamples.seconds)
  }
}

extension AudioCue {
  /// From when to when it is heard in a clip of `duration` seconds, in seconds of the clip, when the
  /// sound has a length of `length`; nil when none of it is.
  public func heard(during duration: Double, length: Double) -> Range<Double>? {
    let begin = AudioSamples.index(at: start)
    let end = min(begin + AudioSamples.index(at: length), AudioSamples.index(at: duration))
    return max(0, begin) < end ? AudioSamples.seconds(max(0, begin)..<end) : nil
  }
}

extension AudioCue.Sound {
  /// How long it is, in seconds; a file is read for that.
  public func length() throws(MediaError) -> Double {
    let samples =
      switch self {
      case .click(let click, let variation): AudioSamples(click, variation: variation)
      case .recording(let input): try AudioSamples(recording: input)
      }
    return Double(samples.count) / Double(AudioSamples.rate)
  }
}

extension AudioSamples {
  fileprivate static func seconds(_ samples: Range<Int>) -> Range<Double> {
    (Double(samples.lowerBound) / Double(rate))..<(Double(samples.upperBound) / Double(rate))
  }
}
