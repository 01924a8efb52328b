import Geometry
import Motion

/// How what is scrolled moves when no finger holds it, and when one pulls it beyond its ends.
enum ScrollMotion {
  /// How fast a fling loses its speed, per second: a thousandth of it is kept after 3.45 s.
  ///
  /// That is the rate of 0.998 a millisecond that UIKit calls normal.
  static let decay = 2.002

  /// How far something flung at a velocity goes, in points.
  static func reach(_ velocity: Double) -> Double { velocity / decay }

  /// The offset at which content is shown that a finger has pulled to `offset`.
  ///
  /// Beyond the ends it follows more and more unwillingly, up to the length of the viewport:
  /// (1 − 1 / (0.55 · excess / length + 1)) · length, as UIKit does.
  static func stretched(_ offset: Double, limit: Double, length: Double) -> Double {
    let end = min(max(offset, 0), limit)
    guard length > 0, offset != end else { return end }
    let excess = abs(offset - end)
    let shown = (1 - 1 / (0.55 * excess / length + 1)) * length
    return offset < end ? end - shown : end + shown
  }

  /// The offset to which a finger has to pull content for it to be shown at `offset`.
  static func pulled(_ offset: Double, limit: Double, length: Double) -> Double {
    let end = min(max(offset, 0), limit)
    guard length > 0, offset != end else { return end }
    let shown = min(abs(offset - end), 0.999 * length)
    let excess = length / 0.55 * (1 / (1 - shown / length) - 1)
    return offset < end ? end - excess : end + excess
  }

  /// The way to the end of a fling that nothing stops.
  static func fling(_ distance: Double) -> Animation {
    Animation(ScrollDeceleration(duration: log(max(abs(distance) / 0.25, 2)) / decay))
  }

  /// The way to where content is brought from its course, at a velocity in points a second.
  static func settling(_ distance: Double, velocity: Double) -> Animation {
    .interpolatingSpring(
      Spring(response: 0.45, dampingRatio: 1),
      initialVelocity: distance == 0 ? 0 : velocity / distance)
  }
}

/// A motion whose speed fades evenly.
private struct ScrollDeceleration: CustomAnimation {
  /// In seconds.
  let duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    time < duration ? value.scaled(by: gone(time) / gone(duration)) : nil
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    value.scaled(by: ScrollMotion.decay * (1 - gone(time)) / gone(duration))
  }

  private func gone(_ time: Double) -> Double { 1 - exp(-ScrollMotion.decay * time) }
}
