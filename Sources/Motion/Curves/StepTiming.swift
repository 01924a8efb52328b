/// Where the jumps of a stepped curve are (CSS Easing Functions 2, §2.4).
public enum StepPosition: Sendable, Hashable, CaseIterable {
  /// At the beginning of each interval, the first at input 0.
  case jumpStart
  /// At the end of each interval, the last at input 1.
  case jumpEnd
  /// Between the intervals only.
  case jumpNone
  /// Between the intervals and at both ends.
  case jumpBoth

  /// CSS's other name of `jumpStart`.
  public static let start = StepPosition.jumpStart
  /// CSS's other name of `jumpEnd`.
  public static let end = StepPosition.jumpEnd
}

/// A curve of equal steps.
struct StepTiming: Sendable, Hashable {
  let count: Int
  let position: StepPosition

  init(_ count: Int, _ position: StepPosition) {
    self.count = Swift.max(position == .jumpNone ? 2 : 1, count)
    self.position = position
  }

  private var jumps: Double {
    switch position {
    case .jumpStart, .jumpEnd: Double(count)
    case .jumpNone: Double(count) - 1
    case .jumpBoth: Double(count) + 1
    }
  }

  /// The output for any `input`.
  ///
  /// An input within 1e-9 of a step before a jump counts as at it: a quotient of times isn't exact.
  /// While an effect `isBefore` its beginning, a jump at the very input has not been made.
  func value(at input: Double, isBefore: Bool = false) -> Double {
    let place = input * Double(count)
    var step = (place + 1e-9).rounded(.down)
    if position == .jumpStart || position == .jumpBoth { step += 1 }
    if isBefore, abs(place - place.rounded()) <= 1e-9 { step -= 1 }
    if input >= 0 { step = Swift.max(0, step) }
    if input <= 1 { step = Swift.min(jumps, step) }
    return step / jumps
  }
}

extension UnitCurve {
  /// A curve of `count` equal steps, as CSS `steps()`.
  ///
  /// There is at least one interval, and with `jumpNone` at least two.
  public static func steps(_ count: Int, _ position: StepPosition = .jumpEnd) -> UnitCurve {
    UnitCurve(.steps(StepTiming(count, position)))
  }

  /// Jumps to the end at once.
  public static let stepStart = steps(1, .jumpStart)

  /// Jumps to the end at the end.
  public static let stepEnd = steps(1, .jumpEnd)
}
