import Motion

extension KeyReader {
  /// What is made of the values of the keys asked for so far, with what may be wrong with them.
  func attribute<Value>(
    _ value: @escaping @Sendable (VariableValues) -> Value
  ) -> Attribute<Value> {
    Attribute(complaint: complaint, value)
  }

  /// What may be wrong with the values of the keys asked for so far.
  var complaint: Complaint? { Complaint.first(of: checks.map(\.complaint)) }
}

extension ValueFormat {
  /// An object whose keys `read` asks for; a value may stand in its place when it `hasShorthand`.
  static func object(
    _ phrase: String, placeholder: Value, schema: SchemaType = .any, example: String? = nil,
    hasShorthand: Bool = false,
    _ read: @escaping @Sendable (KeyReader) -> @Sendable (VariableValues) -> Value
  ) -> ValueFormat {
    ValueFormat(phrase, placeholder: placeholder, schema: schema, example: example) {
      json, reading in
      guard json.isObject || hasShorthand else {
        reading.mismatch(json, phrase)
        return nil
      }
      let keys = KeyReader(json, reading)
      let value = read(keys)
      keys.finish()
      return keys.attribute(value)
    }
  }

  /// A list of so many values of one kind.
  static func list<Element>(
    of element: ValueFormat<Element>, _ phrase: String, count: ClosedRange<Int>
  ) -> ValueFormat where Value == [Element] {
    ValueFormat(
      phrase, placeholder: [], schema: .list(element.schema, count: count),
      example: element.example.map { listText($0, count) }
    ) { json, reading in
      guard json.isArray else {
        reading.mismatch(json, phrase)
        return nil
      }
      let elements = json.elements
      guard count.contains(elements.count) else {
        reading.error(
          "expected \(count.lowerBound) to \(count.upperBound) values, found \(elements.count)",
          at: json.range)
        return nil
      }
      let attributes = elements.enumerated().map { index, value in
        reading.at(.index(index)) { element.read(value, reading) }
      }
      return combined(attributes.compactMap(\.self))
    }
  }
}

/// A list of two values alike, or of as many as there have to be.
private func listText(_ element: String, _ count: ClosedRange<Int>) -> String {
  let times = min(max(2, count.lowerBound), count.upperBound)
  return "[\(Array(repeating: element, count: times).joined(separator: ", "))]"
}

/// The list of the values of several attributes.
func combined<Element>(_ attributes: [Attribute<Element>]) -> Attribute<[Element]> {
  let constants = attributes.compactMap(\.constant)
  if constants.count == attributes.count { return Attribute(constants) }
  return Attribute(complaint: Complaint.first(of: attributes.compactMap(\.complaint))) {
    environment in attributes.map { $0.value(in: environment) }
  }
}
