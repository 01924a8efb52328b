/// What is known of a key: everything that the reference, the schema and the messages say of it.
struct KeyDescription: Sendable {
  let name: String
  /// One sentence.
  let summary: String
  /// What its value is, with the article.
  let phrase: String
  /// What editors are told of its value.
  let schema: SchemaType
  /// A value as a document has it.
  let example: String?
  /// The value when the key is missing; nil when there is none.
  let defaultText: String?
  let isRequired: Bool
  /// Whether its value may stand in place of the whole object.
  let isShorthand: Bool

  /// A key whose values are written in the given format.
  init<Value>(
    _ name: String, _ format: ValueFormat<Value>, _ summary: String, defaultText: String? = nil,
    isRequired: Bool = false, isShorthand: Bool = false
  ) {
    (self.name, self.summary) = (name, summary)
    (phrase, schema, example) = (format.phrase, format.schema, format.example)
    self.defaultText = defaultText
    (self.isRequired, self.isShorthand) = (isRequired, isShorthand)
  }
}
