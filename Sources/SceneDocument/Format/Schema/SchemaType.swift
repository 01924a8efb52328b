/// What is known of a value before it is read, for editors.
indirect enum SchemaType: Sendable {
  case any
  /// A number, or an expression that gives one.
  case number(ClosedRange<Double>)
  /// A truth value, or an expression that gives one.
  case boolean
  case string
  /// One of several names.
  case choice([String])
  case list(SchemaType, count: ClosedRange<Int>)
  /// A definition of the schema.
  case reference(String)
  case either([SchemaType])
}

extension SchemaType {
  /// A value of the type as a document has it; nil when its place has to tell one.
  var example: String? {
    switch self {
    case .any, .string: nil
    case .number(let range):
      [2, 0.5, 75].first { $0 < range.upperBound && range.contains($0) }.map(numberText)
    case .boolean: "true"
    // The first one is most often what happens anyway.
    case .choice(let names): names.dropFirst().first.map { "\"\($0)\"" }
    case .list(let element, _): element.example.map { "[\($0)]" }
    case .reference(let name): schemaExamples[name]
    case .either(let types): types.lazy.compactMap(\.example).first
    }
  }

  /// The type in the words of JSON Schema.
  var schema: SchemaText {
    switch self {
    case .any: .object([])
    case .number(let range):
      .anyOf([
        .object([
          ("type", .string("number")), ("minimum", .number(range.lowerBound)),
          ("maximum", .number(range.upperBound)),
        ]), .reference("expression"),
      ])
    case .boolean: .anyOf([.object([("type", .string("boolean"))]), .reference("expression")])
    case .string: .object([("type", .string("string"))])
    case .choice(let names):
      .anyOf([.object([("enum", .array(names.map { .string($0) }))]), .reference("expression")])
    case .list(let element, let count):
      .object([
        ("type", .string("array")), ("items", element.schema),
        ("minItems", .number(Double(count.lowerBound))),
        ("maxItems", .number(Double(count.upperBound))),
      ])
    case .reference(let name): .reference(name)
    case .either(let types): .anyOf(types.map(\.schema))
    }
  }
}

/// Values that the schema's definitions allow, as a document has them.
let schemaExamples = [
  "view": "{ \"circle\": {} }", "views": "[{ \"circle\": {} }, { \"text\": \"Hello\" }]",
  "steps": """
  [{ "at": 1, "set": { "open": true }, "animation": "bouncy" }, { "at": 2, "set": { "open": false } }]
  """,
  "animation": "{ \"easeInOut\": { \"duration\": 0.6 } }", "style": "\"tomato\"",
  "numberFormat": "{ \"number\": { \"decimals\": 1 } }", "transition": "{ \"move\": \"top\" }",
  "font": "{ \"size\": 24, \"weight\": \"bold\" }", "sound": "{ \"file\": \"tone.wav\" }",
  "eventSounds": "{ \"touch\": true, \"volume\": 0.7 }",
]
