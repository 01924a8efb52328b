/// An exact number of frames per second, such as 60 or 30000/1001.
public struct FrameRate: Sendable, Hashable {
  /// Frames in `denominator` seconds; positive.
  public let numerator: Int
  /// Seconds in which `numerator` frames pass; positive.
  public let denominator: Int

  /// The rate `numerator`/`denominator`, reduced; nil unless both are positive and below 2³¹.
  public init?(_ numerator: Int, _ denominator: Int = 1) {
    let range = 1..<(1 << 31)
    guard range.contains(numerator), range.contains(denominator) else { return nil }
    let divisor = greatestCommonDivisor(numerator, denominator)
    (self.numerator, self.denominator) = (numerator / divisor, denominator / divisor)
  }

  private init(whole framesPerSecond: Int) {
    (numerator, denominator) = (framesPerSecond, 1)
  }

  /// 60 frames per second.
  public static let `default` = FrameRate(whole: 60)

  /// The frames per second as a number.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }
}

extension FrameRate {
  /// The rate that `framesPerSecond` stands for.
  ///
  /// 23.976, 29.97, 59.94 and 119.88 mean the broadcast rates of 24000/1001 and its kin; any other
  /// number is taken to three decimals. nil unless it is finite, at least 0.001 and at most 1000.
  public init?(framesPerSecond: Double) {
    guard framesPerSecond >= 0.001, framesPerSecond <= 1000 else { return nil }
    for nominal in [24, 30, 60, 120] {
      let broadcast = Double(nominal) * 1000 / 1001
      if abs(framesPerSecond - broadcast) < 0.005 {
        self.init(nominal * 1000, 1001)
        return
      }
    }
    self.init(Int((framesPerSecond * 1000).rounded()), 1000)
  }

  /// When frame `index` is shown, in seconds; computed from the index, never summed.
  public func time(ofFrame index: Int) -> Double {
    Double(index) * Double(denominator) / Double(numerator)
  }

  /// How many frames a clip of `duration` seconds has.
  ///
  /// The whole number nearest to duration · rate when that is within 1e-6 of one, else the next
  /// above; 0 for durations that are not positive. nil when it does not fit 31 bits.
  public func frameCount(duration: Double) -> Int? {
    let exact = duration * framesPerSecond
    guard exact < Double(1 << 31) else { return nil }
    guard exact > 0 else { return 0 }
    let nearest = exact.rounded()
    return Int(abs(exact - nearest) <= 1e-6 ? nearest : exact.rounded(.up))
  }
}

extension FrameRate: CustomStringConvertible {
  /// The rate as FFmpeg writes it: `60/1`, `30000/1001`.
  public var description: String { "\(numerator)/\(denominator)" }
}

private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
  var (larger, smaller) = (first, second)
  while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
  return larger
}
