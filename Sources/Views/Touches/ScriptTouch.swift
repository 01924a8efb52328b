import Geometry
import Motion

/// Fingers that a script puts down together, moves and lifts.
struct ScriptTouch: Sendable {
  /// What the script calls it.
  let name: String
  /// Where the fingers' middle is put down.
  let location: TouchLocation
  /// How long the fingers are down, in seconds.
  let duration: Double
  let curve: UnitCurve
  /// The fingers' distances from the place at a fraction of the way.
  let fingers: @Sendable (Double) -> [CGSize]
  /// What is wrong with the touch; nil when nothing is.
  let fault: String?

  init(
    name: String, location: TouchLocation, duration: Double, curve: UnitCurve = .linear,
    fault: String? = nil, fingers: @escaping @Sendable (Double) -> [CGSize]
  ) {
    (self.name, self.location, self.curve) = (name, location, curve)
    self.duration = duration > 0 ? min(duration, Self.longest) : 0
    self.fingers = fingers
    self.fault = fault ?? Self.fault(of: duration)
  }

  private static let longest = 3600.0

  private static func fault(of duration: Double) -> String? {
    if duration >= 0 && duration <= longest { return nil }
    return duration > longest
      ? "the duration of \(duration) s counts as one hour"
      : "the duration of \(duration) s counts as 0"
  }

  /// How many moves a second fingers make.
  private static let rate = 120.0

  /// The times after the beginning at which fingers move, the last one that at which they are lifted.
  var moves: [Double] {
    let count = max(Int((duration * Self.rate).rounded(.up)), 1)
    return (1...count).map { $0 == count ? duration : Double($0) / Self.rate }
  }

  /// Where the fingers are after some time, seen from where they were put down.
  func locations(after time: Double, from origin: CGPoint) -> [CGPoint] {
    let fraction = duration > 0 ? min(max(time / duration, 0), 1) : 1
    return fingers(curve.value(at: fraction)).map {
      CGPoint(x: origin.x + $0.width, y: origin.y + $0.height)
    }
  }
}
