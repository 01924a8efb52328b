import Geometry

/// Two finite numbers between which another one lies.
///
/// nil in place of bounds stands for a number of which nothing is known; it may be infinite or none.
struct NumberBounds: Sendable, Hashable {
  let low: Double
  let high: Double

  /// nil unless both are finite and in order.
  init?(_ low: Double, _ high: Double) {
    guard low <= high, (high - low).isFinite else { return nil }
    (self.low, self.high) = (low, high)
  }

  /// The bounds of one number; nil for one that is not finite.
  init?(_ number: Double) { self.init(number, number) }

  /// The largest distance from 0.
  var magnitude: Double { max(abs(low), abs(high)) }

  /// Whether all numbers between the bounds lie in a range.
  func isWithin(_ range: ClosedRange<Double>) -> Bool {
    range.lowerBound <= low && high <= range.upperBound
  }

  /// The bounds of what lies between these or others.
  func joined(with other: NumberBounds) -> NumberBounds? {
    NumberBounds(min(low, other.low), max(high, other.high))
  }

  /// What a function that never falls makes of the bounds.
  func mapped(_ function: (Double) -> Double) -> NumberBounds? {
    NumberBounds(function(low), function(high))
  }
}

extension NumberBounds? {
  /// The bounds of some numbers; nil for no numbers at all.
  init(of numbers: some Sequence<Double>) {
    var bounds: NumberBounds?
    for number in numbers {
      guard let next = NumberBounds(number), let both = (bounds ?? next).joined(with: next) else {
        self = nil
        return
      }
      bounds = both
    }
    self = bounds
  }
}
