/// Two animations one after the other: the second begins when the first is over.
///
/// The way has two legs: progress goes from 0 to 1 along the first animation and from 1 to 2 along
/// the second; reversed, from 2 back to 0, each animation played backwards in time.
public struct LinkedAnimation: Sendable, Hashable {
  /// The animation of the first leg.
  public let first: Animation
  /// The animation of the second leg.
  public let second: Animation
  /// Whether the whole is played backwards.
  public let isReversed: Bool

  /// The animation `first`, and `second` when it is over.
  public init(_ first: Animation, _ second: Animation, reversed: Bool = false) {
    (self.first, self.second, isReversed) = (first, second, reversed)
  }

  /// The seconds of both; infinite when one never ends.
  public var duration: Double { first.duration + second.duration }

  /// The same two played backwards, or forwards again.
  public func reversed() -> LinkedAnimation {
    LinkedAnimation(first, second, reversed: !isReversed)
  }

  /// How far the way is made `time` seconds after the beginning: 0…2, and beyond on an overshoot.
  public func progress(at time: Double) -> Double {
    value(0.0, 1.0, 2.0, at: time)
  }

  /// The value on the way from `start` through `middle` to `end`, or back when reversed.
  public func value<Value: VectorArithmetic>(
    _ start: Value, _ middle: Value, _ end: Value, at time: Double
  ) -> Value {
    let time = time.number(or: 0)
    let forward = isReversed ? (duration - Swift.max(0, time)).number(or: .infinity) : time
    let turn = first.duration
    if forward < turn || (isReversed && forward == turn) {
      return start.interpolated(towards: middle, amount: first.progress(at: forward))
    }
    if forward >= duration { return end }
    return middle.interpolated(towards: end, amount: second.progress(at: forward - turn))
  }
}

extension Animation {
  /// This animation, and `next` when it is over.
  public func linked(to next: Animation) -> LinkedAnimation { LinkedAnimation(self, next) }
}
