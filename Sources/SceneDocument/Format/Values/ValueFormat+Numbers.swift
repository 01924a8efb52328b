internal import Geometry

extension ValueFormat where Value == Double {
  /// A number of `unit` within `range`, its ends included, or an expression that gives one.
  static func number(
    in range: ClosedRange<Double> = -1e9...1e9, unit: String = "", placeholder: Double = 0
  ) -> ValueFormat {
    let phrase = "a number" + (unit.isEmpty ? "" : " of \(unit)")
    return ValueFormat(
      phrase, placeholder: placeholder, schema: .number(range), example: examples[unit]
    ) { json, reading in
      if reading.isExpression(json) {
        return reading.compile(json, expecting: .number).map {
          computedNumber($0, range, placeholder)
        }
      }
      guard case .number(let number) = json.content else {
        reading.mismatch(json, phrase)
        return nil
      }
      return reading.checked(number, in: range, at: json).map { Attribute($0) }
    }
  }

  /// A length in points that can't be negative.
  static var length: ValueFormat { lengthFormat }

  /// A coordinate or a shift in points.
  static var coordinate: ValueFormat { coordinateFormat }

  /// A span of time that can't be negative.
  static var seconds: ValueFormat { secondsFormat }
}

/// Numbers of the units that most documents have.
private let examples = ["points": "24", "seconds": "0.5"]

// Formats that every document needs many times are made once.
private let lengthFormat = ValueFormat<Double>.number(in: 0...1e6, unit: "points")
private let coordinateFormat = ValueFormat<Double>.number(in: -1e6...1e6, unit: "points")
private let secondsFormat = ValueFormat<Double>.number(in: 0...1e6, unit: "seconds")

extension ValueFormat where Value == Angle {
  /// A number of degrees, a string with a unit, or an expression that gives either.
  static var angle: ValueFormat {
    let phrase = "a number of degrees or a string such as \"45deg\""
    let range = -1e6...1e6
    return ValueFormat(phrase, placeholder: .zero, example: #""45deg""#) { json, reading in
      if reading.isExpression(json) {
        return reading.compile(json, expecting: .angle)
          .map { computedNumber($0, range, 0).map { Angle(degrees: $0) } }
      }
      let degrees: Double? =
        switch json.content {
        case .number(let number): number
        case .string(let text): angleLiteral(text)
        default: nil
        }
      guard let degrees else {
        reading.mismatch(json, phrase)
        return nil
      }
      return reading.checked(degrees, in: range, at: json).map { Attribute(Angle(degrees: $0)) }
    }
  }
}

extension DocumentReading {
  /// The number when it lies in the range; nil after an error has been reported.
  func checked(_ number: Double, in range: ClosedRange<Double>, at json: JSONValue) -> Double? {
    guard !range.contains(number) else { return number }
    error(rangeMessage(number, range, placeClause), at: json.range)
    return nil
  }
}

/// An attribute of a program's number.
///
/// While a film runs, what is out of range is moved into it and what is no number becomes
/// `fallback`; the states that a script is known to reach are checked when the document is read.
func computedNumber(
  _ program: Program, _ range: ClosedRange<Double>, _ fallback: Double
) -> Attribute<Double> {
  let complaint = Complaint(about: program, range: range) { environment in
    let number = program.number(in: environment)
    return range.contains(number) ? nil : rangeMessage(number, range)
  }
  let evaluate: @Sendable (VariableValues) -> Double = { environment in
    let number = program.number(in: environment)
    return number.isNaN ? fallback : min(max(number, range.lowerBound), range.upperBound)
  }
  guard program.isConstant else { return Attribute(complaint: complaint, evaluate) }
  let isFine = complaint.message(VariableValues()) == nil
  return isFine ? Attribute(evaluate(VariableValues())) : Attribute(complaint: complaint, evaluate)
}

private func rangeMessage(
  _ number: Double, _ range: ClosedRange<Double>, _ place: String = ""
) -> String {
  let limits =
    number < range.lowerBound
    ? "at least \(numberText(range.lowerBound))" : "at most \(numberText(range.upperBound))"
  return number.isNaN
    ? "expected a number, found one that is none (0/0 or the like)"
    : "expected \(limits)\(place), found \(numberText(number))"
}
