internal import Geometry

extension ValueFormat where Value == CGRect {
  /// `[x, y, width, height]`, of which width and height are positive.
  static var rectangle: ValueFormat {
    let phrase = "four numbers [x, y, width, height]"
    return ValueFormat(phrase, placeholder: .zero, example: "[0, 0, 100, 60]") { json, reading in
      guard json.isArray, json.elements.count == 4 else {
        reading.mismatch(json, phrase)
        return nil
      }
      let ranges = [-1e6...1e6, -1e6...1e6, 1e-6...1e6, 1e-6...1e6]
      let parts = zip(json.elements, ranges).enumerated().map { index, part in
        reading.at(.index(index)) { ValueFormat<Double>.number(in: part.1).read(part.0, reading) }
      }
      let numbers = parts.compactMap(\.self)
      guard numbers.count == 4 else { return nil }
      return combine(numbers)
    }
  }
}

private func combine(_ parts: [Attribute<Double>]) -> Attribute<CGRect> {
  let value: @Sendable (VariableValues) -> CGRect = { environment in
    let numbers = parts.map { $0.value(in: environment) }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  if parts.allSatisfy({ $0.constant != nil }) { return Attribute(value(VariableValues())) }
  return Attribute(complaint: Complaint.first(of: parts.compactMap(\.complaint)), value)
}
