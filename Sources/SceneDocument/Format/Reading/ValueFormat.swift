/// How a value of one kind is written in a document.
struct ValueFormat<Value: Sendable>: Sendable {
  /// What is expected, with its article: `a number of points`.
  let phrase: String
  /// Stands in for a value that is missing or wrong, so that reading can go on.
  let placeholder: Value
  /// Whether an object is a value of this kind by itself, rather than holding one under a key.
  let takesObject: @Sendable (JSONValue) -> Bool
  /// What editors are told of it.
  let schema: SchemaType
  /// A value as a document has it; nil when only the place of the value can tell one.
  let example: String?
  /// Reads a value; nil after an error has been reported.
  let read: @Sendable (JSONValue, DocumentReading) -> Attribute<Value>?

  init(
    _ phrase: String, placeholder: Value, schema: SchemaType = .any, example: String? = nil,
    takesObject: @escaping @Sendable (JSONValue) -> Bool = { _ in false },
    read: @escaping @Sendable (JSONValue, DocumentReading) -> Attribute<Value>?
  ) {
    (self.phrase, self.placeholder, self.schema) = (phrase, placeholder, schema)
    (self.takesObject, self.read) = (takesObject, read)
    self.example = example ?? schema.example
  }

  /// A format without expressions, whose values `parse` finds in the JSON; nil is a wrong type.
  static func literal(
    _ phrase: String, placeholder: Value, schema: SchemaType = .any, example: String? = nil,
    parse: @escaping @Sendable (JSONValue) -> Value?
  ) -> ValueFormat {
    ValueFormat(phrase, placeholder: placeholder, schema: schema, example: example) {
      json, reading in
      if let value = parse(json) { return Attribute(value) }
      reading.mismatch(json, phrase)
      return nil
    }
  }
}

extension DocumentReading {
  /// Reports a value of another kind than the one expected.
  func mismatch(_ json: JSONValue, _ expected: String) {
    guard !json.isInvalid else { return }
    let remedy = remedy(for: json, expected)
    let message = "expected \(expected)\(placeClause), found \(json.phrase)"
    error(message, at: json.range, notes: remedy)
  }

  private func remedy(for json: JSONValue, _ expected: String) -> [Diagnostic.Note] {
    guard let text = json.string?.text, expected.hasPrefix("a number") else { return [] }
    if Double(text) != nil { return [Diagnostic.Note("numbers are written without quotes")] }
    let isNumberWithUnit = text.first?.isNumber == true
    if isNumberWithUnit { return [Diagnostic.Note("numbers are written without quotes and units")] }
    return isName(text) ? [Diagnostic.Note("an expression begins with \"=\": \"= \(text)\"")] : []
  }
}
