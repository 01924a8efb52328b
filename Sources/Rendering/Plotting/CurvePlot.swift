import Geometry
public import Motion

/// A picture of animations that carry a value from 0 to 1: value over time, several to compare.
public struct CurvePlot: Sendable {
  /// The curves, in the order in which they are drawn and named.
  public let curves: [Curve]
  /// The seconds that the time axis shows, from 0.
  public let duration: Double
  /// The values that the value axis shows; 0 and 1 are always among them.
  public let values: ClosedRange<Double>

  /// An animation with its name.
  public struct Curve: Sendable {
    /// How the animation was written.
    public let name: String
    /// The value on its way from 0 to 1, which it leaves at time 0.
    public let value: AnimatedValue<Double>

    /// The curve of `animation`, known as `name`.
    public init(name: String, animation: Animation) {
      self.name = name
      var value = AnimatedValue(0.0)
      value.set(1, animation: animation, at: 0)
      self.value = value
    }

    /// When the value has arrived for good; infinite when it never does.
    public var settlingTime: Double { value.removalTime ?? 0 }

    /// `settles at 0.35 s`.
    var settlingPhrase: String {
      settlingTime.isFinite ? "settles at \(CurvePlot.label(settlingTime)) s" : "never settles"
    }
  }

  /// A plot of `curves` over `duration` seconds; unless given, until the last of them has settled.
  ///
  /// Curves that never settle are shown for two seconds.
  public init(curves: [Curve], duration: Double? = nil) {
    self.curves = curves
    let settled = curves.map(\.settlingTime).filter(\.isFinite).max() ?? 0
    self.duration = duration ?? (settled > 0 ? settled : 2)
    var (low, high) = (0.0, 1.0)
    for curve in curves {
      for index in 0...Self.probes {
        let value = curve.value.value(at: self.duration * Double(index) / Double(Self.probes))
        guard value.isFinite else { continue }
        (low, high) = (min(low, value), max(high, value))
      }
    }
    values = low...high
  }

  private static let probes = 512
}

extension CurvePlot {
  /// Round numbers that divide an axis, at most about `count` of them.
  ///
  /// Steps are 1, 2 or 5 times a power of ten.
  static func ticks(over range: ClosedRange<Double>, count: Int) -> [Double] {
    let span = range.upperBound - range.lowerBound
    guard span > 0, span.isFinite else { return [range.lowerBound] }
    let rough = span / Double(count)
    let power = pow(10, (log(rough) / log(10)).rounded(.down))
    let factor = [1.0, 2, 5, 10].first { $0 * power >= rough * (1 - 1e-9) } ?? 10
    let step = factor * power
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// A tick as text, without the traces of binary fractions.
  ///
  /// It has six digits after the point, or six in all when it is smaller than a thousandth.
  static func label(_ tick: Double) -> String {
    let isSmall = tick != 0 && abs(tick) < 1e-3
    let unit = isSmall ? pow(10, 5 - (log(abs(tick)) / log(10)).rounded(.down)) : 1e6
    guard unit.isFinite, (tick * unit).isFinite else { return String(tick) }
    let rounded = (tick * unit).rounded() / unit
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return String(rounded)
  }
}
