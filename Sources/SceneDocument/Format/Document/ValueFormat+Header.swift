internal import Drawing
internal import Geometry

/// How large, fast and long a film may be.
public enum SceneLimits {
  /// Points of a side of the canvas.
  public static let side = 1.0...16_384.0
  /// Frames in a second.
  public static let framesPerSecond = 0.001...1000.0
  /// Seconds of the film.
  public static let duration = 0.001...1e6
  /// Steps of the script.
  public static let stepCount = 10_000
  /// Views that a scene shows at a time.
  public static let viewCount = 100_000
}

extension ValueFormat where Value == CGSize {
  /// The size of a canvas: two whole numbers of points.
  static var canvasSize: ValueFormat {
    let phrase = "two whole numbers [width, height] of points"
    return ValueFormat(
      phrase, placeholder: CGSize(width: 640, height: 360), example: "[1080, 1080]"
    ) { json, reading in
      guard
        let size = ValueFormat<CGPoint>.point(
          in: SceneLimits.side, names: ("width", "height")
        ).read(json, reading)
      else { return nil }
      let isWhole: @Sendable (CGPoint) -> Bool = {
        $0.x == $0.x.rounded() && $0.y == $0.y.rounded()
      }
      if let side = size.constant, !isWhole(side) {
        reading.error("expected \(phrase), found fractions", at: json.range)
        return nil
      }
      return size.map { CGSize(width: $0.x.rounded(), height: $0.y.rounded()) }
    }
  }
}

extension ValueFormat where Value == FrameRate {
  /// A number of frames per second, or a fraction such as `30000/1001` in a string.
  static var frameRate: ValueFormat {
    let phrase = "a number of frames per second or a fraction such as \"30000/1001\""
    return ValueFormat(phrase, placeholder: .default, example: "30") { json, reading in
      let rate: FrameRate?
      switch json.content {
      case .number(let number):
        guard let number = reading.checked(number, in: SceneLimits.framesPerSecond, at: json) else {
          return nil
        }
        rate = FrameRate(framesPerSecond: number)
      case .string(let text):
        rate = fraction(text)
        if rate == nil {
          let message = "\"\(text)\" is no fraction of two positive whole numbers"
          reading.error(message, at: json.range)
          return nil
        }
      default: rate = nil
      }
      guard let rate else {
        reading.mismatch(json, phrase)
        return nil
      }
      return reading.checked(rate.framesPerSecond, in: SceneLimits.framesPerSecond, at: json)
        .map { _ in Attribute(rate) }
    }
  }
}

private func fraction(_ text: String) -> FrameRate? {
  let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
  guard parts.count == 2, let numerator = parts[0], let denominator = parts[1] else { return nil }
  return FrameRate(numerator, denominator)
}

extension ValueFormat where Value == LoopCount {
  /// `true`, `false` or a number of times.
  static var loopCount: ValueFormat {
    let phrase = "true, false or a number of times"
    return ValueFormat(phrase, placeholder: .forever, example: "3") { json, reading in
      switch json.content {
      case .boolean(let flag): return Attribute(flag ? .forever : .times(1))
      case .number(let number):
        guard let number = reading.checked(number, in: 1...65_535, at: json) else { return nil }
        return Attribute(.times(Int(number)))
      default:
        reading.mismatch(json, phrase)
        return nil
      }
    }
  }
}

/// How often a film is played by formats that say so.
public enum LoopCount: Sendable, Hashable {
  case forever
  /// At least once.
  case times(Int)
}
