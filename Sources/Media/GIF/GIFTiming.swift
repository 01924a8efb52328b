public import Drawing

/// The clock of GIF files, which ticks a hundred times a second.
///
/// Frames are shown from the tick nearest to their own time. So delays differ by a tick where the
/// rate doesn't divide 100, and their sum is exact.
public enum GIFTiming {
  /// Players take a delay of 1 for a mistake and show the frame for ten ticks.
  static let shortestDelay = 2

  /// The rate at which a scene of rate `rate` is to be drawn: its own up to 50, and above that 50.
  public static func frameRate(for rate: FrameRate) -> FrameRate {
    rate.numerator > 50 * rate.denominator ? FrameRate(50)! : rate
  }

  /// How many frames a clip of `duration` seconds has at `rate`.
  ///
  /// Those of which two ticks and more are left: in 2.35 s at 50 frames a second the last of
  /// 117 frames is shown for three ticks. nil when the number doesn't fit 31 bits.
  public static func frameCount(duration: Double, rate: FrameRate) -> Int? {
    guard var count = rate.frameCount(duration: duration) else { return nil }
    let end = (duration * 100).rounded()
    while count > 1, Double(tick(ofFrame: count - 1, rate: rate) + shortestDelay) > end {
      count -= 1
    }
    return count
  }

  /// The tick from which on frame `index` is shown: the nearest, the later of two.
  static func tick(ofFrame index: Int, rate: FrameRate) -> Int {
    // Below 2³¹ · 100 · 2³¹ · 2 there is no overflow.
    (200 * index * rate.denominator + rate.numerator) / (2 * rate.numerator)
  }

  /// The tick at which a clip ends.
  static func end(of settings: EncodingSettings) -> Int {
    let last = tick(ofFrame: settings.frameCount - 1, rate: settings.frameRate)
    let end =
      settings.duration.flatMap { Int(exactly: ($0 * 100).rounded()) }
      ?? tick(ofFrame: settings.frameCount, rate: settings.frameRate)
    return max(end, last + shortestDelay)
  }
}
