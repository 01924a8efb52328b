extension Double {
  /// The number itself when it is finite, else `fallback`.
  func finite(or fallback: Double) -> Double { isFinite ? self : fallback }

  /// The number itself unless it is not a number, then `fallback`; infinities stay.
  func number(or fallback: Double) -> Double { isNaN ? fallback : self }

  /// The nearest number in 0…1; 0 for what is not a number.
  var clampedToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
