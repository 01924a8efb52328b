internal import Geometry
import Motion

extension ValueFormat where Value == CGPoint {
  /// `[x, y]`, `{ "x": …, "y": … }` or an expression that gives a point; each number may be an
  /// expression as well.
  static func point(
    in range: ClosedRange<Double> = -1e6...1e6, names: (String, String) = ("x", "y")
  ) -> ValueFormat {
    let phrase = "two numbers [\(names.0), \(names.1)]"
    return ValueFormat(phrase, placeholder: .zero, example: "[12, 8]") { json, reading in
      if reading.isExpression(json) {
        return reading.compile(json, expecting: .point).map { computedPoint($0, range) }
      }
      let number = ValueFormat<Double>.number(in: range)
      if json.isObject {
        let keys = KeyReader(json, reading)
        let x = keys.required(names.0, number, "The first number.")
        let y = keys.required(names.1, number, "The second number.")
        keys.finish()
        return combine(x, y)
      }
      guard json.isArray, json.elements.count == 2 else {
        reading.mismatch(json, phrase)
        return nil
      }
      let parts = json.elements.enumerated().map { index, element in
        reading.at(.index(index)) { number.read(element, reading) }
      }
      guard let x = parts[0], let y = parts[1] else { return nil }
      return combine(x, y)
    }
  }
}

extension ValueFormat where Value == UnitPoint {
  /// The name of a point, `[x, y]` in fractions of the frame, or an expression that gives a point.
  static var unitPoint: ValueFormat {
    let phrase = "the name of a point such as \"topLeading\", or two numbers [x, y]"
    return ValueFormat(phrase, placeholder: .center, example: #""topLeading""#) { json, reading in
      let range = -1e4...1e4
      if reading.isExpression(json) {
        return reading.compile(json, expecting: .unitPoint)
          .map { computedPoint($0, range).map { UnitPoint(x: $0.x, y: $0.y) } }
      }
      guard let name = json.string?.text else {
        guard json.isArray || json.isObject else {
          reading.mismatch(json, phrase)
          return nil
        }
        return ValueFormat<CGPoint>.point(in: range).read(json, reading)?
          .map { UnitPoint(x: $0.x, y: $0.y) }
      }
      if let point = unitPointLiteral(name) { return Attribute(point) }
      let clause = Suggestion.clause(for: name, among: unitPointNames)
      reading.error("unknown point \"\(name)\"\(clause)", at: json.range)
      return nil
    }
  }
}

/// The point of two numbers that are attributes each.
private func combine(_ x: Attribute<Double>, _ y: Attribute<Double>) -> Attribute<CGPoint> {
  if let x = x.constant, let y = y.constant { return Attribute(CGPoint(x: x, y: y)) }
  return Attribute(
    complaint: Complaint.first(of: [x.complaint, y.complaint].compactMap(\.self)),
    { CGPoint(x: x.value(in: $0), y: y.value(in: $0)) })
}

private func computedPoint(_ program: Program, _ range: ClosedRange<Double>) -> Attribute<CGPoint> {
  let value: @Sendable (VariableValues) -> CGPoint = { environment in
    guard case .point(let point) = program.value(in: environment) else { return .zero }
    return CGPoint(x: defined(point.x.native, range), y: defined(point.y.native, range))
  }
  if program.isConstant { return Attribute(value(VariableValues())) }
  return Attribute(
    complaint: Complaint(about: program, range: range) { environment in
      guard case .point(let point) = program.value(in: environment) else { return nil }
      guard !range.contains(point.x.native) || !range.contains(point.y.native) else { return nil }
      let limits = "\(numberText(range.lowerBound))…\(numberText(range.upperBound))"
      return "expected a point within \(limits), found (\(point.x), \(point.y))"
    }, value)
}

private func defined(_ number: Double, _ range: ClosedRange<Double>) -> Double {
  number.isNaN ? 0 : min(max(number, range.lowerBound), range.upperBound)
}
