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
  ///
  /// Beyond 2⁶³ it is the last there is.
  static func tick(ofFrame index: Int, rate: FrameRate) -> Int {
    let (seconds, rest) = (index * rate.denominator).quotientAndRemainder(
      dividingBy: rate.numerator)
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 100)
    let part = (200 * rest + rate.numerator) / (2 * rate.numerator)
    return overflow || whole > Int.max - 100 ? Int.max - shortestDelay : whole + part
  }

  /// The tick at which a clip ends: that of its duration, if it has one, which is less than a frame
  /// off the end of the frames.
  static func end(of settings: EncodingSettings) -> Int {
    func tick(_ index: Int) -> Int { Self.tick(ofFrame: index, rate: settings.frameRate) }
    let count = settings.frameCount
    let wanted = settings.duration.flatMap { Int(exactly: ($0 * 100).rounded()) } ?? tick(count)
    return max(min(wanted, tick(count + 1)), tick(count - 1) + shortestDelay)
  }
}
