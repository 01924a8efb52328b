/// Keeps what was added up within a full swing without cutting it off: it turns the sound down before
/// a peak and up again after it.
///
/// Each sample needs some gain, 1 where it is within the swing. The gain it gets is the mean of what
/// those around it need at least for those around *them*, both within `reach`: so it is never above
/// its own need, and changes without a jerk. Where nothing is beyond the swing, nothing is touched.
/// Gains are whole numbers of 2⁻³⁰, and their sums exact: it doesn't matter into which stretches the
/// sound is cut.
enum AudioLimiter {
  /// How far a peak reaches to either side, in samples: 5 ms.
  static let reach = 240
  /// The samples before and after a stretch on which its gains depend.
  static let margin = 2 * reach

  private static let one = 1 << 30
  /// The largest swing of what is turned down.
  ///
  /// What comes out of an encoder may swing further than what went in; about 1 dB is what broadcasters
  /// leave for that (EBU R 128).
  static let ceiling = 0.9

  /// A stretch of sound within the swing, given it with its margins.
  static func limited(_ samples: AudioSamples) -> AudioSamples {
    let width = AudioSamples.channels
    let stretch = (margin * width)..<(samples.values.count - margin * width)
    var result = AudioSamples(values: samples.values[stretch].map(usable))
    guard samples.values.contains(where: { !(abs($0) <= 1) }) else { return result }
    let gains = smoothed(slidingMinimum(needs(samples)))
    for index in result.values.indices {
      let limited = Float(Double(result.values[index]) * gains[index / width])
      result.values[index] = max(-1, min(1, limited))
    }
    return result
  }

  /// A sample that can be worked with; factors without end make others.
  private static func usable(_ sample: Float) -> Float {
    sample.isNaN ? 0 : max(-1e6, min(1e6, sample))
  }

  private static func needs(_ samples: AudioSamples) -> [Int] {
    (0..<samples.count).map { place in
      let peak = max(
        abs(usable(samples.values[2 * place])), abs(usable(samples.values[2 * place + 1])))
      return peak > 1 ? Int(ceiling * Double(one) / Double(peak)) : one
    }
  }

  /// The least of the values around each that has a whole reach to either side.
  private static func slidingMinimum(_ values: [Int]) -> [Int] {
    // Places of values that may still be the least, which ascend.
    var candidates: [Int] = []
    var first = 0
    var result: [Int] = []
    for (place, value) in values.enumerated() {
      while candidates.count > first, values[candidates[candidates.count - 1]] >= value {
        candidates.removeLast()
      }
      candidates.append(place)
      if candidates[first] < place - 2 * reach { first += 1 }
      if place >= 2 * reach { result.append(values[candidates[first]]) }
    }
    return result
  }

  /// The mean of the gains around each that has a whole reach to either side, as a factor.
  private static func smoothed(_ gains: [Int]) -> [Double] {
    let width = 2 * reach + 1
    var sum = gains[..<(width - 1)].reduce(0, +)
    return (width - 1..<gains.count).map { place in
      sum += gains[place]
      defer { sum -= gains[place - width + 1] }
      return Double(sum) / Double(width * one)
    }
  }
}
